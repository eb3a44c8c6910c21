import { applyEdits, type Node, parseTree } from 'jsonc-parser';
import { below } from '../../src/engine/core/checks/problems/pointer-steps.ts';

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
  const edits = stringsIn(text).flatMap((found) => {
    const value = replacement(found);
    if (value === undefined || value === found.value) return [];
    return [{ offset: found.offset, length: found.length, content: JSON.stringify(value) }];
  });
  return applyEdits(text, edits);
};
