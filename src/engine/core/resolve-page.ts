import type { Language, SectionDocument } from '../../generated/types.ts';
import { parseText, type Translate } from './messages.ts';
import { resolveLink } from './resolve-link.ts';
import { type Resolvers, resolveImage, resolveProps } from './resolve-props.ts';
import { canonicalPath, pathOfPage, type Route, translationsOf } from './routes.ts';
import { collectionCards, type Site } from './site.ts';
import type { Alternate, IconNode, ResolvedPage, ResolvedSection } from './types.ts';
import { isTranslated, policyOf } from './untranslated.ts';

/** Where a language sends those who look for a page that is hidden in it because nobody has translated it: home. */
const instead = ({ manifest, source }: Site, locale: string): string | undefined =>
  policyOf(source.config, locale) === 'hide'
    ? pathOfPage(manifest, manifest.byPath.get('/')?.pageId ?? '', locale)
    : undefined;

/**
 * Where a switch of language leads: to this page. A page that stands for one that does not exist is built without
 * knowing which: it leads home, and says how the address that was asked for is written in that language.
 */
const languagesOf = (site: Site, { pageId, locale: current, status }: Route): Language[] => {
  const { manifest, source } = site;
  const target = status === 404 ? (manifest.byPath.get('/')?.pageId ?? pageId) : pageId;
  return source.config.locales.flatMap(({ locale, name, suffix }) => {
    const path = pathOfPage(manifest, target, locale) ?? instead(site, locale);
    if (path === undefined) return [];
    const language = { locale, name, link: path, current: locale === current };
    return [status === 404 ? { ...language, suffix } : language];
  });
};

/** What came up while values were resolved: the icons they name, and whether they say something of the page itself. */
type Seen = { icons: Set<string>; ofPage: boolean };

const isOfPage = (reference: string): boolean =>
  reference.startsWith('self:') || reference === 'collection:languages';

const listItems = (site: Site, route: Route, reference: string): unknown[] => {
  const [kind, name = ''] = reference.split(':');
  if (kind === 'self') return site.pages.get(route.pageId)?.document.features ?? [];
  if (name === 'languages') return languagesOf(site, route);
  return collectionCards(site, name, route.locale);
};

/** Parameters such as ?smart_count=collection:solutions become the number of entries. */
const withCounts = (translate: Translate, list: Resolvers['list']): Translate => {
  return (text) => {
    if (!text.includes('=collection:')) return translate(text);
    const { params } = parseText(text);
    const counted = Object.entries(params)
      .filter(([, value]) => value.startsWith('collection:'))
      .map(([name, value]) => [name, list(value).length] as const);
    return translate(text, Object.fromEntries(counted));
  };
};

const noTranslation: Translate = (text) => text;

const resolversOf = (site: Site, route: Route, seen: Seen): Resolvers => {
  const list = (reference: string) => {
    seen.ofPage ||= isOfPage(reference);
    return listItems(site, route, reference);
  };
  const text = withCounts(site.translate[route.locale] ?? noTranslation, list);
  return {
    text,
    link: (link) => resolveLink(site.manifest, text(link), route.locale),
    icon: (name) => {
      seen.icons.add(name);
      return name;
    },
    image: (image) => resolveImage(image, site.source.assets, route.locale),
    list,
  };
};

const iconDrawings = (site: Site, names: Set<string>): Record<string, IconNode[]> =>
  Object.fromEntries(
    [...names].sort().flatMap((name) => {
      const drawing = site.source.icons[name];
      return drawing ? [[name, drawing]] : [];
    }),
  );

const alternates = (site: Site, route: Route): Alternate[] =>
  translationsOf(site.manifest, route.pageId).map(({ locale, path }) => ({
    locale,
    href: site.source.config.origin + path,
  }));

const parentOf = (site: Site, { pageId, locale }: Route): { parent?: string } => {
  const collection = site.pages.get(pageId)?.collection ?? '';
  const overview = site.source.config.collections?.[collection]?.overview;
  return overview === undefined ? {} : { parent: resolveLink(site.manifest, overview, locale) };
};

type Props = ResolvedSection['props'];

const resolveOwn = (site: Site, section: SectionDocument, resolvers: Resolvers): Props =>
  resolveProps(section.props, site.shapes[section.type], resolvers) as Props;

type Kept = { value: unknown; icons: Set<string> };

/** What the frame's sections became in each language: the same on every page, but for what speaks of the page. */
const framesOf = new WeakMap<Site, Map<string, Kept>>();

