import { applyEdits, type Edit, type Node, parseTree } from 'jsonc-parser';
import { above, lastStep } from '../../src/engine/core/checks/problem.ts';
import { insertProperties, isSorted, namesIn, nextInOrder } from '../json-text/insert-properties.ts';
import { eolOf, indentAt, type Write, writeGroup, writeText } from '../json-text/layout.ts';
import { removeValues } from '../json-text/remove-values.ts';
import { nodeAt } from '../site/tree-range.ts';

const find = (text: string, pointer: string): Node | undefined => {
  const tree = parseTree(text);
  return tree && nodeAt(tree, pointer);
};

const replacing = ({ offset, length }: Node, content: string): Edit => ({ offset, length, content });

/** The text of a value without the indentation that it has where it stands, or undefined when there is none. */
export const valueText = (text: string, pointer: string): string | undefined => {
  const node = find(text, pointer);
  if (!node) return undefined;
  const own = text.slice(node.offset, node.offset + node.length).replaceAll('\r\n', '\n');
  return own.replaceAll(`\n${indentAt(text, node.offset)}`, '\n');
};

/**
 * A place, and the JSON text of its value without indentation of its own. `before` names the property that a new one
 * precedes; without it a new one goes to its place among sorted names, or with `last` behind all others.
 */
type Setting = { pointer: string; json: string; before?: string; last?: boolean };

/** The group that a new value goes into, the name it is known by there, and the groups that are made on the way. */
const openGroup = (
  text: string,
  pointer: string,
  write: Write,
): { group: Node; name: string; write: Write } | undefined => {
  const node = find(text, above(pointer));
  const name = lastStep(pointer);
  if (node) return node.type === 'object' ? { group: node, name, write } : undefined;
  if (pointer === '') return undefined;
  return openGroup(text, above(pointer), (layout) => writeGroup([[name, write]], layout));
};

/** The document with a value at a place. Groups on the way are made; where a text or a list is on the way, nothing changes. */
export const setValue = (text: string, { pointer, json, before, last = false }: Setting): string => {
  const node = find(text, pointer);
  if (node) {
    const outer = { eol: eolOf(text), indent: indentAt(text, node.offset), unit: '', spread: true };
    return applyEdits(text, [replacing(node, writeText(json)(outer))]);
  }
  const open = openGroup(text, pointer, writeText(json));
  if (!open) return text;
  const { group, name, write } = open;
  const names = namesIn(group);
  const next = before !== undefined && names.includes(before) ? before : undefined;
  const inOrder = last ? undefined : nextInOrder(names, name);
  return applyEdits(text, insertProperties(text, group, [{ name, write, before: next ?? inOrder }]));
};

/** The document with one more item in a list that has some, on a line of its own like the last. */
export const appendItem = (text: string, pointer: string, value: unknown): string => {
  const last = find(text, pointer)?.children?.at(-1);
  if (!last) return text;
  const end = last.offset + last.length;
  const [lead = ''] = /\s*$/.exec(text.slice(0, last.offset)) ?? [];
  const item = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  return applyEdits(text, [{ offset: end, length: 0, content: `,${lead}${item}` }]);
};

const without = (text: string, pointer: string, goesWhenEmpty: (group: Node) => boolean): string => {
  const node = find(text, pointer);
  return node ? applyEdits(text, removeValues([node], goesWhenEmpty)) : text;
};

/** The document without a value, and without the groups that it was the last of. */
export const removeValue = (text: string, pointer: string): string =>
  without(text, pointer, ({ type }) => type === 'object');

/** The document without a value; the group it stood in stays, even when it is empty then. */
export const takeOut = (text: string, pointer: string): string => without(text, pointer, () => false);

/** The document with another name for a property, which stays where it is. */
export const renameProperty = (text: string, pointer: string, name: string): string => {
  const { parent } = find(text, pointer) ?? {};
  const [key] = (parent?.type === 'property' && parent.children) || [];
  return key ? applyEdits(text, [replacing(key, JSON.stringify(name))]) : text;
};

const staysSorted = (names: string[], from: string, to: string): boolean =>
  !isSorted(names) || isSorted(names.map((name) => (name === from ? to : name)));

/** The document with a property under another name or in another group. Its place changes only when order asks for it. */
export const moveProperty = (text: string, from: string, to: string): string => {
  const json = valueText(text, from);
  const group = find(text, above(from));
  if (json === undefined || !group) return text;
  const names = namesIn(group);
  if (above(from) === above(to) && staysSorted(names, lastStep(from), lastStep(to)))
    return renameProperty(text, from, lastStep(to));
  return setValue(removeValue(text, from), { pointer: to, json });
};
