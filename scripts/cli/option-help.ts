/** An option of a command: how it is read, and what --help says of it. `value` is what stands behind it. */
export type Option = {
  type: 'string' | 'boolean';
  multiple?: true;
  value?: string;
  short?: string;
  help: string;
};

/** How an option is written, such as "-h, --help" or "--root DIR". */
export const writtenOption = (name: string, { short, value }: Option): string =>
  `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;

/** The options of a command for its help, a line each. */
export const optionRows = (options: Record<string, Option>): string[] => {
  const rows = Object.entries(options).map(
    ([name, option]) => [writtenOption(name, option), option.help] as const,
  );
  const width = Math.max(...rows.map(([written]) => written.length));
  return rows.map(([written, help]) => `  ${written.padEnd(width)}  ${help}`);
};
