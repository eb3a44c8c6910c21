import type { SiteConfig } from '../../../../generated/types.ts';
import { configFile } from '../../file-names.ts';
import { isObject, objectOf, stringsOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { closestLocale } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

type Languages = Pick<CheckContext, 'given' | 'locales'>;

/** A language that has words and is not listed is one fault of that list, which `config/locales` tells. */
const isKnown = ({ given, locales }: Languages, locale: string): boolean =>
  locales.includes(locale) || Object.hasOwn(given.locales, locale);

/** What is said of a language that the site has not. The lock file of the translations knows those that it had. */
const unknownIn = (
  { given, locales }: Languages,
  locale: string,
  consequence?: string,
): Pick<Finding, 'message' | 'suggestion'> => {
  if (isObject(objectOf(given.lock)[locale]))
    return {
      message: `The site has no language "${locale}" any more. Remove this line, as "npm run content -- delete locale ${locale}" does by itself.`,
    };
  const so = consequence === undefined ? '' : `, ${consequence}`;
  const remedy = `Write one of its languages, ${locales.join(', ')}, or remove this one.`;
  return withSuggestion(`The site has no language "${locale}"${so}.`, closestLocale(locale, locales), remedy);
};

/** Languages that the addresses of a collection name and the site has not. */
const collectionPaths = ({ collections = {} }: SiteConfig, languages: Languages): Finding[] =>
  Object.entries(collections).flatMap(([name, { paths = {} }]) =>
    Object.keys(paths)
      .filter((locale) => !isKnown(languages, locale))
      .map((locale) => {
        const place = { file: configFile, pointer: below('/collections', name, 'paths', locale) };
        return {
          ...place,
          at: 'key' as const,
          ...unknownIn(languages, locale, 'so this address is never used'),
        };
      }),
  );

/** Pictures for languages that the site has not. */
const pictures = ({ marks, given, locales }: CheckContext): Finding[] =>
  marks.flatMap(({ kind, place }): Finding[] => {
    const [, locale = ''] = kind === 'asset' ? (/\/srcByLocale\/([^/]+)$/.exec(place.pointer) ?? []) : [];
    if (locale === '' || isKnown({ given, locales }, locale)) return [];
    return [{ ...place, at: 'key', ...unknownIn({ given, locales }, locale, 'so nobody sees this picture') }];
  });

/** Languages that a page names and the site has not. */
export const routeMissingLocale: Check = {
  id: 'route/missing-locale',
  severity: 'error',
  description: 'A page has an address in each of its languages, and its languages are languages of the site.',
  advice:
    'A page without an address in a language cannot be reached in it, and an address for a language that the site does not have is never used. Correct the language, or list it under "locales" in site.config.json. Example: "paths": { "fr": … } on a site in English and Spanish.',
  runOnPages: pictures,
  run: ({ source, given, locales }) => [
    ...collectionPaths(source.config, { given, locales }),
    ...source.pages.flatMap(({ file, document }): Finding[] => {
      const unknown = (locale: string, pointer: string): Finding[] => {
        if (isKnown({ given, locales }, locale)) return [];
        return [{ file, page: document.id, pointer, ...unknownIn({ given, locales }, locale) }];
      };
      const listed = (objectOf(document).locales ?? []) as string[];
      const paths = Object.keys(stringsOf(document.paths));
      const named = paths.flatMap((locale) =>
        unknown(locale, below('/paths', locale)).map((finding) => ({ ...finding, at: 'key' as const })),
      );
      const strange = listed.filter((locale) => unknown(locale, '').length > 0);
      if (strange.length > 1) {
        const message = `The site has none of the languages ${strange.map((name) => `"${name}"`).join(', ')}. Write ${locales.map((name) => `"${name}"`).join(', ')}.`;
        return [{ file, page: document.id, pointer: '/locales', message }];
      }
      return [...listed.flatMap((locale, index) => unknown(locale, below('/locales', index))), ...named];
    }),
  ],
};
