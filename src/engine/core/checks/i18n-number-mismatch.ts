import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { surplus } from './context/surplus.ts';
import {
  concernedBySource,
  judgedBySource,
  type KeyVersions,
  keyVersions,
  type Version,
} from './context/words/key-versions.ts';
import { isSourceChanged } from './context/words/translations.ts';
import type { Finding } from './problem.ts';

/** A number with the signs that group its digits: 1,000.50, 1.000,50 and 9:30 are one each. */
const number = /\d+(?:[.,:\u00a0\u202f]\d+)*/g;

/** The numbers of a text by their digits alone: languages group them with different signs. */
const numbersOf = (text: string): string[] =>
  (text.replace(/%\{.*?\}|\S+:\/\/\S+/g, ' ').match(number) ?? []).map((found) =>
    found.replace(/[^\d:]/g, ''),
  );

/** A number that nobody writes in words, unlike 24 and 1000. */
const isFigure = (digits: string): boolean => /^\d{3,}$/.test(digits) && !/^10+$/.test(digits);

/** The numbers that a text has instead of those of its source. */
const otherNumbers = (text: string, source: string): { extra: string[]; meant: string[] } | undefined => {
  if (text === source || !/\d/.test(source)) return undefined;
  const [own, expected] = [numbersOf(text), numbersOf(source)];
  if (own.length === 0 && !text.includes('%{') && expected.some(isFigure))
    return { extra: [], meant: expected };
  // A number written in words, or an hour by another clock, makes the counts differ.
  if (own.length !== expected.length || [...own, ...expected].some((found) => found.includes(':')))
    return undefined;
  const extra = surplus(own, expected);
  return extra.length === 0 ? undefined : { extra, meant: surplus(expected, own) };
};

const difference = ({ value, place, isComparable }: Version, source: Version): Finding[] => {
  const found = isComparable && source.isComparable ? otherNumbers(value, source.value) : undefined;
  if (!found) return [];
  const { extra, meant } = found;
  const own = extra.length === 0 ? 'has no number' : `says ${extra.join(', ')}`;
  const message = `This text ${own} where "${source.locale}" says ${meant.join(', ')}. Write the same number in both.`;
  return [{ ...place, message }];
};

/** What has changed since it was translated is wrong itself, as long as no translation has followed. */
const differences = (context: CheckContext, item: KeyVersions): Finding[] => {
  const found = judgedBySource(difference)(item);
  const [source, other] = item.versions;
  if (!source || !other || found.length < item.versions.length - 1 || !isSourceChanged(context, item))
    return found;
  return difference(source, other);
};

/** Numbers that a translation gives otherwise. */
export const i18nNumberMismatch: Check = {
  id: 'i18n/number-mismatch',
  severity: 'warning',
  description: 'A text has the same numbers in every language.',
  advice:
    'A price or a deadline that differs between languages is a promise to half of the visitors. Write "1,450 points" as "1,450 puntos", with the signs of the language. What may change is better a fact, as %{discount}. Numbers in words are not compared.',
  run: (context) => keyVersions(context).flatMap((item) => differences(context, item)),
  concerns: () => concernedBySource((words, source) => otherNumbers(words, source) !== undefined),
};
