import { configFile } from '../../file-names.ts';
import { placeholderOr } from '../../words/placeholder.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { wordsPattern } from '../context/same-words.ts';
import { type KeyVersions, keyVersions, type Version } from '../context/words/keys/key-versions.ts';
import { languageOf } from '../context/words/translations/languages.ts';
import type { Finding } from '../problems/problem.ts';
import { onlySlip } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** Whether a name is one word that is long enough to be known again when a letter is wrong. */
const isLong = (name: string): boolean => /^\p{Lu}\p{L}{4,}$/u.test(name);

const namesOf = ({ source }: CheckContext): string[] =>
  [...new Set([source.config.name, ...(source.config.names ?? [])])].filter(isLong);

const lacks = (text: string, name: string) => !text.includes(name);

/**
 * A name, and whether it may be written small as well, such as a croissant, which is listed because all languages call
 * it that.
 */
type Name = { name: string; mayBeSmall: boolean };

const addressOrFact = placeholderOr(/\S+@\S+|\S+\.\S+/g);

/** The word of a text that should be a name: the text lacks the name, and has a word that is one slip away from it. */
const slipIn = (text: string, { name, mayBeSmall }: Name): string | undefined =>
  lacks(text, name)
    ? (text.replace(addressOrFact, ' ').match(/\p{L}+/gu) ?? []).find(
        (word) => onlySlip(word, [name]) && !(mayBeSmall && word === name.toLowerCase()),
      )
    : undefined;

const misspelt = ({ value, place }: Version, names: Name[]): Finding[] =>
  names.flatMap((item) => {
    const word = slipIn(value, item);
    return word === undefined
      ? []
      : [{ ...place, ...withSuggestion(`"${word}" is no name of this site.`, item.name) }];
  });

/** Whether a text writes a word large within a sentence, where German does so with every noun. */
const isLargeWithin = ({ value, locale }: Version, word: string): boolean =>
  languageOf(locale) !== 'de' && new RegExp(`[\\p{L}\\d,;] ${word}(?!\\p{L})`, 'u').test(value);

const compare = (context: CheckContext, { versions }: KeyVersions, pattern: RegExp): Finding[] => {
  const named = new Set(versions.flatMap(({ value }) => value.match(pattern) ?? []));
  if (named.size === 0) return [];
  const isProper = (name: string) =>
    name === context.source.config.name || versions.some((version) => isLargeWithin(version, name));
  const names = [...named].map((name) => ({ name, mayBeSmall: !isProper(name) }));
  return versions.flatMap((version) => misspelt(version, names));
};

/** The registered name of the company has that of the site in it, perhaps with a slip. */
const misspeltCompany = ({ source: { config } }: CheckContext): Finding[] => {
  const { legalName } = config.organization ?? {};
  const name = { name: config.name, mayBeSmall: false };
  const word = typeof legalName === 'string' && isLong(config.name) ? slipIn(legalName, name) : undefined;
  if (word === undefined) return [];
  const told = withSuggestion(`"${word}" is no name of this site.`, config.name);
  return [{ file: configFile, pointer: '/organization/legalName', ...told }];
};

/** Names that one language writes otherwise than another. */
export const contentMisspeltName: Check = {
  id: 'content/misspelt-name',
  severity: 'warning',
  description: 'A name is written alike in every language of a text.',
  advice:
    'The name of the company and those under "names" in site.config.json are the same in every language. Write "Inspira" in a translation too, and not "Insipra" or "inspira". Texts are held against their other languages, because a word that is like a name may be right elsewhere.',
  run: (context) => {
    const pattern = wordsPattern(namesOf(context));
    const texts = keyVersions(context).flatMap((item) => compare(context, item, pattern));
    return [...texts, ...misspeltCompany(context)];
  },
  concerns: (context) => {
    const pattern = wordsPattern(namesOf(context));
    // Nearly every text that has a name has it in all languages.
    return (_, words) => {
      if (!words.some((value) => value.search(pattern) !== -1)) return false;
      const named = words.flatMap((value) => value.match(pattern) ?? []);
      return words.some((value) => named.some((name) => lacks(value, name)));
    };
  },
};
