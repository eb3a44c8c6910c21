import { placeholderOr, withoutPlaceholders } from '../../words/placeholder.ts';
import type { SiteCheck } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { factsInOneLanguage } from '../context/facts/facts-in-one-language.ts';
import { toldOfTexts, type WrittenText } from '../context/marks/written-texts.ts';
import { sameKeys, wordsPattern } from '../context/same-words.ts';
import { exchangedLanguages } from '../context/words/translations/exchanged-languages.ts';
import { foreignLettersIn } from '../context/words/translations/foreign-letters-in.ts';
import {
  furtherLanguageIn,
  mayBeOfFurtherLanguage,
} from '../context/words/translations/further-language-in.ts';
import {
  areVariants,
  foreignWordIn,
  mayHaveWordsOf,
  opensQuestions,
} from '../context/words/translations/languages.ts';
import {
  rewrittenSince,
  rewrittenTranslations,
} from '../context/words/translations/rewritten-translations.ts';
import { isNamedCopy } from '../context/words/translations/translations.ts';
import { garbledSigns } from '../context/words/writing/garbled.ts';
import { lostAt } from '../context/words/writing/lost-at.ts';
import { oncePerPlace, placeKey } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';
import { strangeLetterIn } from '../suggestions/strange-letters.ts';

/** Greek and Cyrillic letters all come behind the Latin ones. */
const notLatin = /[\u0370-\uffff]/;
const mixedScripts =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}|[a-zà-ÿ][\uff21-\uff5a]|[\uff21-\uff5a][a-zà-ÿ]/u;

/** Letters drawn as one sign, and signs that mean something in one font only. */
const ofOneFont = /[\ufb00-\ufb06\ue000-\uf8ff]/;

const withOddSign = (text: string): string | undefined => {
  const [sign] = notLatin.test(text) ? (ofOneFont.exec(text) ?? []) : [];
  if (sign === undefined) return undefined;
  const letters = sign.normalize('NFKC');
  const code = sign.charCodeAt(0).toString(16).toUpperCase();
  return letters === sign
    ? `A sign of one font only (U+${code}) stands in it: visitors see an empty box. Write what it should show.`
    : `The sign "${sign}" stands for "${letters}", and no search finds the word so. Write the letters.`;
};

