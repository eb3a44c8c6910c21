import { objectOf } from '../../json/json-value.ts';
import { onlyOne } from '../context/only-one.ts';
import type { Finding } from '../problems/problem.ts';
import { editDistance } from '../suggestions/edit-distance.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { atDefault, atLocale, type LocaleRow } from './locale-rows.ts';

/** Whether two suffixes cannot be told from each other in an address. Only the default language has none. */
export const collide = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && (one.includes(other) || other.includes(one)));

/** A suffix of the default language, which has none. */
export const defaultSuffix = (given: unknown, rows: LocaleRow[]): Finding[] => {
  const row = rows.find(({ locale }) => locale === objectOf(given).defaultLocale);
  if (!row?.suffix) return [];
  const bare = onlyOne(rows.filter(({ suffix }) => suffix === ''));
  if (bare) {
    const message = `Addresses in "${row.locale}" carry the suffix "${row.suffix}", and those in "${bare.locale}" none, as those of the default language.`;
    return [{ ...atDefault, ...withSuggestion(message, bare.locale) }];
  }
  const message = `"${row.locale}" is the default language: its addresses carry no suffix. Leave it empty.`;
  return [{ ...atLocale(row.index, 'suffix'), message }];
};

/** A suffix that is one letter short of the sign and name of its language is a slip: "-e" for "-es". */
export const cutSuffix = ({ locale, suffix, index }: LocaleRow): Finding[] => {
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
