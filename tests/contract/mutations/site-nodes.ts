import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Schemas } from '../../../src/engine/core/types.ts';
import { allowedKinds, type Facts, factsBelow, factsFor } from './schema-facts.ts';

/** One value of a file of the site, with its place in the text and what the schemas say about it. */
export type SiteNode = {
  file: string;
  text: string;
  pointer: string;
  node: Node;
  value: unknown;
  parent: SiteNode | undefined;
  /** The name of the property or the number of the item that it is. */
  key: string | number;
  facts: Facts | undefined;
  /** The kinds of JSON that may stand here; none when anything may. */
  kinds: string[];
};

const schemaFileOf = (file: string): string => {
  if (file === 'site.config.json') return 'site.schema.json';
  return file.startsWith('locales/') ? 'locale.schema.json' : 'page.schema.json';
};

type Walk = { schemas: Schemas; found: SiteNode[] };

const inside = (outer: SiteNode, [key, node]: [string | number, Node], { schemas }: Walk): SiteNode => {
  const value: unknown = getNodeValue(node);
  const open = outer.facts && factsBelow(schemas, outer.facts, { value: outer.value, key });
  return {
    ...outer,
    pointer: below(outer.pointer, key),
    node,
    value,
    parent: outer,
    key,
    facts: open && factsFor(schemas, open, value),
    kinds: open ? allowedKinds(schemas, open) : [],
  };
};

const childrenOf = ({ type, children = [] }: Node): [string | number, Node][] => {
  if (type === 'array') return children.map((child, index) => [index, child]);
  if (type !== 'object') return [];
  return children.flatMap(({ children: [name, value] = [] }): [string, Node][] =>
    name && value ? [[String(name.value), value]] : [],
  );
};

const walk = (outer: SiteNode, context: Walk): void => {
  for (const child of childrenOf(outer.node)) {
    const node = inside(outer, child, context);
    context.found.push(node);
    walk(node, context);
  }
};

/** Every value of a file below its root, outer ones first. */
export const nodesOf = (file: string, text: string, schemas: Schemas): SiteNode[] => {
  const node = parseTree(text);
  if (!node) throw new Error(`${file} is not JSON`);
  const from = schemaFileOf(file);
  const value: unknown = getNodeValue(node);
  const facts = { schema: schemas[from] ?? {}, from };
  const root = { file, text, pointer: '', node, value, parent: undefined, key: '', facts, kinds: ['object'] };
  const context: Walk = { schemas, found: [] };
  walk(root, context);
  return context.found;
};

/** The line, counted from 1, of a place in a text. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Whether the schema demands the property that a node is the value of. */
export const isRequired = ({ parent, key }: SiteNode): boolean =>
  [parent?.facts?.schema.required ?? []].flat().includes(key);

/** Whether the object around a node allows only the properties that its schema names. */
export const isClosed = ({ parent }: SiteNode): boolean =>
  parent?.facts?.schema.additionalProperties === false;

/** The text of a node, when it is one. */
export const textOf = ({ value }: SiteNode): string => (typeof value === 'string' ? value : '');