/** The props of a section of the frame. Each is resolved once for all pages of a language that it is the same on. */
const resolveFrame = (
  site: Site,
  { type, id, props }: SectionDocument,
  at: { route: Route; seen: Seen },
): Props => {
  const frames = framesOf.get(site) ?? new Map<string, Kept>();
  framesOf.set(site, frames);
  const shape = site.shapes[type];
  if (shape?.kind !== 'object') return props as Props;
  const resolved: Props = { ...props };
  for (const [name, own] of Object.entries(shape.props)) {
    if (props[name] === undefined) continue;
    const key = JSON.stringify([at.route.locale, type, id, name]);
    const kept = frames.get(key);
    const seen: Seen = { icons: kept?.icons ?? new Set(), ofPage: false };
    const value = kept ? kept.value : resolveProps(props[name], own, resolversOf(site, at.route, seen));
    if (!kept && !seen.ofPage) frames.set(key, { value, icons: seen.icons });
    for (const icon of seen.icons) at.seen.icons.add(icon);
    resolved[name] = value;
  }
  return resolved;
};

/** How one section becomes final: in its page's words, in those of the default language, or as a part of the frame. */
type Draw = {
  own: (section: SectionDocument) => ResolvedSection;
  foreign: Draw['own'];
  frame: Draw['own'];
};

const drawOf = (site: Site, route: Route, seen: Seen): Draw => {
  const { defaultLocale: lang } = site.source.config;
  const resolvers = resolversOf(site, route, seen);
  const inDefault = { ...resolvers, text: resolversOf(site, { ...route, locale: lang }, seen).text };
  // What a section tells the checks and the clock is no business of its visitors.
  const withProps = ({ type, id }: SectionDocument, props: Props): ResolvedSection => {
    for (const name of site.drawnIcons[type] ?? []) seen.icons.add(name);
    return { type, id, props };
  };
  return {
    own: (section) => withProps(section, resolveOwn(site, section, resolvers)),
    foreign: (section) => ({
      ...withProps(section, resolveOwn(site, section, inDefault)),
      lang,
      dir: dirOf(site, lang),
    }),
    frame: (section) => withProps(section, resolveFrame(site, section, { route, seen })),
  };
};

/** The sections of a page in a language: of one without all of its words, what the policy of the language says. */
const sectionsOf = (
  site: Site,
  { pageId, locale }: Route,
  { own, foreign, frame }: Draw,
): ResolvedSection[] => {
  const page = site.pages.get(pageId);
  const { config, locales } = site.source;
  const policy = policyOf(config, locale);
  const sections = needed(site, page?.document.sections ?? []);
  if (!page || policy === 'error') return sections.map(own);
  const known = { locales, shapes: site.shapes };
  const lacking = new Set(sections.filter((section) => !isTranslated(known, { page, section, locale })));
  if (policy === 'hide') return sections.filter((section) => !lacking.has(section)).map(own);
  const drawn = sections.map((section) => (lacking.has(section) ? foreign : own)(section));
  const { untranslated } = config.layout;
  return untranslated && lacking.size > 0 ? [frame(untranslated), ...drawn] : drawn;
};

const needed = (site: Site, sections: SectionDocument[]): SectionDocument[] =>
  sections.filter(({ type }) => !site.unneeded.has(type));

const dirOf = (site: Site, locale: string): 'ltr' | 'rtl' =>
  site.source.config.locales.find((language) => language.locale === locale)?.dir ?? 'ltr';

/**
 * The final page of a route: words in its language, links as addresses, lists filled in, pictures with their
 * sizes, the layout's sections around it. Pure: the same site and route give the same page.
 */
export const resolvePage = (site: Site, route: Route): ResolvedPage => {
  const { config } = site.source;
  const file = site.pages.get(route.pageId);
  if (!file) throw new Error(`The route ${route.path} shows the page ${route.pageId}, which does not exist`);
  const { document } = file;
  const seen: Seen = { icons: new Set(), ofPage: false };
  const { text } = resolversOf(site, route, seen);
  const draw = drawOf(site, route, seen);
  const title = text(document.meta.title);
  const layout = config.layout;
  return {
    id: document.id,
    locale: route.locale,
    dir: dirOf(site, route.locale),
    path: route.path,
    ...parentOf(site, route),
    status: route.status,
    title: (config.titlePattern ?? '%{title}').replace('%{title}', title),
    description: text(document.meta.description),
    canonical: config.origin + canonicalPath(site.manifest, route),
    alternates: document.meta.noindex || route.fallback ? [] : alternates(site, route),
    before: needed(site, layout.before).map(draw.frame),
    sections: sectionsOf(site, route, draw),
    after: needed(site, layout.after).map(draw.frame),
    ...(layout.error ? { error: draw.frame(layout.error) } : {}),
    icons: iconDrawings(site, seen.icons),
    settings: site.settings,
  };
};
