import { withoutPlaceholders } from '../../words/placeholder.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { type Column, columnOf } from '../context/words/keys/key-table.ts';
import { areVariants, commonWordsOf } from '../context/words/translations/languages.ts';
import { textHash } from '../context/words/translations/text-hash.ts';
import { parseRecord } from '../context/words/translations/translation-record.ts';
import { lockedRecords } from '../context/words/translations/translations.ts';
import { isStub } from '../context/words/writing/message-syntax.ts';
import { isGarbled, reencoded } from '../context/words/writing/reencoded.ts';
import { wordsIn } from '../context/words/writing/words-in.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { overwritten, putBack, withRemedy } from '../problems/with-remedy.ts';
import { lettersOf } from './lock/letters-of.ts';

/** Texts that are long enough to tell their language, and as many as suffice to tell that of a file. */
const long = 25;
const [fewest, most] = [10, 200];

/** The numbers of some texts of a file that are long enough; what only keeps the place of a text is none. */
const sampleOf = ({ values }: Column): number[] => {
  const numbers = values.flatMap((value, number) =>
    value !== undefined && value.length >= long && !isStub(value) ? number : [],
  );
  const step = Math.max(1, Math.floor(numbers.length / most));
  return numbers.filter((_, index) => index % step === 0);
};

type Sample = { column: Column; numbers: number[]; texts: string[] };

const shareOf = (texts: string[], isSuch: (text: string) => boolean): number =>
  texts.filter(isSuch).length / texts.length;

const hasAny = (words: ReadonlySet<string>, others: ReadonlySet<string>) => (text: string) =>
  wordsIn(text.toLowerCase()).some((word) => words.has(word) && !others.has(word));

/** By the small words that only one of two languages has. */
const speaks = ({ texts, column }: Sample, other: string): boolean => {
  const [own, foreign] = [commonWordsOf(column.locale), commonWordsOf(other)];
  if (!own || !foreign) return false;
  return shareOf(texts, hasAny(own, foreign)) <= 0.2 && shareOf(texts, hasAny(foreign, own)) > 0.6;
};

/** By the letters, where the two languages have none in common. */
const isLetteredAs = ({ texts, column }: Sample, other: string): boolean => {
  const [own, foreign] = [lettersOf(column.locale), lettersOf(other)];
  if (!own || !foreign || own.source === foreign.source) return false;
  return (
    shareOf(texts, (text) => own.test(text)) <= 0.2 && shareOf(texts, (text) => foreign.test(text)) > 0.8
  );
};

/** Whether hardly any text differs from another language. Variants of that language may be copies. */
const isCopyOf = ({ column, numbers }: Sample, source: Column): boolean => {
  if (areVariants(source.locale, column.locale)) return false;
  const same = numbers.filter((number) => column.values[number] === source.values[number]);
  return same.length / numbers.length > 0.8;
};

/** Some texts of a file; none of one that has too few to tell its language. */
const sampled = (column: Column): Sample | undefined => {
  const numbers = sampleOf(column);
  if (numbers.length < fewest) return undefined;
  const texts = numbers.map((number) => withoutPlaceholders(column.values[number] ?? ''));
  return { column, numbers, texts };
};

/** Whether a text is in a language by its words or its letters. */
const isIn = (sample: Sample | undefined, locale: string): boolean =>
  sample !== undefined && (speaks(sample, locale) || isLetteredAs(sample, locale));

/** The language of nearly all texts of a file, if it is another language of the site than the file's own. */
const foreignOf = (column: Column, { keyTable, locales }: CheckContext): string | undefined => {
  const sample = sampled(column);
  if (!sample) return undefined;
  const others = locales.filter((other) => other !== column.locale);
  const spoken = others.find((other) => speaks(sample, other));
  if (spoken !== undefined) return spoken;
  const before = keyTable.columns
    .slice(0, keyTable.columns.indexOf(column))
    .filter((one) => locales.includes(one.locale));
  // Of two files alike the later one is the copy, unless their words are in its language.
  const original = before.find((one) => isCopyOf(sample, one) && !isIn(sampled(one), column.locale));
  return original?.locale ?? others.find((other) => isLetteredAs(sample, other));
};

/** What is the same in both languages was never translated, whoever accepted it. */
const isTranslation = (record: string): boolean => {
  const { source, target } = parseRecord(record);
  return source !== target;
};

/**
 * Whether nearly all that was accepted as translations says something else now. A language that is only begun keeps
 * what it has, however little that is.
 */
