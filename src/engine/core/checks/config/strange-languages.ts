import { configFile } from '../../file-names.ts';
import { listOf, objectOf } from '../../json/json-value.ts';
import type { CheckContext } from '../context/check-context.ts';
import { exchangedPairs } from '../context/exchanged-pairs.ts';
import { directionOf } from '../context/words/translations/direction-of.ts';
import { languageNameIn } from '../context/words/translations/language-name-in.ts';
import { languageOf } from '../context/words/translations/languages.ts';
import { readableLocale } from '../context/words/translations/readable-locale.ts';
import { seemExchanged } from '../problems/exchange-phrases.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { onlySlip } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

type Language = ReturnType<typeof objectOf>;

/** Visitors choose a language by its name. */
const sameName = (items: Language[], index: number): Finding[] => {
  const { locale, name } = items[index] ?? {};
  const twin = items.slice(0, index).find((other) => typeof name === 'string' && other.name === name);
  if (!twin || twin.locale === locale) return [];
  // Of two the one is wrong whose own name it is not.
  const isFirst =
    languageNameIn(String(locale), String(locale))?.toLowerCase() === String(name).toLowerCase();
  const [wrong, other] = isFirst ? [items.indexOf(twin), locale] : [index, twin.locale];
  const message = `"${String(other)}" is called "${String(name)}" too, so that visitors cannot tell the two apart. Write the language's own name.`;
  return [{ file: configFile, pointer: below('/locales', wrong, 'name'), message }];
};

const asTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A language that is listed by its English name: readers who look for it may know no English. */
const foreignName = (locale: string, name: unknown, index: number): Finding[] => {
  const own = languageNameIn(locale, locale);
  if (own === undefined || own === name || asTitle(own) === name || name !== languageNameIn('en', locale))
    return [];
  const suggestion = asTitle(own);
  const message = `"${name}" is what English calls this language. Write the language's own name. Did you mean "${suggestion}"?`;
  return [
    { file: configFile, pointer: below('/locales', index, 'name'), suggestion, message, severity: 'warning' },
  ];
};

/** A language whose own name is written with a slip. */
const misspeltName = (locale: string, name: unknown, index: number): Finding[] => {
  const own = languageNameIn(locale, locale);
  if (own === undefined || typeof name !== 'string' || name.toLowerCase() === own.toLowerCase()) return [];
  if (onlySlip(name.toLowerCase(), [own.toLowerCase()]) === undefined) return [];
  const suggestion = asTitle(own);
  const told = withSuggestion(
    `"${name}" is misspelt: visitors choose their language by its name.`,
    suggestion,
  );
  return [{ file: configFile, pointer: below('/locales', index, 'name'), severity: 'warning', ...told }];
};

/** Whether a language that is listed without its own name has the suffix of the other as well. */
const hasOtherSuffix = (defaultLocale: unknown, pair: Language[]): boolean =>
  pair.some(({ locale, suffix }) => locale === defaultLocale && typeof suffix === 'string' && suffix !== '');

/**
 * Two languages that are listed by each other's names: reported at the first, or at its tag if their suffixes are
 * exchanged, too.
 */
const exchangedNames = (items: Language[], defaultLocale: unknown): Finding[] => {
  const isOf = ({ locale }: Language, { name }: Language) =>
    typeof name === 'string' &&
    languageNameIn(String(locale), String(locale))?.toLowerCase() === name.toLowerCase();
  const areExchanged = (one: Language, other: Language) =>
    other.locale !== one.locale && isOf(one, other) && isOf(other, one);
  return exchangedPairs(items, areExchanged).map(([one, other]) => {
    const areWhole = hasOtherSuffix(defaultLocale, [one, other]);
    const fault = areWhole
      ? `"${one.locale}" has the name and the suffix of "${other.locale}", and the reverse: ${seemExchanged()}`
      : `"${one.locale}" is called "${one.name}", and "${other.locale}" "${other.name}": ${seemExchanged('the two names')}`;
    const at = (item: Language) => ({
      file: configFile,
      pointer: below('/locales', items.indexOf(item), areWhole ? 'locale' : 'name'),
    });
    return toldExchange(at(one), at(other), fault);
  });
};

const wrongWay = (locale: string, dir: unknown, index: number): Finding[] => {
  const way = directionOf(locale);
  if ((dir !== 'ltr' && dir !== 'rtl') || way === undefined || dir === way) return [];
  const message = `"${locale}" is written from ${way === 'rtl' ? 'right to left' : 'left to right'}. Write "dir": "${way}".`;
  return [{ file: configFile, pointer: below('/locales', index, 'dir'), suggestion: way, message }];
};

/** Names of languages that those who show shared links know, though none is that of a country. */
const customary = new Set(['ar_AR', 'eo_EO', 'es_LA']);

/** Whether a language with its country, such as es_MX, is one that is known. Of languages that are not, none is wrong. */
const isKnown = (og: string): boolean => {
  const [language = '', country] = og.split('_');
  const { locale } = new Intl.NumberFormat(`${language}-${country}`).resolvedOptions();
  const found = new Intl.Locale(locale).maximize();
  return found.language !== language || found.region === country || customary.has(og);
};

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** What is wrong with a country that is not one of a language: where there is none of its name, it was mistyped. */
const faultOfCountry = (locale: string, country: string): { says: string; severity: 'warning' | 'info' } =>
  countries.of(country) === undefined
    ? { says: 'names a country that does not exist', severity: 'warning' }
    : { says: `names a country where "${locale}" is not known to be spoken`, severity: 'info' };

/** Shared links say which language and country a page is for. */
const wrongCountry = (locale: string, og: unknown, index: number): Finding[] => {
  if (typeof og !== 'string' || !/^[a-z]{2,3}_[A-Z]{2}$/.test(og)) return [];
  const language = languageOf(locale);
  const isOwn = og.startsWith(`${language}_`);
  if (isOwn && isKnown(og)) return [];
  const { region = og.slice(-2) } = new Intl.Locale(readableLocale(language)).maximize();
  const { says, severity } = isOwn
    ? faultOfCountry(locale, og.slice(-2))
    : { says: `is another language than "${locale}"`, severity: 'warning' as const };
  const message = `"${og}" ${says}. Write it with its country, such as "${language}_${region}".`;
  return [{ file: configFile, pointer: below('/locales', index, 'og'), message, severity }];
};

/**
 * What visitors read of a language: its name in the switch, the way in which its lines run, and its name for shared
 * links.
 */
export const strangeLanguages = ({ given }: CheckContext): Finding[] => {
  const items = listOf(objectOf(given.config).locales).map(objectOf);
  const others = items.flatMap(({ locale, name, dir, og }, index) =>
    typeof locale === 'string'
      ? [
          ...sameName(items, index),
          ...foreignName(locale, name, index),
          ...misspeltName(locale, name, index),
          ...wrongWay(locale, dir, index),
          ...wrongCountry(locale, og, index),
        ]
      : [],
  );
  return [...exchangedNames(items, objectOf(given.config).defaultLocale), ...others];
};
