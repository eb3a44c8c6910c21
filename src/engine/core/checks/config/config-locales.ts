import { configFile, localeFile } from '../../file-names.ts';
import { isObject, listOf, objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { editDistance } from '../suggestions/edit-distance.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { noLanguage } from './no-language.ts';
import { strangeLanguages } from './strange-languages.ts';

const atList = { file: configFile, pointer: '/locales' };
const atDefault = { file: configFile, pointer: '/defaultLocale' };
const atLocale = (index: number, name: string) => ({
  file: configFile,
  pointer: below('/locales', index, name),
});

type Row = { locale: string; suffix: string | undefined; untranslated: unknown; index: number };

const rowsOf = ({ given }: CheckContext): Row[] =>
  listOf(objectOf(given.config).locales).flatMap((item, index) => {
    const { locale, suffix, untranslated } = objectOf(item);
    if (typeof locale !== 'string') return [];
    return [{ locale, index, untranslated, suffix: typeof suffix === 'string' ? suffix : undefined }];
  });

/** The default language has its words, and a line without any, or without a name, is the one that should name it. */
const isMeantElsewhere = (config: unknown, words: object, defaultLocale: string): boolean =>
  Object.hasOwn(words, defaultLocale) &&
  listOf(objectOf(config).locales).some((item) => !Object.hasOwn(words, String(objectOf(item).locale)));

const defaultListed = (
  { config, locales }: Pick<CheckContext['given'], 'config' | 'locales'>,
  names: string[],
): Finding[] => {
  const { defaultLocale } = objectOf(config);
  if (typeof defaultLocale !== 'string' || names.length === 0 || names.includes(defaultLocale)) return [];
  if (isMeantElsewhere(config, locales, defaultLocale)) return [];
  const message = `The default language "${defaultLocale}" is not one of "locales".`;
  if (Object.hasOwn(locales, defaultLocale))
    return [{ ...atList, message: `${message} Put its line back, which has no suffix.` }];
  const listed = `Write ${names.map((name) => `"${name}"`).join(' or ')}.`;
  return [{ ...atDefault, ...withSuggestion(message, closest(defaultLocale, names), listed) }];
};

const isListed = (rows: Row[], locale: string): boolean => rows.some((row) => row.locale === locale);

/** A language that is listed twice while one with words is not listed: the second row is meant for that one. */
const namedTwice = ({ given }: CheckContext, rows: Row[]): Finding[] =>
  rows.flatMap(({ locale, index }, position) => {
    const [lost, another] = Object.keys(given.locales).filter((name) => !isListed(rows, name));
    const first = rows.slice(0, position).find((row) => row.locale === locale);
    if (!first || lost === undefined || another !== undefined) return [];
    const message = `The language "${locale}" is listed twice.`;
    // Only the default language has no suffix.
    const isFirst = first.suffix === '' && lost === objectOf(given.config).defaultLocale;
    const pointer = below('/locales', isFirst ? first.index : index, 'locale');
    return [{ file: configFile, pointer, ...withSuggestion(message, lost) }];
  });

const repeated = (before: Row[], { locale, suffix, index }: Row, first: unknown): Finding[] => {
  const at = (name: string) => atLocale(index, name);
  if (isListed(before, locale)) {
    return [{ ...at('locale'), message: `The language "${locale}" is listed twice. Remove one of the two.` }];
  }
  if (suffix === undefined) return [];
  const clash = before.find((other) => other.suffix !== undefined && collide(other.suffix, suffix));
  // The default language should have no suffix: if it has one, that is reported there.
  if (!clash || (clash.locale === first && clash.suffix !== '')) return [];
  const reason = clash.suffix === suffix ? 'is that of' : 'cannot be told from that of';
  return [
    {
      ...at('suffix'),
      message: `The suffix "${suffix}" of "${locale}" ${reason} "${clash.locale}". Each language needs its own.`,
    },
  ];
};

/** Whether two suffixes cannot be told from each other in an address. Only the default language has none. */
export const collide = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && (one.includes(other) || other.includes(one)));

const defaultSuffix = (given: unknown, rows: Row[]): Finding[] => {
  const row = rows.find(({ locale }) => locale === objectOf(given).defaultLocale);
  if (!row?.suffix) return [];
  const [bare, second] = rows.filter(({ suffix }) => suffix === '');
  if (bare && !second) {
    const message = `Addresses in "${row.locale}" carry the suffix "${row.suffix}", and those in "${bare.locale}" none, as those of the default language.`;
    return [{ ...atDefault, ...withSuggestion(message, bare.locale) }];
  }
  const message = `"${row.locale}" is the default language: its addresses carry no suffix. Leave it empty.`;
  return [{ ...atLocale(row.index, 'suffix'), message }];
};

/** A suffix that is one letter short of the sign and name of its language is a slip: "-e" for "-es". */
const cutSuffix = ({ locale, suffix, index }: Row): Finding[] => {
  if (!suffix || suffix.includes(locale)) return [];
  const meant = `${suffix.charAt(0)}${locale}`;
  if (/^\w/.test(suffix) || editDistance(suffix, meant) !== 1 || suffix.length >= meant.length) return [];
  const message = `The suffix "${suffix}" is not quite the name of its language, and every address has it.`;
  return [
    {
      ...atLocale(index, 'suffix'),
      severity: 'warning',
      ...withSuggestion(message, meant),
    },
  ];
};

/** Whether translations into a language were accepted, so that it was whole once. */
const isKnown = ({ lock }: CheckContext['given'], locale: string): boolean =>
  isObject(objectOf(lock)[locale]);

const howToDelete = (locale: string): string =>
  `To delete the language, run then: npm run content -- delete locale ${locale}`;

