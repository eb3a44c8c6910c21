import type { Suspect } from './suspect.ts';

/** How many digits stand between the commas of a number such as 1,000. */
const digitsOfThousands = 3;

/** A number that is written as people write it, and JSON does not: 1,000 and 74,5 and 07. */
export const describeNumber: Suspect = function* (text, { offset, message }) {
  const [digits] = /^\d[\d,]*/.exec(text.slice(offset)) ?? [];
  const [before] = /(?<![\d.])\d+,?$/.exec(text.slice(0, offset)) ?? [];
  if (digits === undefined || before === undefined) return;
  const place = { offset: offset - before.length, length: before.length + digits.length };
  const onlyDigits = digits.replaceAll(',', '');
  if (message === 'CommaExpected' && before === '0')
    yield { ...place, message: `A number does not begin with 0. Write ${Number(onlyDigits)}.` };
  if (message !== 'PropertyNameExpected' || !before.endsWith(',')) return;
  const written = before + digits;
  yield onlyDigits.length % digitsOfThousands === 0
    ? { ...place, message: `A number has no commas. Write ${written.replaceAll(',', '')}.` }
    : { ...place, message: `A number has a point, not a comma. Write ${written.replace(',', '.')}.` };
};
