import { escapePattern } from '../../escape-pattern.ts';
import { localeFile } from '../../file-names.ts';
import { isObject, listOf, objectOf } from '../../json/json-value.ts';
import type { CheckContext } from '../context/check-context.ts';
import { languageNameIn } from '../context/words/translations/language-name-in.ts';
import type { Finding } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { atList, atLocale, type LocaleRow } from './locale-rows.ts';

const isLanguage = (locale: string): boolean => languageNameIn('en', locale) !== undefined;

/** Whether a file is called like a copy of one of the site's languages: es-backup, es (1). */
const isLikeCopy = (locale: string, names: string[]): boolean =>
  !/^\w+(-\w+)*$/.test(locale) ||
  names.some((name) => new RegExp(`^${escapePattern(name)}(?!\\p{L})`, 'iu').test(locale));

/** What is wrong with a file of words that is called by no language; undefined for one that is. */
const noLanguage = (locale: string, names: string[]): string | undefined => {
  if (isLanguage(locale)) return undefined;
  const tag = locale.replaceAll('_', '-');
  if (isLanguage(tag) && !names.includes(tag))
    return `"${locale}" is no language, so nobody sees these words. Call this file "${tag}.json" and list "${tag}" in "locales" of site.config.json, or remove it and run: npm run content -- new locale ${tag}`;
  return isLikeCopy(locale, names)
    ? `"${locale}" is no language: this file is called like a copy, and nobody sees its words. Remove it.`
    : `"${locale}" is no language, so nobody sees these words. Remove this file, or call it by its language, such as "fr" or "pt-BR".`;
};

/** Whether translations into a language were accepted, so that it was whole once. */
const isKnown = ({ lock }: CheckContext['given'], locale: string): boolean =>
  isObject(objectOf(lock)[locale]);

const howToDelete = (locale: string): string =>
  `To delete the language, run then: npm run content -- delete locale ${locale}`;

/** What to do about a language without a file: one that does without texts needs none of them to begin. */
const howToBegin = (
  given: CheckContext['given'],
  { locale, untranslated }: LocaleRow,
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
export const withoutFile = ({ given }: CheckContext, rows: LocaleRow[]): Finding[] => {
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

/** Files of languages that the site does not list. */
export const withoutRow = ({ given }: CheckContext, names: string[]): Finding[] =>
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
