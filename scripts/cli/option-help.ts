/** An option of a command: how it is read and written. `value` is what stands behind it. */
export type WrittenOption = {
  type: 'string' | 'boolean';
  multiple?: true;
  /** It must be given. */
  required?: true;
  value?: string;
  short?: string;
};

/** The same with what --help says of it. */
export type Option = WrittenOption & { help: string };

/** How an option is written, such as "-h, --help" or "--root DIR". */
export const writtenOption = (name: string, { short, value }: WrittenOption): string =>
  `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;

/** How something is asked of a command: its words, and its options in brackets when they may be left out. */
export const usageOf = (words: string[], options: [name: string, option: WrittenOption][]): string =>
  [
    ...words,
    ...options.map(([name, option]) => {
      const written = writtenOption(name, option);
      return option.required ? written : `[${written}]`;
    }),
  ].join(' ');

/** As wide as the window, and no wider than lines are easy to read; a pipe has no width. */
const widthOfLines = (): number => Math.min(Math.max(process.stdout.columns ?? 100, 40), 120);

/** A text in lines that are no longer than a width, but for a single word. */
const linesOf = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (last.length + 1 + word.length > width) lines.push(last, word);
    else lines.push(`${last} ${word}`);
  }
  return lines;
};

/** A sentence of a help, in lines as wide as the window. */
export const helpText = (text: string): string => linesOf(text, widthOfLines()).join('\n');

/**
 * Lines of a help: what is written, and beside it what it does, in a column of its own. What is longer than most gets a line
 * for itself.
 */
export const helpRows = (rows: [written: string, help: string][]): string[] => {
  const all = widthOfLines();
  const own = Math.min(Math.max(...rows.map(([written]) => written.length)), Math.floor(all * 0.4));
  const indent = ' '.repeat(own + 4);
  return rows.flatMap(([written, help]) => {
    const [first = '', ...others] = linesOf(help, all - indent.length);
    const head =
      written.length > own ? [`  ${written}`, indent + first] : [`  ${written.padEnd(own)}  ${first}`];
    return [...head, ...others.map((line) => indent + line)];
  });
};

/** The options of a command for its help, a line each. */
export const optionRows = (options: Record<string, Option>): string[] =>
  helpRows(Object.entries(options).map(([name, option]) => [writtenOption(name, option), option.help]));
