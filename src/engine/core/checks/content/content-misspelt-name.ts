import { configFile } from '../../file-names.ts';
import { placeholderOr } from '../../words/placeholder.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { perContext } from '../context/per-context.ts';
import { wordsPattern } from '../context/same-words.ts';
import { type KeyVersions, keyVersions, type Version } from '../context/words/keys/key-versions.ts';
import { languageOf } from '../context/words/translations/languages.ts';
import { wordsIn } from '../context/words/writing/words-in.ts';
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
    ? wordsIn(text.replace(addressOrFact, ' ')).find(
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

const isWordIn = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text);

/** Each word that is a slip for one of the names and no name itself. Most words are asked for again and again. */
const nearNames = perContext((context: CheckContext) => {
  const names = namesOf(context);
  const known = new Set(names.concat(context.source.config.names ?? []).flatMap((name) => name.split(' ')));
  const isNear = (word: string, name: string) =>
    name.toLowerCase() !== word.toLowerCase() && onlySlip(word, [name]) !== undefined;
  const found = new Map<string, string | undefined>([...known].map((word) => [word, undefined]));
  return (word: string): string | undefined => {
    if (!found.has(word))
      found.set(
        word,
        names.find((name) => isNear(word, name)),
      );
    return found.get(word);
  };
});

const largeWord = /(?<!\p{L})\p{Lu}\p{L}{3,}/gu;

const nearWords = (context: CheckContext, text: string): [word: string, name: string][] =>
  (text.match(largeWord) ?? []).flatMap((word): [string, string][] => {
    const name = nearNames(context)(word);
    return name === undefined ? [] : [[word, name]];
  });

/** The words of a text that are written large and may be a misspelt name. Hardly any text has one, even in an address. */
const nearIn = (context: CheckContext, text: string): [word: string, name: string][] =>
  nearWords(context, text).length === 0 ? [] : nearWords(context, text.replace(addressOrFact, ' '));

/**
 * A name that no language of a text writes right. A word that all of them have is a name; amid a sentence of one of them
 * a large word is, unless only its ending is another: that may be grammar.
 */
const unlikeAnyWord = (context: CheckContext, versions: Version[]): Finding[] => {
  const isName = (version: Version, word: string, name: string) =>
    (versions.length > 1 && versions.every(({ value }) => isWordIn(value, word))) ||
    (isLargeWithin(version, word) && word.at(-1) === name.at(-1));
  const found = versions.flatMap((version) =>
    nearIn(context, version.value)
      .filter(([word, name]) => isName(version, word, name))
      .map(([word, name]) => ({ word, name, place: version.place })),
  );
  return [...Map.groupBy(found, ({ word }) => word).values()].flatMap(([first, ...others]): Finding[] => {
    if (!first) return [];
    const told = withSuggestion(`"${first.word}" is no name of this site.`, first.name);
    return [{ ...first.place, ...told, elsewhere: others.map(({ place }) => place) }];
  });
};

const compare = (context: CheckContext, { versions }: KeyVersions, pattern: RegExp): Finding[] => {
  const named = new Set(versions.flatMap(({ value }) => value.match(pattern) ?? []));
  if (named.size === 0) return unlikeAnyWord(context, versions);
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
  description: 'A name is written right, and alike in every language of a text.',
  advice:
    'The name of the company and those under "names" in site.config.json are the same in every language. Write "Inspira" in a translation too, and not "Insipra" or "inspira". Texts are held against their other languages, because a word that is like a name may be right elsewhere; a large word that is like a name in all of them, or amid a sentence, is told as well.',
  run: (context) => {
    const pattern = wordsPattern(namesOf(context));
    const texts = keyVersions(context).flatMap((item) => compare(context, item, pattern));
    return [...texts, ...misspeltCompany(context)];
  },
  concerns: (context) => {
    const pattern = wordsPattern(namesOf(context));
    // Nearly every text that has a name has it in all languages.
    return (_, words) => {
      if (!words.some((value) => value.search(pattern) !== -1))
        return words.some((value) => nearIn(context, value).length > 0);
      const named = words.flatMap((value) => value.match(pattern) ?? []);
      return words.some((value) => named.some((name) => lacks(value, name)));
    };
  },
};
