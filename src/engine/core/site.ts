import type { Constants } from '../../generated/types.ts';
import { buildRoutes, type Manifest } from './addresses/routes.ts';
import { analyticsKind, needsConsent } from './analytics-kind.ts';
import { nextTransition, type Transition } from './publication/next-transition.ts';
import { publishedPages, publishedSource } from './publication/publication.ts';
import { lacksWords, pagesWithPolicies, policyOf } from './resolve/untranslated.ts';
import { ownKeyword } from './schema/own-keyword.ts';
import { sectionSchemaFile, sectionSchemas } from './schema/section-schema-file.ts';
import { type Shape, shapeOf } from './schema/shape.ts';
import type { ClientSettings, Json, PageFile, ServicesSettings, SiteSource } from './types.ts';
import { createTranslate, type Translate } from './words/translate.ts';

/**
 * A site ready to resolve: what of it is published, its routes, its words per language and the marked places of each
 * section type.
 */
export type Site = {
  source: SiteSource;
  manifest: Manifest;
  translate: Record<string, Translate>;
  shapes: Record<string, Shape | undefined>;
  drawnIcons: Record<string, string[]>;
  /** The section types that this site has no need for: no page shows them. */
  unneeded: Set<string>;
  pages: Pick<ReadonlyMap<string, PageFile>, 'get'>;
  settings: ClientSettings;
  /** What appears or goes next by the clock alone. */
  next: Transition | undefined;
};

type Defaulted = { properties?: Record<string, { default?: number }> };

const constantsOf = (source: SiteSource): Required<Constants> => {
  const schema = source.schemas['site.schema.json'] as { properties?: { constants?: Defaulted } } | undefined;
  const properties = schema?.properties?.constants?.properties ?? {};
  const defaults = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, value.default]));
  return { ...defaults, ...source.config.constants } as Required<Constants>;
};

const noServices: ServicesSettings = {
  backendUrl: '',
  backendKey: '',
  contactUrl: '',
  newsletterUrl: '',
  analytics: '',
  analyticsId: '',
  analyticsUrl: '',
};

/** A schema says what its section is for: `"x-needs": "consent"` stands on pages only where visitors must be asked. */
const unneededTypes = ({ services = {} }: SiteSource['config'], sections: [string, Json][]): string[] =>
  needsConsent(analyticsKind(services))
    ? []
    : sections.flatMap(([type, schema]) => (ownKeyword(schema, 'x-needs') === 'consent' ? [type] : []));

/** The words of each language. If it may fall back, it takes missing words from the default language. */
const translatorsOf = ({ config, locales }: SiteSource): Record<string, Translate> => {
  const first = createTranslate(config, config.defaultLocale, locales[config.defaultLocale] ?? {});
  const translatorOf = (locale: string): Translate => {
    if (locale === config.defaultLocale) return first;
    const words = locales[locale] ?? {};
    const own = createTranslate(config, locale, words);
    if (policyOf(config, locale) === 'error') return own;
    return (text, params) => (lacksWords(words, text) ? first : own)(text, params);
  };
  return Object.fromEntries(config.locales.map(({ locale }) => [locale, translatorOf(locale)]));
};

/** Prepares what every page of a site shares. The source must have passed the checks. */
export const prepareSite = (whole: SiteSource): Site => {
  const published = publishedSource(whole);
  const { config, schemas } = published;
  const sections = sectionSchemas(schemas);
  const shapes = Object.fromEntries(
    sections.map(([type, schema]) => [type, shapeOf(schemas, schema, sectionSchemaFile(type))]),
  );
  const pages = pagesWithPolicies(published, shapes);
  const source = { ...published, pages };
  return {
    source,
    manifest: buildRoutes(config, pages),
    translate: translatorsOf(published),
    shapes,
    drawnIcons: Object.fromEntries(
      sections.map(([type, schema]) => [type, (ownKeyword(schema, 'x-icons') as string[]) ?? []]),
    ),
    unneeded: new Set(unneededTypes(config, sections)),
    pages: new Map(pages.map((file) => [file.document.id, file])),
    settings: {
      name: config.name,
      constants: constantsOf(source),
      services: { ...noServices, ...config.services },
    },
    next: nextTransition(whole),
  };
};

/** A site with one page given whole that was known by its outline only. */
export const withWholePage = (site: Site, page: PageFile): Site => {
  const [whole] = publishedPages({ pages: [page], clock: site.source.clock });
  const get = (id: string) => (id === whole?.document.id ? whole : site.pages.get(id));
  return { ...site, pages: { get } };
};
