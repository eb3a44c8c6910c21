import type { Check } from './check.ts';
import { type KeyVersions, keyVersions, type Version } from './context/key-versions.ts';
import { isComparable } from './context/message-syntax.ts';
import type { Finding } from './problem.ts';

/** A number with the signs that group its digits: 1,000.50, 1.000,50 and 9:30 are one each. */
const number = /\d+(?:[.,:\u00a0\u202f]\d+)*/g;

/** The numbers of a text by their digits alone: languages group them with different signs. */
const numbersOf = (text: string): string[] =>
  (text.replace(/%\{.*?\}|\S+:\/\/\S+/g, ' ').match(number) ?? []).map((found) =>
    found.replace(/[^\d:]/g, ''),
  );

const without = (numbers: string[], others: string[]): string[] => {
  const rest = [...others];
  return numbers.filter((found) => {
    const index = rest.indexOf(found);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
};

const difference = (version: Version, source: Version): Finding[] => {
  const [own, expected] = [numbersOf(version.value), numbersOf(source.value)];
  // A number written in words, or an hour by another clock, makes the counts differ.
  if (own.length !== expected.length || [...own, ...expected].some((found) => found.includes(':'))) return [];
  const extra = without(own, expected);
  if (extra.length === 0) return [];
  const meant = without(expected, own);
  return [
    {
      ...version.place,
      message: `This text says ${extra.join(', ')} where "${source.locale}" says ${meant.join(', ')}. Write the same number in both.`,
    },
  ];
};

const compare = ({ versions }: KeyVersions): Finding[] => {
  const [source, ...others] = versions;
  if (!source || !/\d/.test(source.value) || !isComparable(source.value)) return [];
  return others
    .filter(({ value }) => isComparable(value) && value !== source.value)
    .flatMap((version) => difference(version, source));
};

/** Numbers that a translation gives otherwise. */
export const i18nNumberMismatch: Check = {
  id: 'i18n/number-mismatch',
  severity: 'warning',
  description: 'A text has the same numbers in every language.',
  advice:
    'A price or a deadline that differs between languages is a promise to half of the visitors. Write "1,450 points" as "1,450 puntos", with the signs of the language. What may change is better a fact, as %{discount}. Numbers in words are not compared.',
  run: (context) => keyVersions(context).flatMap(compare),
};