const isOverwritten = (context: CheckContext, { locale, values }: Column): boolean => {
  const { numbers } = context.keyTable;
  const accepted = Object.entries(lockedRecords(context)?.get(locale) ?? {}).filter(
    ([key, record]) => numbers.has(key) && isTranslation(record),
  );
  const lost = accepted.filter(
    ([key, record]) => textHash(values[numbers.get(key) ?? -1] ?? '') !== parseRecord(record).target,
  );
  return accepted.length >= fewest && lost.length / accepted.length > 0.8;
};

type Foreign = { other: string; exchangedWith: ReadonlyMap<string, string> };

/** Whether a language has each text that the default one has. */
const isWhole = ({ keyTable, defaultLocale }: CheckContext, { values }: Column): boolean =>
  columnOf(keyTable, defaultLocale)?.values.every(
    (value, number) => value === undefined || values[number] !== undefined,
  ) ?? false;

/** A language that the lock file does not know is new. */
const remedyFor = (context: CheckContext, column: Column): string => {
  const { locale } = column;
  if (lockedRecords(context)?.has(locale) !== false)
    return 'Translate them, or put the file back as it was if it was overwritten.';
  return isWhole(context, column)
    ? 'Translate them.'
    : `Translate them; "npm run i18n -- extract" makes a place for each text that is missing here. A language that begins with "npm run content -- new locale ${locale}" has them all.`;
};

const findingOf = (context: CheckContext, column: Column, { other, exchangedWith }: Foreign): Finding[] => {
  const { file, locale } = column;
  const place = { file, pointer: '' };
  if (exchangedWith.get(other) === locale) {
    const message = `The words of this file are in "${other}", and those of locales/${other}.json in "${locale}": the two files are exchanged. Give each the name of the other.`;
    // One of the two is enough.
    return locale < other ? [{ ...place, message }] : [];
  }
  if (locale !== context.defaultLocale && !isOverwritten(context, column))
    return [
      {
        ...place,
        severity: 'warning',
        message: `The words of this file are in "${other}". ${remedyFor(context, column)}`,
      },
    ];
  const fault = `The words of this file are in "${other}", and should be in "${locale}". ${overwritten}`;
  return [{ ...place, ...withRemedy(fault, putBack), tells: 'overwritten' }];
};

const foreignFiles = (context: CheckContext): [Column, string][] =>
  context.keyTable.columns.flatMap((column): [Column, string][] => {
    // A file of no language of the site is `config/locales`'.
    if (!context.locales.includes(column.locale)) return [];
    const other = foreignOf(column, context);
    return other === undefined ? [] : [[column, other]];
  });

const garbledFault = 'The letters of this file were saved in a wrong encoding.';

/** So many texts are not garbled one by one. */
const fewestGarbled = 5;

/** Whether most of the letters and signs that can be garbled are: English has only dashes and quotation marks. */
const isGarbledThroughout = ({ values }: Column): boolean => {
  const endangered = values.filter((text) => text !== undefined && /[^\0-\x7f]/.test(text));
  const garbled = endangered.filter((text) => text !== undefined && isGarbled(text));
  return garbled.length >= fewestGarbled && garbled.length / endangered.length > 0.2;
};

/** What to do about such letters: a file that is put back as it was loses what was edited in it. */
const garbledAs = ({ values }: Column): Omit<Finding, keyof Place> => {
  const texts = values.filter((text) => text !== undefined);
  return texts.every((text) => reencoded(text) !== undefined)
    ? { message: `${garbledFault} Put them right: npm run validate -- --fix`, fix: { reencode: true } }
    : { ...withRemedy(garbledFault, putBack), tells: 'garbled' };
};

/** Files in which letters have become signs of a wrong encoding, not here and there but nearly everywhere. */
const garbledFiles = ({ keyTable }: CheckContext): Finding[] =>
  keyTable.columns
    .filter(isGarbledThroughout)
    .map((column) => ({ file: column.file, pointer: '', ...garbledAs(column) }));

/** Files of words that are in the language of another file, or in no letters. */
export const i18nWrongFile: Check = {
  id: 'i18n/wrong-file',
  severity: 'error',
  description: 'The words of each locale file are in its language, and saved as UTF-8.',
  advice:
    'A file that was saved under the name of another, or two that were exchanged, show every visitor a language that is not theirs. Put the files back, for example with the version control. A new language begins as a copy of the default one and is only warned of until most of its words are translated. Example: Spanish words in locales/en.json.',
  run: (context) => {
    const found = foreignFiles(context);
    const exchangedWith = new Map(found.map(([{ locale }, other]) => [locale, other]));
    const foreign = found.flatMap(([column, other]) => findingOf(context, column, { other, exchangedWith }));
    return oncePerPlace([...garbledFiles(context), ...foreign]);
  },
};
