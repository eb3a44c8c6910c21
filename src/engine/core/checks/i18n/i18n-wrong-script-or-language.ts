import { placeholderOr } from '../../words/placeholder.ts';
import type { SiteCheck } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { setText, type Told, toldOfTexts, type WrittenText } from '../context/marks/written-texts.ts';
import { sameKeys, wordsPattern } from '../context/same-words.ts';
import {
  areVariants,
  foreignWordIn,
  mayHaveWordsOf,
  opensQuestions,
} from '../context/words/translations/languages.ts';
import { sourceTextOf } from '../context/words/translations/source-text.ts';
import { isNamedCopy } from '../context/words/translations/translations.ts';
import { garbledSigns, reencoded } from '../context/words/writing/reencoded.ts';
import { oncePerPlace, placeKey } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { strangeLetterIn } from '../suggestions/strange-letters.ts';
import { foreignLettersIn } from './language/foreign-letters-in.ts';
import { furtherLanguageIn, mayBeOfFurtherLanguage } from './language/further-language-in.ts';
import { lostAt } from './language/lost-at.ts';
import { withLostLetter, withOddSign, withoutAccent, withUnopened } from './language/sign-faults.ts';
import { wordsLeftFrom } from './language/words-left-from.ts';
import { exchangedLanguages } from './lock/exchanged-languages.ts';
import { rewrittenSince, rewrittenTranslations } from './lock/rewritten-translations.ts';
import { factsInOneLanguage } from './placeholders/facts-in-one-language.ts';

/** Greek and Cyrillic letters all come behind the Latin ones. */
const notLatin = /[\u0370-\uffff]/;
const mixedScripts =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}|[a-zà-ÿ][\uff21-\uff5a]|[\uff21-\uff5a][a-zà-ÿ]/u;

/** The message about words of another language, with that language and the text's own. */
type Foreign = { message: string; named: { locales: string[] } };

type Look = {
  names: RegExp;
  others: Map<string, string[]>;
  /** What a text was translated from. */
  sourceOf: (key: string) => string | undefined;
};

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

/** Letters in a wrong encoding are put right by themselves where all of them can be had back. */
const garbledText = (text: WrittenText, signs: string): Told => {
  const fault = `"${signs}" is no letter of a word: the text was saved in a wrong encoding.`;
  const before = reencoded(text.value);
  return before === undefined || before === text.value
    ? `${fault} Type it again.`
    : { message: `${fault} Write "${before}".`, suggestion: before, fix: setText(text, before) };
};

/** Letters of a wrong encoding, or of several scripts in one word. */
const strangeLetters = (text: WrittenText): Told | undefined => {
  const { value } = text;
  const signs = garbledSigns(value) ?? (notLatin.test(value) ? mixedScripts.exec(value)?.[0] : undefined);
  if (signs === undefined) return undefined;
  const strange = mixedScripts.test(signs) ? strangeLetterIn(value) : undefined;
  return strange === undefined ? garbledText(text, signs) : `${strange} Type it again.`;
};

const faultOf = (text: WrittenText, look: Look): Told | undefined => {
  const { value, locale, key } = text;
  const inAny = strangeLetters(text) ?? withOddSign(value);
  if (inAny !== undefined || locale === undefined) return inAny;
  const inOwn =
    withLostLetter(value) ?? foreignLetters(text, locale, look) ?? foreignWords(text, locale, look);
  if (inOwn !== undefined || !opensQuestions(locale)) return inOwn;
  const sourceOf = () => (key === undefined ? undefined : look.sourceOf(key));
  return withUnopened(value, sourceOf) ?? withoutAccent(value, look.names);
};

/** A list of languages has each by its own name. */
const namesOfLanguages = ({ config }: CheckContext['source']): string[] =>
  config.locales.flatMap(({ name }) => (typeof name === 'string' ? name : []));

const lookOf = (context: CheckContext): Look => {
  const { source, locales } = context;
  return {
    names: wordsPattern([...(source.config.names ?? []), ...namesOfLanguages(source)]),
    others: new Map(
      locales.map((locale) => [locale, locales.filter((other) => !areVariants(other, locale))]),
    ),
    sourceOf: (key) => sourceTextOf(context, key),
  };
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
    const words = wordsLeftFrom(target.value, source.value, look.names);
    if (words === undefined) return [];
    const message = `"${words}" stands so in "${source.locale}", and this is a text in "${locale}". Translate it.`;
    return [{ ...target.place, message, named: { locales: [source.locale, locale] } }];
  });
};

/** Texts that two languages have of each other, reported in the default language. */
const toldExchanges = (context: CheckContext): Finding[] =>
  exchangedLanguages(context).flatMap(({ source, target }) => {
    if (!target) return [];
    const fault = `This text is in "${target.locale}", and that of ${target.place.file} in "${source.locale}".`;
    return [toldExchange(source.place, target.place, fault)];
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
