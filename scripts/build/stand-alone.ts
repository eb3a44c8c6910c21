import { fileOf } from '../../src/engine/core/checks/context/words.ts';
import { buildRoutes } from '../../src/engine/core/routes.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { filesWith, isPlain, standsIn } from './files-with.ts';
import type { Around } from './stay-in-pages.ts';

/** By what others lead to a page: its name, and the addresses that it has or had. */
const namesOf = (page: PageFile, { config }: SiteSource): string[] => [
  `page:${page.document.id}`,
  ...buildRoutes(config, [page]).byPath.keys(),
];

const isPlainName = (name: string) => isPlain(name.replaceAll(/[:/]/g, ''));

/** Others list the entries of a collection, and show the way to the page at the root. */
const isListed = ({ collection, document }: PageFile, names: string[]): boolean =>
  collection !== undefined || document.card !== undefined || names.includes('/');

/**
 * Whether pages that come or go concern no other page: none lists them or has their addresses, and neither the
 * configuration nor words nor any of the pages around leads to them.
 */
export const standAlone = (pages: PageFile[], { root, source, others }: Around): boolean => {
  if (pages.length === 0) return true;
  const named = pages.map((page) => namesOf(page, source));
  const names = named.flat();
  if (!names.every(isPlainName) || pages.some((page, index) => isListed(page, named[index] ?? [])))
    return false;
  const around = others().map(({ outline }) => outline);
  const { byPath } = buildRoutes(source.config, around);
  // A link may take the page's name from a fact.
  const texts = ['page:%{', ...names];
  const config = JSON.stringify(source.config);
  if (texts.some((text) => byPath.has(text) || standsIn(config, text))) return false;
  const words = Object.keys(source.locales).map(fileOf);
  return filesWith(root, [...words, ...around.map(({ file }) => file)], texts).size === 0;
};
