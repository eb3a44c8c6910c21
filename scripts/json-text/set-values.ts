import { applyEdits, type Edit, type Node, parseTree } from 'jsonc-parser';
import { byText } from '../../src/engine/core/json/by-text.ts';
import { insertProperties, namesIn, nextInOrder } from './insert-properties.ts';
import { eolOf, indentAt, type Write, writeGroup, writeText } from './layout.ts';
import { follow } from './tree-range.ts';

/**
 * A place, and the JSON text of its value without indentation of its own. `before` names the property that a new one
 * precedes; without it a new one goes to its place among sorted names, or with `last` behind all others.
 */
type Setting = { pointer: string; json: string; before?: string; last?: boolean };

/** A setting whose value is new, and the names that lead to it from a group that is there. */
type Added = Setting & { names: string[] };

/** JSON texts by name; a group of them is nested. */
type NewValues = Map<string, string | NewValues>;

const nest = (group: NewValues, [name = '', ...rest]: string[], json: string): void => {
  if (rest.length === 0) {
    group.set(name, json);
    return;
  }
  const known = group.get(name);
  const inner: NewValues = typeof known === 'object' ? known : new Map();
  group.set(name, inner);
  nest(inner, rest, json);
};

const byName = (values: NewValues): [string, Write][] =>
  [...values].sort(([one], [other]) => byText(one, other)).map(([name, value]) => [name, writeValue(value)]);

const writeValue = (value: string | NewValues): Write =>
  typeof value === 'string' ? writeText(value) : (layout) => writeGroup(byName(value), layout);

const replace = (text: string, { offset, length }: Node, json: string): Edit => {
  const outer = { eol: eolOf(text), indent: indentAt(text, offset), unit: '', spread: true };
  return { offset, length, content: writeText(json)(outer) };
};

const insert = (text: string, group: Node, added: Added[]): Edit[] => {
  const names = namesIn(group);
  const values: NewValues = new Map();
  for (const { names, json } of added) nest(values, names, json);
  const wishes = new Map(added.map((one) => [one.names[0], one]));
  const properties = byName(values).map(([name, write]) => {
    const { before, last = false } = wishes.get(name) ?? {};
    if (before !== undefined && names.includes(before)) return { name, write, before };
    return { name, write, before: last ? undefined : nextInOrder(names, name) };
  });
  return insertProperties(text, group, properties);
};

/**
 * The document with values at some places. Groups on the way are made; where a text or a list is on the way, nothing
 * changes.
 */
export const setValues = (text: string, settings: Iterable<Setting>): string => {
  const tree = parseTree(text);
  if (!tree) return text;
  const edits: Edit[] = [];
  const added = new Map<Node, Added[]>();
  for (const setting of settings) {
    const { node, rest } = follow(tree, setting.pointer);
    if (rest.length === 0) edits.push(replace(text, node, setting.json));
    else if (node.type === 'object')
      added.set(node, [...(added.get(node) ?? []), { ...setting, names: rest }]);
  }
  const insertions = [...added].flatMap(([group, own]) => insert(text, group, own));
  return applyEdits(text, [...edits, ...insertions]);
};

/** The document with a value at a place, as `setValues` sets it. */
export const setValue = (text: string, setting: Setting): string => setValues(text, [setting]);
