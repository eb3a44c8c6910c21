import type { LocaleConfig } from '../../../../generated/types.ts';
import { configFile } from '../../file-names.ts';
import { localeConfigOf } from '../../words/locale-config-of.ts';
import type { CheckContext } from '../context/check-context.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** An address as it is written, and the language that it is for. */
type Written = { path: string; locale: string; place: Place; name: string };

const writtenOf = (
  { path, paths = {} }: { path?: string; paths?: Record<string, string> },
  at: { locale: string; place: Place; name: string },
): Written[] => [
  ...(path === undefined
    ? []
    : [{ ...at, path, place: { ...at.place, pointer: `${at.place.pointer}/path` } }]),
  ...Object.entries(paths).map(([locale, own]) => ({
    ...at,
    path: own,
    locale,
    place: { ...at.place, pointer: below(`${at.place.pointer}/paths`, locale) },
  })),
];

const writtenPaths = ({ source: { config, pages }, defaultLocale: locale }: CheckContext): Written[] => {
  return [
    ...Object.entries(config.collections ?? {}).flatMap(([name, collection]) => {
      const place = { file: configFile, pointer: below('/collections', name) };
      return writtenOf(collection, { locale, place, name });
    }),
    ...pages.flatMap(({ file, document }) => {
      const place = { file, page: document.id, pointer: '' };
      return writtenOf(document, { locale, place, name: document.id });
    }),
  ];
};

/** A path without the folder, the end or the second suffix that says its language, when it has one. */
const withoutLanguage = ({ path, locale, name }: Written, locales: LocaleConfig[]): string => {
  const own = localeConfigOf({ locales }, locale)?.suffix;
  // How the addresses of an unlisted language are written is unknown.
  if (own === undefined) return path;
  const isCode = (part: string) => part !== name && locales.some((one) => one.locale === part);
  const parts = path.split('/').filter((part) => !isCode(part));
  const end = `-${locale}`;
  const hasEnd = (part: string) => part.length > end.length && part.endsWith(end);
  const plain = own === '' ? parts.map((part) => (hasEnd(part) ? part.slice(0, -end.length) : part)) : parts;
  const bare = plain.join('/').replace(own + own, own);
  return bare === '' ? '/' : bare;
};

/** Addresses that say their language by something else than its suffix, or a second time. */
export const languagesInPaths = (context: CheckContext): Finding[] =>
  writtenPaths(context).flatMap((written): Finding[] => {
    const { path, place } = written;
    const bare = withoutLanguage(written, context.source.config.locales);
    if (bare === path) return [];
    const message = `The language of "${path}" is told by its suffix alone, which is put behind the address by itself where a language has one.`;
    const holder = context.manifest.byPath.get(bare)?.pageId;
    const meant = holder === undefined || holder === place.page ? bare : undefined;
    const told = withSuggestion(message, meant, 'Choose another address.');
    return [{ ...place, ...told, severity: 'warning' }];
  });
