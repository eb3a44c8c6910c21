/** Some characters of a text that become others. */
export type TextEdit = { offset: number; length: number; content: string };

/** Applies edits that do not overlap. Those at one place come in the order in which they are given. */
export const applyEdits = (text: string, edits: TextEdit[]): string => {
  let result = '';
  let end = 0;
  for (const { offset, length, content } of [...edits].sort((one, other) => one.offset - other.offset)) {
    result += text.slice(end, offset) + content;
    end = offset + length;
  }
  return result + text.slice(end);
};
