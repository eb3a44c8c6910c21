/** Signs of Markdown around words; stars and lines that stand alone are none. */
const marks: RegExp[] = [
  /\*\*[^*\s][^*]*\*\*/,
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
