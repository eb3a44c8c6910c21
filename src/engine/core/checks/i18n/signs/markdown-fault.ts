/**
 * Signs of Markdown around words, or two stars at one end of them; stars and lines that stand alone are none, and two
 * stars at the end of a text may lead to a footnote.
 */
const marks: RegExp[] = [
  /\*\*[^*\s][^*]*\*\*/,
  /(?<![\p{L}\p{N}*])\*\*[\p{L}\p{N}]+/u,
  /[\p{L}\p{N}]+\*\*(?=[\s.,;:!?)]+\S)/u,
  /(?<![\p{L}\p{N}*])\*[^*\s]([^*]*[^*\s])?\*(?![\p{L}\p{N}*])/u,
  /(?<![\p{L}\p{N}_])_[^_\s]([^_]*[^_\s])?_(?![\p{L}\p{N}_])/u,
  /(?<![\p{L}\p{N}])__[^_\s][^_]*__(?![\p{L}\p{N}])/u,
  /\[[^\]]+\]\([^)\s]+\)/,
  /^#{1,6} \S+/,
  /^- \S+/,
  /`[^`]+`/,
];

/** What is wrong with a text that is written for a reader of Markdown, or undefined when it is not. */
export const markdownFault = (text: string): string | undefined => {
  if (!/[*_[#`]|^- /.test(text)) return undefined;
  const found = marks.find((mark) => mark.test(text))?.exec(text)?.[0];
  return found && `Visitors would read "${found}" as it is written, signs and all. Write the words alone.`;
};