/** What to do about a language without a file: one that does without texts needs none of them to begin. */
const howToBegin = (
  given: CheckContext['given'],
  { locale, untranslated }: Row,
  unlisted: string | undefined,
): string => {
  if (isKnown(given, locale))
    return unlisted === undefined
      ? `Put it back. ${howToDelete(locale)}`
      : `Call that file ${locale}.json again.`;
  return untranslated === 'fallback' || untranslated === 'hide'
    ? 'Write it with {} and run: npm run i18n -- extract'
    : `Put it there, or remove this language and run: npm run content -- new locale ${locale}`;
};

/** Whether a file is called like a language, but with capitals, with which no language begins. */
const isCapitalized = (name: string, locale: string): boolean =>
  /^[A-Z]/.test(name) && /^[a-z]/.test(locale) && name.toLowerCase() === locale.toLowerCase();

/**
 * A file that no language names is mostly the one that is missing, under another name: both are one fault. A language of
 * which translations were accepted, and that has its file under a new name, is right.
 */
const withoutFile = ({ given }: CheckContext, rows: Row[]): Finding[] => {
  const unlisted = Object.keys(given.locales).find((name) => rows.every((row) => row.locale !== name));
  const other = unlisted === undefined ? '' : ` There is locales/${unlisted}.json, which no language names.`;
  return (
    rows
      // A file that is there and cannot be read is reported as unreadable.
      .filter(({ locale }) => !Object.hasOwn(given.locales, locale))
      .map((row) => {
        const { locale, index } = row;
        const isMisnamed = unlisted !== undefined && isCapitalized(unlisted, locale);
        const isRenamed = isMisnamed || (isKnown(given, locale) && !isKnown(given, unlisted ?? locale));
        return {
          ...atLocale(index, 'locale'),
          named: { files: [localeFile(locale)] },
          ...withSuggestion(
            `There is no file locales/${locale}.json with the words of this language.${other}`,
            isRenamed ? undefined : unlisted,
            isMisnamed ? `Call that file ${locale}.json.` : howToBegin(given, row, unlisted),
          ),
        };
      })
  );
};

const withoutRow = ({ given }: CheckContext, names: string[]): Finding[] =>
  Object.keys(given.locales)
    // A row without a name is reported by the schema, and may belong to this language.
    .filter(() => names.length === listOf(objectOf(given.config).locales).length)
    .filter((locale) => names.length > 0 && !names.includes(locale))
    .map((locale) => {
      // A language that the lock file knows was listed before, unless it is listed under another name.
      const isWhole = names.every((name) => Object.hasOwn(given.locales, name));
      if (isWhole && isKnown(given, locale)) {
        const message = `The language "${locale}" is not listed here any more, so nobody sees the words of locales/${locale}.json. Put its line back. ${howToDelete(locale)}`;
        return { ...atList, message };
      }
      const message =
        noLanguage(locale, names) ??
        `"locales" in site.config.json does not list the language "${locale}", so nobody sees these words. List it there, or remove this file and run: npm run content -- new locale ${locale}`;
      return { file: localeFile(locale), pointer: '', message };
    });

/** Visitors should know why a part of a page is in another language. */
const withoutNotice = ({ given }: CheckContext): Finding[] =>
  objectOf(objectOf(given.config).layout).untranslated === undefined
    ? listOf(objectOf(given.config).locales).flatMap((item, index): Finding[] => {
        const { locale, untranslated } = objectOf(item);
        if (untranslated !== 'fallback') return [];
        const message = `"${String(locale)}" may show parts in the default language, but nothing tells visitors why. Write a section "notice" under "layout.untranslated".`;
        return [{ ...atLocale(index, 'untranslated'), message, severity: 'warning' }];
      })
    : [];

/** The default language has nothing to fall back to. */
const defaultPolicy = ({ given }: CheckContext): Finding[] =>
  listOf(objectOf(given.config).locales).flatMap((item, index): Finding[] => {
    const { locale, untranslated } = objectOf(item);
    if (locale !== objectOf(given.config).defaultLocale || untranslated === undefined) return [];
    const message = `"${String(locale)}" is the default language, which the others fall back to. Remove "untranslated".`;
    return [{ ...atLocale(index, 'untranslated'), message }];
  });

/** The list of languages, the default among them, their suffixes and their files. */
export const configLocales: Check = {
  id: 'config/locales',
  severity: 'error',
  description:
    'Every language is listed once, has a suffix of its own and a locale file; the default is one of them.',
  advice:
    'The languages, their suffixes and the default decide every address of the site, so one wrong entry breaks all pages of a language. Give each language one line under "locales", a suffix that no other has, and a file of its own in locales/. Example: { "locale": "es", "suffix": "-es", … } and locales/es.json.',
  run: (context) => {
    const rows = rowsOf(context);
    const names = rows.map(({ locale }) => locale);
    const { config } = context.given;
    const twice = namedTwice(context, rows);
    if (twice.length > 0) return twice;
    const strange = strangeLanguages(context);
    const areExchanged = strange.some(({ pointer }) => pointer.endsWith('/locale'));
    return [
      ...defaultListed(context.given, names),
      ...(areExchanged ? [] : defaultSuffix(config, rows)),
      ...rows.flatMap((row, position) =>
        repeated(rows.slice(0, position), row, objectOf(config).defaultLocale),
      ),
      ...withoutFile(
        context,
        rows.filter((row, position) => names.indexOf(row.locale) === position),
      ),
      ...rows.flatMap(cutSuffix),
      ...withoutRow(context, names),
      ...defaultPolicy(context),
      ...strange,
      ...withoutNotice(context),
    ];
  },
};
