import { escapePattern } from '../../escape-pattern.ts';
import { languageNameIn } from '../context/words/translations/language-name-in.ts';

const isLanguage = (locale: string): boolean => languageNameIn('en', locale) !== undefined;

/** Whether a file is called like a copy of one of the site's languages: es-backup, es (1). */
const isLikeCopy = (locale: string, names: string[]): boolean =>
  !/^\w+(-\w+)*$/.test(locale) ||
  names.some((name) => new RegExp(`^${escapePattern(name)}(?!\\p{L})`, 'iu').test(locale));

/** What is wrong with a file of words that is called by no language; undefined for one that is. */
export const noLanguage = (locale: string, names: string[]): string | undefined => {
  if (isLanguage(locale)) return undefined;
  const tag = locale.replaceAll('_', '-');
  if (isLanguage(tag) && !names.includes(tag))
    return `"${locale}" is no language, so nobody sees these words. Call this file "${tag}.json" and list "${tag}" in "locales" of site.config.json, or remove it and run: npm run content -- new locale ${tag}`;
  return isLikeCopy(locale, names)
    ? `"${locale}" is no language: this file is called like a copy, and nobody sees its words. Remove it.`
    : `"${locale}" is no language, so nobody sees these words. Remove this file, or call it by its language, such as "fr" or "pt-BR".`;
};
