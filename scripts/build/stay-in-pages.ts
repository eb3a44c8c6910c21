import { isDeepStrictEqual } from 'node:util';
import { fileOf } from '../../src/engine/core/checks/context/words.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { namedAssets } from '../site/named-assets.ts';
import type { RememberedPage } from './build-memory.ts';
import { filesWith, isPlain } from './files-with.ts';

/** What is around edited pages: their site, and all pages as the last build saw them. */
export type Around = { root: string; source: SiteSource; pages: RememberedPage[] };

/** A page as it was and as it is. */
type PageEdit = { before: RememberedPage; now: RememberedPage };

const withoutSections = ({ outline: { document, ...page } }: RememberedPage): unknown => {
  const { sections: _, ...others } = document;
  return JSON.parse(JSON.stringify({ ...page, document: others }));
};

const sectionIds = ({ document: { sections } }: PageFile): string[] => sections.map(({ id }) => id);

/** Whether the page still has every section that something else leads to. */
const keepsPlaces = ({ before, now }: PageEdit, { root, source, pages }: Around): boolean => {
  const present = new Set(sectionIds(now.outline));
  const lost = sectionIds(before.outline).filter((id) => !present.has(id));
  if (lost.length === 0) return true;
  if (!lost.every(isPlain)) return false;
  const others = pages.filter((page) => page !== before).map(({ outline }) => outline.file);
  const words = Object.keys(source.locales).map(fileOf);
  const places = lost.map((id) => `#${id}`);
  return filesWith(root, ['site.config.json', ...words, ...others], places).size === 0;
};

/** Whether the site as a whole names the same files of the public folder as before. */
const namesSameFiles = (edits: PageEdit[], { source, pages }: Around): boolean => {
  if (edits.every(({ before, now }) => isDeepStrictEqual(before.assets, now.assets))) return true;
  const edited = new Map(edits.map(({ before, now }) => [before, now]));
  const ofSite = namedAssets(source.config, source);
  const named = (all: RememberedPage[]) => new Set([...ofSite, ...all.flatMap(({ assets }) => assets)]);
  return isDeepStrictEqual(named(pages), named(pages.map((page) => edited.get(page) ?? page)));
};

/**
 * Whether edits stay inside their pages, given by their files: nothing that another page or the site's other files are
 * made from changed. Sections may come, go and change places as long as no link leads to one that is gone.
 */
export const stayInPages = (edited: Map<string, RememberedPage>, around: Around): boolean => {
  const edits = around.pages.flatMap((before): PageEdit[] => {
    const now = edited.get(before.outline.file);
    return now ? [{ before, now }] : [];
  });
  return (
    edits.every(({ before, now }) => isDeepStrictEqual(withoutSections(now), withoutSections(before))) &&
    namesSameFiles(edits, around) &&
    edits.every((edit) => keepsPlaces(edit, around))
  );
};
