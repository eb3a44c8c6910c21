import { withoutPlaceholders } from '../../words/placeholder.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { columnOf } from '../context/words/keys/key-table.ts';
import {
  concernedBySource,
  judgedBySource,
  type KeyVersions,
  keyVersions,
  type Version,
} from '../context/words/keys/key-versions.ts';
import { isSourceAsRecorded } from '../context/words/translations/translations.ts';
import { hasTwoWords } from '../context/words/writing/words-in.ts';
import { lastPerPlace } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';
import { namesOfTimes } from './numbers/names-of-times.ts';

/** Two words in capitals are no abbreviation any more. */
const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text) && hasTwoWords(text, /\p{Lu}{3}/u);

const faultIn = (text: string, source: string): string | undefined => {
  if (isShouted(text) && !isShouted(source)) return 'is written in capitals throughout';
  return /^\p{Lu}/u.test(source) && /^\p{Ll}+(?![\p{L}\p{N}.@_/-])/u.test(text)
    ? 'begins with a small letter'
    : undefined;
};

/** "Tue–Sun" is "mar–dom" in Italian: many languages write days and months small. */
const beginsWithTime = ({ value, locale }: Version): boolean =>
  namesOfTimes(locale).has(/^\p{Ll}+/u.exec(value)?.[0] ?? '');

const faultOf = (version: Version, source: Version): Finding[] => {
  if (!version.isComparable || !source.isComparable) return [];
  if (isShouted(withoutPlaceholders(source.value)) && !isShouted(withoutPlaceholders(version.value))) {
    const message = `This text is written in capitals throughout, and in "${version.locale}" it is not. Write both alike.`;
    return [{ ...source.place, message }];
  }
  const fault = faultIn(withoutPlaceholders(version.value), withoutPlaceholders(source.value));
  if (fault === undefined || beginsWithTime(version)) return [];
  const message = `This text ${fault}, unlike in "${source.locale}". Write both alike.`;
  return [{ ...version.place, origin: source.place, message }];
};

/** The first word of a text, when it begins with a capital and goes on small. */
const capitalized = /^\p{Lu}\p{Ll}+(?![\p{L}\p{N}.@_/’'-])/u;

/** A source that begins small, with a word that is no name. */
const small = /^\p{Ll}+(?![\p{L}\p{N}.@_/-])/u;

const mayBeLarge = (text: string, source: string): boolean => small.test(source) && capitalized.test(text);

/** German writes every noun large. */
const isLargeWithin = (locale: string): boolean => /^(de|lb)\b/.test(locale);

/** Whether a language writes a word small within another text, so that it is no name. */
const isSmallElsewhere = ({ keyTable }: CheckContext, word: string, locale: string): boolean => {
  const pattern = new RegExp(`\\p{L},? ${word.toLowerCase()}(?!\\p{L})`, 'u');
  const column = columnOf(keyTable, locale);
  return column?.values.some((text) => text !== undefined && pattern.test(text)) ?? false;
};

/** A text that begins large, unlike its source: with a word or with a name. */
type Large = { key: string; word: string; version: Version; source: Version };

const largeOf = ({ key, versions: [source, ...others] }: KeyVersions): Large[] =>
  others.flatMap((version) => {
    const isWhole = version.isComparable && source?.isComparable && !isLargeWithin(version.locale);
    if (!isWhole || !mayBeLarge(version.value, source.value)) return [];
    return [{ key, word: capitalized.exec(version.value)?.[0] ?? '', version, source }];
  });

/** This many texts that begin with a capital unlike their source are meant so, and are not looked up. */
const fewest = 6;

/** The only text that begins large, unlike its source, with a word that is no name. */
const largeBeginnings = (context: CheckContext): Finding[] => {
  const large = keyVersions(context).flatMap(largeOf);
  if (large.length >= fewest) return [];
  const slips = large.filter(({ word, version }) => isSmallElsewhere(context, word, version.locale));
  const [slip, another] = slips;
  if (!slip || another) return [];
  const { key, word, version, source } = slip;
  const changed = { key, locale: version.locale, source: source.value };
  if (isSourceAsRecorded(context, changed) === false) {
    const message = `This text begins with a small letter, unlike in "${version.locale}", and was another when it was translated: its beginning may be lost. Write it as it was meant.`;
    return [{ ...source.place, message }];
  }
  const message = `This text begins with a capital, "${word}", unlike in "${source.locale}". Write both alike.`;
  return [{ ...version.place, origin: source.place, message }];
};

/** Translations with other capitals than the default language has. */
export const i18nCaseMismatch: Check = {
  id: 'i18n/case-mismatch',
  severity: 'warning',
  description:
    'A translation begins with a capital where its source does, and is not in capitals throughout.',
  advice:
    'Beside other labels a small first letter looks forgotten, and capitals shout; where a design wants capitals, its style makes them. Write "Aniversarios laborales" for "Work anniversaries". Capitals within a text are not compared, since languages use them differently.',
  run: (context) => [
    // A source is compared with each of its translations, and reported once.
    ...keyVersions(context).flatMap((item) => lastPerPlace(judgedBySource(faultOf)(item))),
    ...largeBeginnings(context),
  ],
  concerns: () =>
    concernedBySource(
      (words, source) =>
        faultIn(words, source) !== undefined ||
        mayBeLarge(words, source) ||
        (isShouted(source) && !isShouted(words)),
    ),
};
