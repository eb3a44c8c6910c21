import type { Range } from '../../json-text/tree-range.ts';

/** What is told of a part of a text without which it can be read. */
export const tooMany = ({ offset, length }: Range, message: string) => ({
  edit: { offset, length, content: '' },
  told: { offset, length, message },
});
