import type { CheckInfo } from '../../src/engine/core/checks/check.ts';

/** How the options of a check are written: what stands above them, and a line for each. */
type Style = { head: string[]; write: (name: string, meaning: string) => string };

/** The options of a check, a line each below their head; none for a check without options. */
export const optionLines = ({ options = {} }: CheckInfo, { head, write }: Style): string[] => {
  const lines = Object.entries(options).map(([name, { meaning }]) => write(name, meaning));
  return lines.length === 0 ? [] : [...head, ...lines];
};
