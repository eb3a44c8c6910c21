import { isDeepStrictEqual } from 'node:util';
import { linkToPage } from '../../src/engine/core/addresses/page-link.ts';
import { buildRoutes } from '../../src/engine/core/addresses/routes.ts';
import { soundSource } from '../../src/engine/core/checks/context/sound-source.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { withoutRedirects } from '../site/without-redirects.ts';
import { isPlain, standsIn } from './files-with.ts';
import { namesOfLists } from './names-of-lists.ts';
import { isOnTrails } from './names-of-shown.ts';

/** The old and the new version of a page that other pages know; only one of them if the page went or came. */
export type PageChange = PageFile[];

/** The properties by which other pages find a page, and when it is shown. */
const placeOf = ({ file, collection, slug, document }: PageFile) => {
  const { id, path, paths, locales, status, draft, publishAt, unpublishAt } = document;
  return [file, collection, slug, id, path, paths, locales, status, draft, publishAt, unpublishAt];
};

const cardOf = (page: PageFile) => [...placeOf(page), page.document.card, page.document.order];

/** The versions of pages that came, went, or differ in `what`. */
const versionsOf = (changes: PageChange[], what: (page: PageFile) => unknown): PageFile[] =>
  changes.filter(([one, other]) => !one || !other || !isDeepStrictEqual(what(one), what(other))).flat();

const isInLists = ({ collection, document: { card } }: PageFile): boolean =>
  collection !== undefined || card !== undefined;

const isPlainName = (name: string) => isPlain(name.replaceAll(/[:/]/g, ''));

/** The texts by which documents lead to pages: their names, and the addresses that they have or had. */
const namesOfPlaces = (moved: PageFile[], { config, pages }: SiteSource): string[] | undefined => {
  if (moved.length === 0) return [];
  const own = new Set(moved.map(({ file }) => file));
  const around = buildRoutes(
    config,
    pages.filter(({ file }) => !own.has(file)),
  );
  const places = moved.flatMap((page) => [
    linkToPage(page.document.id),
    ...buildRoutes(config, [page]).byPath.keys(),
  ]);
  // A link may take the page's name from a fact.
  const names = ['page:%{', ...new Set(places)];
  const settings = JSON.stringify(withoutRedirects(config));
  const isFound = (name: string) => !around.byPath.has(name) && !standsIn(settings, name);
  return places.every(isPlainName) && names.every(isFound) ? names : undefined;
};

/**
 * The texts that documents contain if changes of pages concern them: links to these pages, and lists of them. Undefined
 * if every page may be concerned: pages on trails show the title, and the configuration links to some.
 */
export const namesOfChanges = (given: PageChange[], source: SiteSource): string[] | undefined => {
  // They are not checked yet: values of the wrong kind are reported later.
  const changes = given.map((pages) => soundSource({ ...source, pages }).pages);
  if (changes.flat().some((page) => isOnTrails(page, source.config))) return undefined;
  const places = namesOfPlaces(versionsOf(changes, placeOf), source);
  const lists = namesOfLists(versionsOf(changes, cardOf).filter(isInLists), source);
  return places && lists && [...places, ...lists];
};
