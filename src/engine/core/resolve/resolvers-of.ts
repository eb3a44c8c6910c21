import type { Language } from '../../../generated/types.ts';
import { resolveLink } from '../addresses/resolve-link.ts';
import { entryPattern, homePageOf, pathOfPage, type Route } from '../addresses/routes.ts';
import type { Shape } from '../schema/shape.ts';
import type { Site } from '../site.ts';
import { parseText } from '../words/text-reference.ts';
import type { Translate } from '../words/translate.ts';
import { collectionCards } from './collection-cards.ts';
import { collectionIn, languageCollection, listOfCollection } from './collection-list.ts';
import { collectionOfMissing } from './collection-of-missing.ts';
import { eachMarked } from './each-marked.ts';
import { type Resolvers, resolveImage } from './resolve-props.ts';
import { policyOf } from './untranslated.ts';

/** Where a language leads readers of a page that it hides because it is not translated: home. */
const instead = ({ manifest, source }: Site, locale: string): string | undefined =>
  policyOf(source.config, locale) === 'hide'
    ? pathOfPage(manifest, homePageOf(manifest) ?? '', locale)
    : undefined;

/**
 * Where a switch of language leads: to this page. A page for unknown addresses is built without knowing the address: it
 * leads home, and says how addresses are written in that language. Its own language has no other place than the page
 * itself where home is not there in it.
 */
const languagesOf = (site: Site, { pageId, path: own, locale: current, status }: Route): Language[] => {
  const { manifest, source } = site;
  const target = status === 404 ? (homePageOf(manifest) ?? pageId) : pageId;
  const [, collection] = collectionOfMissing(source.config, pageId) ?? [];
  return source.config.locales.flatMap(({ locale, name, suffix }) => {
    const itself = locale === current ? own : undefined;
    const path = pathOfPage(manifest, target, locale) ?? instead(site, locale) ?? itself;
    if (path === undefined) return [];
    const language = { locale, name, link: path, current: locale === current };
    if (status !== 404) return [language];
    const entries = collection && entryPattern(collection, { locale, suffix });
    return [{ ...language, suffix, ...(entries === undefined ? {} : { entries }) }];
  });
};

const listItems = (site: Site, route: Route, reference: string): unknown[] => {
  const collection = collectionIn(reference);
  if (collection === undefined) return site.pages.get(route.pageId)?.document.features ?? [];
  if (collection === languageCollection) return languagesOf(site, route);
  return collectionCards(site, collection, route.locale);
};

const isListOfPage = (reference: string): boolean =>
  reference.startsWith('self:') || collectionIn(reference) === languageCollection;

const countMark = `=${listOfCollection('')}`;

/** The lists whose entries a text counts: solutions for ?smart_count=collection:solutions. */
const listsCountedIn = (text: string): [name: string, list: string][] =>
  text.includes(countMark)
    ? Object.entries(parseText(text).params).filter(([, value]) => collectionIn(value) !== undefined)
    : [];

/**
 * Whether a value of a section says something of the page itself, such as its languages: it then differs from page to
 * page.
 */
export const isOfPage = (
  { site, route }: { site: Site; route: Route },
  value: unknown,
  shape: Shape,
): boolean => {
  let found = false;
  eachMarked(value, shape, (kind, text, items) => {
    if (kind !== 'list') found ||= listsCountedIn(text).some(([, list]) => isListOfPage(list));
    else
      found ||=
        isListOfPage(text) ||
        (items !== undefined &&
          isOfPage({ site, route }, listItems(site, route, text), { kind: 'array', items }));
  });
  return found;
};

/** Such texts say the number of entries. */
const withCounts = (translate: Translate, list: Resolvers['list']): Translate => {
  return (text) => {
    const counted = listsCountedIn(text);
    if (counted.length === 0) return translate(text);
    return translate(text, Object.fromEntries(counted.map(([name, value]) => [name, list(value).length])));
  };
};

const noTranslation: Translate = (text) => text;

/** The functions that make the values of a page's props final. */
export const resolversOf = (site: Site, route: Route): Resolvers => {
  const list = (reference: string) => listItems(site, route, reference);
  const text = withCounts(site.translate[route.locale] ?? noTranslation, list);
  return {
    text,
    link: (link) => resolveLink(site.manifest, text(link), route.locale),
    icon: (name) => name,
    image: (image) => resolveImage(image, site.source.assets, route.locale),
    list,
  };
};
