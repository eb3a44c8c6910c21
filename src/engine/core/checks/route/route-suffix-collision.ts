import type { LocaleConfig } from '../../../../generated/types.ts';
import { localeOfPath, type Route, suffixedPath } from '../../addresses/routes.ts';
import { configFile } from '../../file-names.ts';
import type { PageFile, SiteSource } from '../../types.ts';
import { localeConfigOf } from '../../words/locale-config-of.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { basePlace, pathPlace } from '../context/links/path-place.ts';
import { seemExchanged } from '../problems/exchange-phrases.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import { below, lastStep } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { languagesInPaths } from './languages-in-paths.ts';

/** A path without the suffix that it ends in. */
const withoutEnd = (path: string, suffix: string): string | undefined => {
  if (!path.endsWith(suffix)) return undefined;
  const bare = path.slice(0, path.length - suffix.length);
  return bare === '' || bare.includes(suffix) ? undefined : bare;
};

/** The addresses that were written for a language, on pages and for collections. */
const writtenFor = ({ config, pages }: SiteSource, locale: string): string[] =>
  [...Object.values(config.collections ?? {}), ...pages.map(({ document }) => document)].flatMap(
    ({ paths }) => paths?.[locale] ?? [],
  );

/** A path with the suffix behind it, where all other addresses of folders that were written for the language have it. */
const atEnd = (
  source: SiteSource,
  written: string,
  { locale, suffix }: { locale: string; suffix: string },
): string | undefined => {
  const others = writtenFor(source, locale).filter((path) => path !== written && path.includes('/', 1));
  return others.length > 0 && others.every((path) => path.endsWith(suffix)) ? written + suffix : undefined;
};

const rule = 'The language of an address is read from its suffix.';

type Told = Pick<Finding, 'message' | 'suggestion'>;

/** An address with the suffix of another language: `name` is that of its own, `other` the one that is read. */
const foreignSuffix = (
  { manifest }: CheckContext,
  { path, pageId }: Route,
  { written, name, other }: { written: string; name: string; other: LocaleConfig | undefined },
): Told => {
  const message = `${path} is an address in ${name}, but contains "${other?.suffix ?? ''}", the suffix of ${other?.name}. ${rule}`;
  const bare = withoutEnd(written, other?.suffix ?? '');
  const isFree = bare !== undefined && (manifest.byPath.get(bare)?.pageId ?? pageId) === pageId;
  return isFree
    ? { message: `${message} ${other?.name} gets it by itself: write "${bare}".`, suggestion: bare }
    : { message: `${message} Choose another address.` };
};

const lacksSuffix = (
  { source, manifest }: CheckContext,
  { path, pageId }: Route,
  { written, own }: { written: string; own: LocaleConfig },
): Told => {
  const message = `${path} is an address in ${own.name}, but lacks its suffix "${own.suffix}". ${rule}`;
  const suggestion = atEnd(source, written, own) ?? suffixedPath(written, own.suffix);
  const holder = manifest.byPath.get(suggestion);
  return holder && holder.pageId !== pageId
    ? { message: `${message} Write another one that has it.` }
    : { message: `${message} Write for example "${suggestion}".`, suggestion };
};

const explain = (context: CheckContext, route: Route, written: string): Told => {
  const { config } = context.source;
  const own = localeConfigOf(config, route.locale);
  if (own && own.suffix !== '' && !route.path.includes(own.suffix))
    return lacksSuffix(context, route, { written, own });
  const other = localeConfigOf(config, localeOfPath(config, route.path));
  return foreignSuffix(context, route, { written, name: own?.name ?? route.locale, other });
};

/** The address as it is written at a place: for the entries of a collection, its pattern. */
const writtenAt = ({ file }: Place, { path, locale }: Route, { config, page }: Written): string =>
  file === configFile ? (config.collections?.[page.collection ?? '']?.paths?.[locale] ?? path) : path;

type Written = { config: SiteSource['config']; page: PageFile };

/** The address for all languages and the one for a language with each other's values: one fault, at the first. */
const oncePerExchange = (findings: Finding[]): Finding[] => {
  const joined = new Map<Finding, Finding | undefined>();
  for (const one of findings) {
    if (!one.pointer.endsWith('/path')) continue;
    const other = findings.find(
      ({ file, pointer }) => file === one.file && pointer.startsWith(`${one.pointer}s/`),
    );
    if (!other) continue;
    const language = lastStep(other.pointer);
    const fault = `"path" is written like an address in "${language}", and "paths.${language}" like one in the default language: ${seemExchanged()}`;
    const { suggestion: _, ...rest } = one;
    joined.set(one, toldExchange(rest, other, fault)).set(other, undefined);
  }
  return findings.flatMap((one) => (joined.has(one) ? (joined.get(one) ?? []) : [one]));
};

/** What all addresses end in, such as "-es" of two or more of a language. */
const commonEnd = (paths: string[]): string | undefined => {
  const ends = new Set(paths.map((path) => /-[a-z\d]+$/.exec(path)?.[0]));
  const [end, second] = ends;
  return second === undefined && paths.length > 1 ? end : undefined;
};

/** Where all addresses that were written for a language end in another suffix than its own, that one is wrong. */
const wrongSuffixes = ({ source }: CheckContext): Map<string, Finding> => {
  return new Map(
    source.config.locales.flatMap(({ locale, name, suffix }, index): [string, Finding][] => {
      const paths = writtenFor(source, locale);
      const end = suffix === '' ? undefined : commonEnd(paths);
      if (end === undefined || paths.some((path) => path.includes(suffix))) return [];
      const message = `The suffix of ${name} is "${suffix}", and all ${paths.length} addresses that were written for it end in "${end}".`;
      const place = { file: configFile, pointer: below('/locales', index, 'suffix') };
      return [[locale, { ...place, ...withSuggestion(message, end) }]];
    }),
  );
};

/** Addresses from which the wrong language would be read. */
export const routeSuffixCollision: Check = {
  id: 'route/suffix-collision',
  severity: 'error',
  description: 'An address contains the suffix of its own language and of no other.',
  advice:
    'The language of an address is read from its end, so an English address that ends like a Spanish one opens in the wrong language. Choose another address. Example: "/best-es" in English where "-es" is the suffix of Spanish.',
  run: (context) => {
    const { source, manifest, pages } = context;
    const wrong = wrongSuffixes(context);
    const findings = manifest.routes
      .filter(({ path, locale }) => localeOfPath(source.config, path) !== locale)
      .flatMap((route): Finding[] => {
        const page = pages.get(route.pageId);
        if (!page) return [];
        const ofAll = wrong.get(route.locale);
        if (ofAll) return [ofAll];
        const place = route.canonical
          ? pathPlace(source, page, route.locale)
          : basePlace(source.config, page);
        const written = writtenAt(place, route, { config: source.config, page });
        return [{ ...place, ...explain(context, route, written) }];
      });
    const told = oncePerExchange(oncePerPlace(findings));
    return [...told, ...(told.length === 0 ? languagesInPaths(context) : [])];
  },
};
