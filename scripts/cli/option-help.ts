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

/** Lines of a help: what is written, and beside it what it does. */
export const helpRows = (rows: [written: string, help: string][]): string[] => {
  const width = Math.max(...rows.map(([written]) => written.length));
  return rows.map(([written, help]) => `  ${written.padEnd(width)}  ${help}`);
};

/** The options of a command for its help, a line each. */
export const optionRows = (options: Record<string, Option>): string[] =>
  helpRows(Object.entries(options).map(([name, option]) => [writtenOption(name, option), option.help]));
