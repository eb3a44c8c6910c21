import type { Range } from '../../json-text/tree-range.ts';
import type { SyntaxFault } from '../../site/file-reader.ts';

/** How many digits stand between the commas of a number such as 1,000. */
const digitsOfThousands = 3;

/** A number that is written as people write it, and JSON does not: 1,000 and 74,5 and 07. */
export const describeNumber = (
  text: string,
  { offset, message }: SyntaxFault,
): (Range & { message: string }) | undefined => {
  const [digits] = /^\d[\d,]*/.exec(text.slice(offset)) ?? [];
  const [before] = /(?<![\d.])\d+,?$/.exec(text.slice(0, offset)) ?? [];
  if (digits === undefined || before === undefined) return undefined;
  const place = { offset: offset - before.length, length: before.length + digits.length };
  if (message === 'CommaExpected' && before === '0')
    return {
      ...place,
      message: `A number does not begin with 0. Write ${Number(digits.replaceAll(',', ''))}.`,
    };
  if (message !== 'PropertyNameExpected' || !before.endsWith(',')) return undefined;
  const written = before + digits;
  return digits.replaceAll(',', '').length % digitsOfThousands === 0
    ? { ...place, message: `A number has no commas. Write ${written.replaceAll(',', '')}.` }
    : { ...place, message: `A number has a point, not a comma. Write ${written.replace(',', '.')}.` };
};
