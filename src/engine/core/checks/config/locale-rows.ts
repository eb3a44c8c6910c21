import { configFile } from '../../file-names.ts';
import { listOf, objectOf } from '../../json/json-value.ts';
import type { CheckContext } from '../context/check-context.ts';
import { below } from '../problems/pointer-steps.ts';

/** The place of the list of languages. */
export const atList = { file: configFile, pointer: '/locales' };

/** The place of the name of the default language. */
export const atDefault = { file: configFile, pointer: '/defaultLocale' };

/** The place of a property of a language in the list of languages. */
export const atLocale = (index: number, name: string) => ({
  file: configFile,
  pointer: below('/locales', index, name),
});

/** A line of the list of languages. */
export type LocaleRow = { locale: string; suffix: string | undefined; untranslated: unknown; index: number };

/** The languages that are listed. */
export const localeRows = ({ given }: CheckContext): LocaleRow[] =>
  listOf(objectOf(given.config).locales).flatMap((item, index) => {
    const { locale, suffix, untranslated } = objectOf(item);
    if (typeof locale !== 'string') return [];
    return [{ locale, index, untranslated, suffix: typeof suffix === 'string' ? suffix : undefined }];
  });

/** Whether a language is among some lines. */
export const isListed = (rows: LocaleRow[], locale: string): boolean =>
  rows.some((row) => row.locale === locale);
