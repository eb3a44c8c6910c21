import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { listOf, objectOf } from './context/json-value.ts';
import { below, type Finding } from './problem.ts';
import { closest, withSuggestion } from './suggest.ts';

type Row = { locale: string; suffix: string | undefined; index: number };

const file = 'site.config.json';

const rowsOf = ({ given }: CheckContext): Row[] =>
  listOf(objectOf(given.config).locales).flatMap((item, index) => {
    const { locale, suffix } = objectOf(item);
    if (typeof locale !== 'string') return [];
    return [{ locale, index, suffix: typeof suffix === 'string' ? suffix : undefined }];
  });

const defaultListed = (given: unknown, names: string[]): Finding[] => {
  const { defaultLocale } = objectOf(given);
  if (typeof defaultLocale !== 'string' || names.length === 0 || names.includes(defaultLocale)) return [];
  const message = `The default language "${defaultLocale}" is not one of "locales".`;
  return [{ file, pointer: '/defaultLocale', ...withSuggestion(message, closest(defaultLocale, names)) }];
};

const repeated = (before: Row[], { locale, suffix, index }: Row): Finding[] => {
  const at = (name: string) => ({ file, pointer: below('/locales', index, name) });
  if (before.some((other) => other.locale === locale)) {
    return [{ ...at('locale'), message: `The language "${locale}" is listed twice.` }];
  }
  if (suffix === undefined) return [];
  const clash = before.find((other) => other.suffix !== undefined && collide(other.suffix, suffix));
  if (!clash) return [];
  const reason = clash.suffix === suffix ? 'is that of' : 'cannot be told from that of';
  return [
    {
      ...at('suffix'),
      message: `The suffix "${suffix}" of "${locale}" ${reason} "${clash.locale}". Each language needs its own.`,
    },
  ];
};

const collide = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && (one.includes(other) || other.includes(one)));

const defaultSuffix = (given: unknown, rows: Row[]): Finding[] => {
  const row = rows.find(({ locale }) => locale === objectOf(given).defaultLocale);
  if (!row?.suffix) return [];
  const message = `"${row.locale}" is the default language: its addresses carry no suffix. Leave it empty.`;
  return [{ file, pointer: below('/locales', row.index, 'suffix'), message }];
};

/** A file that no language names is mostly the one that is missing, under another name: both are one fault. */
const withoutFile = ({ given }: CheckContext, rows: Row[]): Finding[] =>
  rows
    .filter(({ locale }) => given.locales[locale] === undefined)
    .map(({ locale, index }) => {
      const unlisted = Object.keys(given.locales).find((name) => rows.every((row) => row.locale !== name));
      const other =
        unlisted === undefined ? '' : ` There is locales/${unlisted}.json, which no language names.`;
      return {
        file,
        pointer: below('/locales', index, 'locale'),
        message: `There is no file locales/${locale}.json with the words of this language.${other}`,
      };
    });

const withoutRow = ({ given }: CheckContext, names: string[]): Finding[] =>
  Object.keys(given.locales)
    .filter((locale) => names.length > 0 && !names.includes(locale))
    .map((locale) => ({
      file: `locales/${locale}.json`,
      pointer: '',
      message: `"locales" in site.config.json does not list the language "${locale}", so nobody sees these words.`,
    }));

/** Visitors should know why a part of a page is in another language. */
const withoutNotice = ({ given }: CheckContext): Finding[] =>
  objectOf(objectOf(given.config).layout).untranslated === undefined
    ? listOf(objectOf(given.config).locales).flatMap((item, index): Finding[] => {
        const { locale, untranslated } = objectOf(item);
        if (untranslated !== 'fallback') return [];
        const message = `"${String(locale)}" may show parts in the default language, but nothing tells visitors why. Write a section "notice" under "layout.untranslated".`;
        return [{ file, pointer: below('/locales', index, 'untranslated'), message, severity: 'warning' }];
      })
    : [];

/** The default language has nothing to fall back to. */
const defaultPolicy = ({ given }: CheckContext): Finding[] =>
  listOf(objectOf(given.config).locales).flatMap((item, index): Finding[] => {
    const { locale, untranslated } = objectOf(item);
    if (locale !== objectOf(given.config).defaultLocale || untranslated === undefined) return [];
    const message = `"${String(locale)}" is the default language, which the others fall back to. Remove "untranslated".`;
    return [{ file, pointer: below('/locales', index, 'untranslated'), message }];
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
    return [
      ...defaultListed(config, names),
      ...defaultSuffix(config, rows),
      ...rows.flatMap((row, position) => repeated(rows.slice(0, position), row)),
      ...withoutFile(
        context,
        rows.filter((row, position) => names.indexOf(row.locale) === position),
      ),
      ...withoutRow(context, names),
      ...defaultPolicy(context),
      ...withoutNotice(context),
    ];
  },
};
