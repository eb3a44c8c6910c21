import { shorten } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import { switchOf } from '../../../src/engine/core/checks/schema-errors/switch-of.ts';

/** What to write for a value without quotation marks: it is a text, or a word that people write for true and false. */
export const unquotedValue = (value: string): string => {
  const meant = switchOf(value);
  const written = `in double quotes: "${shorten(value)}".`;
  return meant === undefined || /^\d/.test(value)
    ? `Names and texts stand ${written}`
    : `Write ${meant}. Where a text belongs, it stands ${written}`;
};
