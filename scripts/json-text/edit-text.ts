import { applyEdits, type Edit, type Node, parseTree } from 'jsonc-parser';
import { above, lastStep } from '../../src/engine/core/checks/problems/pointer-steps.ts';
import { isSorted, namesIn } from './insert-properties.ts';
import { indentAt } from './layout.ts';
import { removeValues } from './remove-values.ts';
import { setValue } from './set-values.ts';
import { nodeAt } from './tree-range.ts';

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

/** The document with one more item in a list that has some, on a line of its own like the last. */
export const appendItem = (text: string, pointer: string, value: unknown): string => {
  const last = find(text, pointer)?.children?.at(-1);
  if (!last) return text;
  const end = last.offset + last.length;
  const [lead = ''] = /\s*$/.exec(text.slice(0, last.offset)) ?? [];
  const item = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  return applyEdits(text, [{ offset: end, length: 0, content: `,${lead}${item}` }]);
};

/** The document without some values, and without the groups that they were the last of. */
export const removeAll = (text: string, pointers: Iterable<string>): string => {
  const tree = parseTree(text);
  const found = [...pointers].flatMap((pointer) => (tree && nodeAt(tree, pointer)) ?? []);
  return applyEdits(
    text,
    removeValues(found, ({ type }) => type === 'object'),
  );
};

/** The document without a value, and without the groups that it was the last of. */
export const removeValue = (text: string, pointer: string): string => removeAll(text, [pointer]);

/** The document without a value; the group it stood in stays, even when it is empty then. */
export const takeOut = (text: string, pointer: string): string => {
  const node = find(text, pointer);
  return node
    ? applyEdits(
        text,
        removeValues([node], () => false),
      )
    : text;
};

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