/** A question mark where a letter with an accent was: a letter follows at once, and no address is around it. */
const lostLetter = /(?<![^\s(¿"“«])\p{L}+\?\p{Ll}+/u;

const withLostLetter = (text: string): string | undefined => {
  const [word] = text.includes('?') ? (lostLetter.exec(text) ?? []) : [];
  return word && `There is a ? in the middle of "${word}": a letter with an accent was lost. Type it again.`;
};

const unopened = (text: string): string | undefined => {
  if (!/[?!]/.test(text)) return undefined;
  // Neither an address, such as a.example/b?c=1, nor a sign in brackets opens anything.
  const plain = text.replace(/\S+:\/\/\S+|\S+\.\S+\?\S+|\([?!]+\)/g, '');
  const count = (sign: string) => plain.split(sign).length - 1;
  if (count('?') > count('¿')) return 'A question has no ¿ where it begins. Write it there.';
  return count('!') > count('¡') ? 'An exclamation has no ¡ where it begins. Write it there.' : undefined;
};

/** The ending of Spanish words such as "atención" without the accent that it always has. */
const endingWithoutAccent = /(?<!\p{L})(\p{L}{2,}c)ion(?!\p{L})/iu;

const withoutAccent = (text: string, names: RegExp): string | undefined => {
  if (!/cion/i.test(text)) return undefined;
  const [word, start] = endingWithoutAccent.exec(text.replace(names, ' ')) ?? [];
  return word && `"${word}" has lost its accent. Write "${start}${word.endsWith('ion') ? 'ión' : 'IÓN'}".`;
};

/** The message about words of another language, with that language and the text's own. */
type Foreign = { message: string; named: { locales: string[] } };

type Look = { names: RegExp; others: Map<string, string[]> };

/** What to do: the languages of a fact stand side by side, and are exchanged easily. */
const adviceFor = ({ isFact }: WrittenText, other: string): string =>
  isFact ? `Translate it, or exchange the two if "${other}" has what belongs here.` : 'Translate it.';

const addressOrFact = placeholderOr(/\S+@\S+|\S+:\/\/\S+/g);

const foreignLetters = ({ value }: WrittenText, locale: string, { names }: Look): Foreign | undefined => {
  const word = foreignLettersIn(value, locale);
  if (word === undefined || foreignLettersIn(value.replace(names, ' '), locale) === undefined)
    return undefined;
  const message = `"${word}" is not written in the letters of "${locale}". Translate it.`;
  return { message, named: { locales: [locale] } };
};

/** The text of a language that the site need not have. */
const ofFurtherLanguage = (plain: string, locale: string): Foreign | undefined => {
  const { other, words } = furtherLanguageIn(plain, locale) ?? {};
  if (other === undefined || words === undefined) return undefined;
  const [first, second] = words;
  const message = `"${first}" and "${second}" are words of "${other}", but this is a text in "${locale}". Translate it.`;
  return { message, named: { locales: [other, locale] } };
};

const foreignWords = (text: WrittenText, locale: string, { names, others }: Look): Foreign | undefined => {
  const possible = others.get(locale)?.filter((other) => mayHaveWordsOf(text.value, other)) ?? [];
  if (possible.length === 0 && !mayBeOfFurtherLanguage(text.value)) return undefined;
  // An accent that is a sign of its own ends no word.
  const plain = text.value
    .normalize('NFC')
    .replace(addressOrFact, ' ')
    // The word in it stands for its @.
    .replace(lostAt, ' ')
    .replace(names, ' ');
  for (const other of possible) {
    const word = foreignWordIn(plain, locale, other);
    if (word === undefined) continue;
    const message = `"${word}" is a word of "${other}", but this is a text in "${locale}". ${adviceFor(text, other)}`;
    return { message, named: { locales: [other, locale] } };
  }
  return ofFurtherLanguage(plain, locale);
};

const faultOf = (text: WrittenText, look: Look): Foreign | string | undefined => {
  const { value, locale } = text;
  const garbled = garbledSigns(value) ?? (notLatin.test(value) ? mixedScripts.exec(value)?.[0] : undefined);
  if (garbled !== undefined && mixedScripts.test(garbled)) {
    const strange = strangeLetterIn(value);
    if (strange !== undefined) return `${strange} Type it again.`;
  }
  if (garbled !== undefined)
    return `"${garbled}" is no letter of a word: the text was saved in a wrong encoding. Type it again.`;
  const odd = withOddSign(value);
  if (odd !== undefined || locale === undefined) return odd;
  const lost = withLostLetter(value);
  if (lost !== undefined) return lost;
  const foreign = foreignLetters(text, locale, look) ?? foreignWords(text, locale, look);
  if (foreign !== undefined || !opensQuestions(locale)) return foreign;
  return unopened(value) ?? withoutAccent(value, look.names);
};

/** A list of languages has each by its own name. */
const namesOfLanguages = ({ config }: CheckContext['source']): string[] =>
  config.locales.flatMap(({ name }) => (typeof name === 'string' ? name : []));

const lookOf = ({ source, locales }: CheckContext): Look => ({
  names: wordsPattern([...(source.config.names ?? []), ...namesOfLanguages(source)]),
  others: new Map(locales.map((locale) => [locale, locales.filter((other) => !areVariants(other, locale))])),
});

/** This many words in a row that the source has, too, were not translated; fewer may be a name. */
const leastWords = 4;

/**
 * A sign within a sentence, which may part such words once: with more of them they are a list of things, and things may
 * be called alike.
 */
const mostCommas = 1;

/** Two words around a name or a fact: words that two languages share by chance are mostly shorter. */
const aroundName = /^\p{Ll}{4,} % \p{Ll}{4,}$/u;

/** So many small words from the first on, and a comma between them; or fewer around a name. */
const rowFrom = (words: string[]): string | undefined => {
  const isComma = (word: string) => word === ',';
  const three = words.slice(0, 3).join(' ');
  if (aroundName.test(three)) return three;
  const row = words.slice(0, words.slice(0, leastWords).some(isComma) ? leastWords + 1 : leastWords);
  const small = row.filter((word) => /^\p{Ll}/u.test(word));
  const isWhole = small.length === leastWords && row.every((word) => isComma(word) || small.includes(word));
  return isWhole && !isComma(row.at(-1) ?? '') ? row.join(' ') : undefined;
};

/** The words that a translation has exactly as in its source, without names and facts. */
const leftOf = (text: string, source: string, names: RegExp): string | undefined => {
  const wordsOf = (value: string) =>
    withoutPlaceholders(value, '%')
      .replace(names, '%')
      .match(/[\p{L}’'-]+|\S/gu) ?? [];
  const [words, given] = [wordsOf(text), ` ${wordsOf(source).join(' ')} `];
  return words
    .map((_, at) => rowFrom(words.slice(at, at + leastWords + mostCommas)))
    .find((row) => row !== undefined && given.includes(` ${row} `))
    ?.replaceAll(' ,', ',')
    .replace(' % ', ' … ');
};

/** Translations that were changed since they were accepted, and have words of their source in them. */
const untranslated = (context: CheckContext): Finding[] => {
  const look = lookOf(context);
  const same = sameKeys(context.options('i18n/identical-to-source'));
  return [...rewrittenTranslations(context).values()].flat().flatMap(({ source, target, locale, key }) => {
    if (
      !target ||
      areVariants(locale, source.locale) ||
      same.test(key) ||
      target.value === source.value ||
      faultOf({ ...target, key }, look) !== undefined
    )
      return [];
    const words = leftOf(target.value, source.value, look.names);
    if (words === undefined) return [];
    const message = `"${words}" stands so in "${source.locale}", and this is a text in "${locale}". Translate it.`;
    return [{ ...target.place, message, named: { locales: [source.locale, locale] } }];
  });
};

/** Texts that two languages have of each other, reported in the default language. */
const toldExchanges = (context: CheckContext): Finding[] =>
  exchangedLanguages(context).flatMap(({ source, target }) => {
    if (!target) return [];
    const message = `This text is in "${target.locale}", and that of ${target.place.file} in "${source.locale}". Exchange them.`;
    return [{ ...source.place, message }];
  });

/** Nothing else is reported of exchanged texts, in either language. */
const besideExchanged = (findings: Finding[], context: CheckContext): Finding[] => {
  if (findings.length === 0) return findings;
  const exchanged = exchangedLanguages(context).flatMap(({ source, target }) => [source, target ?? source]);
  const places = new Set(exchanged.map(({ place }) => placeKey(place)));
  return oncePerPlace(findings).filter((finding) => !places.has(placeKey(finding)));
};

/** Texts with words of another language, without the signs of their own, or with garbled letters. */
export const i18nWrongScriptOrLanguage: SiteCheck = {
  id: 'i18n/wrong-script-or-language',
  severity: 'warning',
  description: 'A text is written in its own language, with its signs and whole letters.',
  advice:
    'Half-translated sentences, a question without its ¿ and letters such as "Ã©" look careless. Write "La solución" and not "The solución", "¿Hablamos?" and not "Hablamos?".',
  run: (context) => [...untranslated(context), ...toldExchanges(context), ...factsInOneLanguage(context)],
  concerns: rewrittenSince,
  runOnPages: (context) => {
    const look = lookOf(context);
    const same = sameKeys(context.options('i18n/identical-to-source'));
    return toldOfTexts(context, (text) => {
      const { key, locale, value } = text;
      if (key !== undefined && same.test(key)) return undefined;
      const fault = faultOf(text, look);
      const isNamed = () =>
        key !== undefined && locale !== undefined && isNamedCopy(context, { key, locale, value });
      return fault !== undefined && isNamed() ? undefined : fault;
    });
  },
  join: besideExchanged,
};
