import { configFile } from '../../file-names.ts';
import { listOf, objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { onlyOne } from '../context/only-one.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { withoutFile, withoutRow } from './locale-files.ts';
import { atDefault, atList, atLocale, isListed, type LocaleRow, localeRows } from './locale-rows.ts';
import { collide, cutSuffix, defaultSuffix } from './locale-suffix.ts';
import { strangeLanguages } from './strange-languages.ts';

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

/** A language that is listed twice while one with words is not listed: the second row is meant for that one. */
const namedTwice = ({ given }: CheckContext, rows: LocaleRow[]): Finding[] =>
  rows.flatMap(({ locale, index }, position) => {
    const lost = onlyOne(Object.keys(given.locales).filter((name) => !isListed(rows, name)));
    const first = rows.slice(0, position).find((row) => row.locale === locale);
    if (!first || lost === undefined) return [];
    const message = `The language "${locale}" is listed twice.`;
    // Only the default language has no suffix.
    const isFirst = first.suffix === '' && lost === objectOf(given.config).defaultLocale;
    const pointer = below('/locales', isFirst ? first.index : index, 'locale');
    return [{ file: configFile, pointer, ...withSuggestion(message, lost) }];
  });

const repeated = (before: LocaleRow[], { locale, suffix, index }: LocaleRow, first: unknown): Finding[] => {
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
    const rows = localeRows(context);
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
