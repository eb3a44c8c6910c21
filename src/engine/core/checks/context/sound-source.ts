import type {
  CollectionConfig,
  LocaleConfig,
  LocaleDocument,
  PageDocument,
  SectionDocument,
  SiteConfig,
} from '../../../../generated/types.ts';
import { isObject, listOf, objectOf, stringsOf } from '../../json/json-value.ts';
import { withoutUndefined } from '../../json/without-undefined.ts';
import type { Publication } from '../../publication/publication.ts';
import type { Json, PageFile, SiteSource } from '../../types.ts';
import { fileNameOf } from './own-names.ts';
import { withoutPageParts } from './words/page-parts.ts';
import { languageOf } from './words/translations/languages.ts';

/** Stands for props that a section should have and has not: they are not measured against its schema. */
export const noProps: Json = {};

const soundSection = (value: unknown): SectionDocument => {
  const { type, id, version, props, draft, publishAt, unpublishAt } = objectOf(value) as Json & Publication;
  return {
    ...withoutUndefined({ draft, publishAt, unpublishAt }),
    type: typeof type === 'string' ? type : '',
    id: typeof id === 'string' ? id : '',
    ...(typeof version === 'number' ? { version } : {}),
    props: isObject(props) ? props : noProps,
  };
};

/** Tables of languages have what all objects inherit, such as "constructor", and nothing there is of any use. */
const isInherited = (locale: string): boolean => languageOf(locale) in {};

const soundLocales = (value: unknown): LocaleConfig[] => {
  const suffixes = new Set<string>();
  const names = new Set<string>();
  return listOf(value).flatMap((item) => {
    const { locale, suffix } = objectOf(item);
    if (typeof locale !== 'string' || names.has(locale) || isInherited(locale)) return [];
    names.add(locale);
    // A suffix used twice is one fault of the configuration; its echo on every page's address would hide it.
    const own = typeof suffix === 'string' && !suffixes.has(suffix) ? suffix : `-${locale}`;
    suffixes.add(own);
    return [{ ...(item as LocaleConfig), suffix: own }];
  });
};

const soundCollections = (value: unknown): Record<string, CollectionConfig> =>
  Object.fromEntries(
    Object.entries(objectOf(value)).flatMap(([name, settings]) => {
      const { path, paths, notFound, ...rest } = objectOf(settings);
      if (typeof path !== 'string') return [];
      const ofAbsent = typeof notFound === 'string' ? { notFound } : {};
      return [[name, { ...rest, ...ofAbsent, path, paths: stringsOf(paths) } as CollectionConfig]];
    }),
  );

/** A configuration in which every part is of the right kind, however it was written: the other checks rely on that. */
const soundConfig = (config: Json): SiteConfig => {
  const locales = soundLocales(config.locales);
  const layout = objectOf(config.layout);
  const { facts: givenFacts, notFound, defaultLocale } = config;
  const facts = Object.entries(objectOf(givenFacts)).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : stringsOf(value),
  ]);
  const listed = locales.some(({ locale }) => locale === defaultLocale);
  return {
    ...(config as unknown as SiteConfig),
    origin: typeof config.origin === 'string' ? config.origin : '',
    locales,
    names: listOf(config.names).filter((name) => typeof name === 'string'),
    defaultLocale: listed ? (defaultLocale as string) : (locales[0]?.locale ?? ''),
    facts: Object.fromEntries(facts),
    collections: soundCollections(config.collections),
    notFound: typeof notFound === 'string' ? notFound : '',
    redirects: stringsOf(config.redirects),
    layout: {
      before: listOf(layout.before).map(soundSection),
      after: listOf(layout.after).map(soundSection),
      ...(isObject(layout.error) ? { error: soundSection(layout.error) } : {}),
      ...(isObject(layout.untranslated) ? { untranslated: soundSection(layout.untranslated) } : {}),
    },
  };
};

const soundPage = (page: PageFile): PageFile => {
  const document: Json = objectOf(page.document);
  const { id, path, paths, locales, features, ...rest } = document;
  const sound: Json = {
    ...rest,
    id: typeof id === 'string' && id !== '' ? id : fileNameOf(page),
    ...(typeof path === 'string' && path.startsWith('/') ? { path } : {}),
    paths: stringsOf(paths),
    ...(Array.isArray(locales) ? { locales: locales.filter((locale) => typeof locale === 'string') } : {}),
    ...(Array.isArray(features) ? { features } : {}),
    meta: objectOf(document.meta),
    sections: listOf(document.sections).map(soundSection),
  };
  return { ...page, document: sound as unknown as PageDocument };
};

/**
 * A copy of a source in which everything has at least the right kind of value, so that the checks across files
 * can run on a site with faults. What is wrong is reported by the schema checks, which see the real source.
 */
export const soundSource = (source: SiteSource): SiteSource => ({
  ...source,
  config: soundConfig(objectOf(source.config)),
  pages: source.pages.map(soundPage),
  locales: Object.fromEntries(
    Object.entries(source.locales).map(([locale, words]) => [
      locale,
      withoutPageParts(objectOf(words)) as LocaleDocument,
    ]),
  ),
});
