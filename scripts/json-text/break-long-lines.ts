import { applyEdits, type Edit, type Node, parseTree } from 'jsonc-parser';
import { eolOf, indentAt } from './layout.ts';

/** The longest line of the project's formatter. */
const width = 110;

const lineLength = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset);
  return (end < 0 ? text.length : end) - (text.lastIndexOf('\n', offset - 1) + 1);
};

const stands = (text: string, { offset, length }: Node): string => text.slice(offset, offset + length);

/** The outermost group that stands on one line together with more than the line may hold. */
const longGroup = (text: string, node: Node): Node | undefined => {
  const { children = [], offset, type } = node;
  const isGroup = type !== 'property' && children.length > 0;
  if (isGroup && !stands(text, node).includes('\n') && lineLength(text, offset) > width) return node;
  for (const child of children) {
    const found = longGroup(text, child);
    if (found) return found;
  }
  return undefined;
};

const spread = (text: string, group: Node): Edit => {
  const { offset, length, children = [] } = group;
  const outer = eolOf(text) + indentAt(text, offset);
  const written = children.map((child) => `${outer}  ${stands(text, child)}`).join(',');
  return { offset, length, content: `${text[offset]}${written}${outer}${text[offset + length - 1]}` };
};

/** Breaks every group that does not fit into its line, so that a new file is as the formatter would have it. */
export const breakLongLines = (text: string): string => {
  const tree = parseTree(text);
  const group = tree && longGroup(text, tree);
  return group ? breakLongLines(applyEdits(text, [spread(text, group)])) : text;
};
