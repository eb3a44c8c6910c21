import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { below, steps } from '../../src/engine/core/checks/problem.ts';

/** A text within a JSON document, with where it stands. */
export type JsonString = { value: string; pointer: string; offset: number; length: number };

const visitStrings = (node: Node, pointer: string, visit: (found: JsonString) => void): void => {
  const { type, value, offset, length, children = [] } = node;
  if (type === 'string') visit({ value: value as string, pointer, offset, length });
  for (const [index, child] of children.entries()) {
    if (type === 'array') visitStrings(child, below(pointer, index), visit);
    if (type !== 'object') continue;
    const [name, item] = child.children ?? [];
    if (name && item) visitStrings(item, below(pointer, String(name.value)), visit);
  }
};

/** Every text of a document that is a value, in the order of the file. */
export const stringsIn = (text: string): JsonString[] => {
  const found: JsonString[] = [];
  const tree = parseTree(text);
  if (tree) visitStrings(tree, '', (item) => found.push(item));
  return found;
};

/** The document with some of its texts replaced; everything around them stays as it is. */
export const replaceStrings = (
  text: string,
  replacement: (found: JsonString) => string | undefined,
): string => {
  let result = text;
  for (const found of stringsIn(text).reverse()) {
    const value = replacement(found);
    if (value === undefined || value === found.value) continue;
    const end = found.offset + found.length;
    result = result.slice(0, found.offset) + JSON.stringify(value) + result.slice(end);
  }
  return result;
};

const pathIn = (text: string, pointer: string): (string | number)[] => {
  let node = parseTree(text);
  return steps(pointer).map((step) => {
    const key = node?.type === 'array' ? Number(step) : step;
    node = node && findNodeAtLocation(node, [key]);
    return key;
  });
};

const formatting = (text: string) => ({
  insertSpaces: true,
  tabSize: 2,
  eol: text.includes('\r\n') ? '\r\n' : '\n',
});

const isSorted = (names: string[]) =>
  names.every((name, index) => index === 0 || (names[index - 1] ?? '') <= name);

/** Among sorted names a new one goes to its place, else behind the last. */
const sortedIndex = (names: string[], name: string): number => {
  const own = names.filter((other) => other !== '$schema');
  if (!isSorted(own)) return names.length;
  const next = own.find((other) => other > name);
  return next === undefined ? names.length : names.indexOf(next);
};

const namesAt = (text: string, path: (string | number)[]): string[] | undefined => {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, path);
  return node?.type === 'object'
    ? node.children?.map(({ children }) => String(children?.[0]?.value))
    : undefined;
};

/** A value and its place. `before` names the property that a new one precedes. */
type Setting = { pointer: string; value: unknown; before?: string };

/** The document with a value at a place. Groups on the way are made. */
export const setValue = (text: string, { pointer, value, before }: Setting): string => {
  const path = pathIn(text, pointer);
  const depth = path.findIndex((_, index) => namesAt(text, path.slice(0, index + 1)) === undefined);
  const name = String(path[depth === -1 ? path.length - 1 : depth]);
  const getInsertionIndex = (names: string[]) =>
    before !== undefined && names.includes(before) ? names.indexOf(before) : sortedIndex(names, name);
  const edits = modify(text, path, value, { formattingOptions: formatting(text), getInsertionIndex });
  return applyEdits(text, edits);
};

/** The document with one more item in a list that has some, on a line of its own like the last. */
export const appendItem = (text: string, pointer: string, value: unknown): string => {
  const tree = parseTree(text);
  const last = tree && findNodeAtLocation(tree, pathIn(text, pointer))?.children?.at(-1);
  if (!last) return text;
  const end = last.offset + last.length;
  const [lead = ''] = /\s*$/.exec(text.slice(0, last.offset)) ?? [];
  const item = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  return `${text.slice(0, end)},${lead}${item}${text.slice(end)}`;
};

/** The document without a value, and without the groups that it was the last of. */
export const removeValue = (text: string, pointer: string): string => {
  let path = pathIn(text, pointer);
  while (path.length > 1 && namesAt(text, path.slice(0, -1))?.length === 1) path = path.slice(0, -1);
  return applyEdits(text, modify(text, path, undefined, { formattingOptions: formatting(text) }));
};

const staysSorted = (names: string[], from: string, to: string): boolean =>
  !isSorted(names) || isSorted(names.map((name) => (name === from ? to : name)));

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** The document with a property under another name or in another group. Its place changes only when order asks for it. */
export const moveProperty = (text: string, from: string, to: string): string => {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, pathIn(text, from));
  const key = node?.parent?.children?.[0];
  if (!node || !key) return text;
  const [name = '', next = ''] = [steps(from).at(-1), steps(to).at(-1)];
  const siblings = namesAt(text, pathIn(text, parentOf(from))) ?? [];
  if (parentOf(from) === parentOf(to) && staysSorted(siblings, name, next)) {
    return text.slice(0, key.offset) + JSON.stringify(next) + text.slice(key.offset + key.length);
  }
  const value: unknown = JSON.parse(text.slice(node.offset, node.offset + node.length));
  return setValue(removeValue(text, from), { pointer: to, value });
};
