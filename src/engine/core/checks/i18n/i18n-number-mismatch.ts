import { placeholdersOf } from '../../words/placeholder.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { factsWrittenIn } from '../context/facts/written-facts.ts';
import { surplus } from '../context/repeats.ts';
import { concernedBySource, keyVersions, type Version } from '../context/words/keys/key-versions.ts';
import { maySay, nameLike } from '../context/words/numbers/number-words.ts';
import {
  haveSameNumbers,
  isHour,
  numbersOf,
  otherNumbers,
  otherUnit,
} from '../context/words/numbers/numbers-in-digits.ts';
import { judgedInTime } from '../context/words/translations/translations.ts';
import type { Finding } from '../problems/problem.ts';
import { haveOtherWords, otherWordNumber } from './numbers/other-word-numbers.ts';
import { factNumbers } from './placeholders/fact-numbers.ts';

/** Whether some numbers are those of a fact that a text writes out: `content/hardcoded-fact` says what to write. */
const areOfFact = (context: CheckContext, { value, locale }: Version, digits: string[]): boolean => {
  const ofFacts = factsWrittenIn(context, value, locale).flatMap(({ literal }) => numbersOf(literal));
  return digits.every((number) => ofFacts.includes(number));
};

/** The numbers that a text neither has in digits nor in words, although another language has all that it has and these. */
const lostNumbers = ({ value, locale }: Version, other: Version): string[] => {
  // A text with as many numbers writes them in another way: the 1990s and los 90.
  if (numbersOf(value).length >= numbersOf(other.value).length) return [];
  const [text, source] = [value.replace(nameLike, ' '), other.value.replace(nameLike, ' ')];
  const [own, expected] = [numbersOf(text), numbersOf(source)];
  if (own.length >= expected.length || surplus(own, expected).length > 0) return [];
  if (isHour(value) || isHour(other.value) || expected.some((number) => number.includes(':'))) return [];
  // A fact that stands for a number is reported elsewhere.
  if (placeholdersOf(value).length !== placeholdersOf(other.value).length) return [];
  return surplus(expected, own).filter((digits) => !maySay(text, digits, locale));
};

/** How the numbers of a text differ from those of its source, in words; undefined if they do not. */
const saidOf = (context: CheckContext, version: Version, source: Version): string | undefined => {
  const { extra, meant } = otherNumbers(version.value, source.value) ?? { extra: [], meant: [] };
  if (extra.length > 0) return `says ${extra.join(', ')} where "${source.locale}" says ${meant.join(', ')}`;
  const lost = meant.length > 0 ? meant : lostNumbers(version, source);
  if (lost.length > 0 && areOfFact(context, source, lost)) return undefined;
  if (lost.length > 0) return `lacks ${lost.join(', ')}, which "${source.locale}" says`;
  const added = lostNumbers(source, version);
  if (added.length > 0 && areOfFact(context, version, added)) return undefined;
  if (added.length > 0) return `says ${added.join(', ')}, which "${source.locale}" does not`;
  const other = otherUnit(version.value, source.value) ?? otherWordNumber(version, source);
  return other && `says "${other.own}" where "${source.locale}" says "${other.expected}"`;
};

const differenceIn =
  (context: CheckContext) =>
  (version: Version, source: Version): Finding[] => {
    const said = version.isComparable && source.isComparable ? saidOf(context, version, source) : undefined;
    return said === undefined
      ? []
      : [{ ...version.place, message: `This text ${said}. Write the same in both.` }];
  };

/** Numbers that a translation gives otherwise. */
export const i18nNumberMismatch: Check = {
  id: 'i18n/number-mismatch',
  severity: 'warning',
  description: 'A text has the same numbers in every language.',
  advice:
    'A price or a deadline that differs between languages is a promise to half of the visitors, and so is $20 that becomes 20 €. Write "1,450 points" as "1,450 puntos", with the signs of the language. What may change is better a fact, as %{discount}; its values have the same number, too. A number may be written in words.',
  run: (context) => [
    ...keyVersions(context).flatMap(judgedInTime(context, differenceIn(context))),
    ...factNumbers(context),
  ],
  concerns: () =>
    concernedBySource(
      (words, source) =>
        !haveSameNumbers(words, source) ||
        haveOtherWords(words, source) ||
        otherUnit(words, source) !== undefined,
    ),
};
