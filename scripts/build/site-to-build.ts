import { hasPolicies } from '../../src/engine/core/resolve/untranslated.ts';
import type { Clock, SiteSource } from '../../src/engine/core/types.ts';
import { rememberPage } from '../edits/remember-page.ts';
import { createReader } from '../site/file-reader.ts';
import { readFrame, readLocales, readPage, readSite } from '../site/site-files.ts';
import { namedByPages } from './pictures/make-pictures.ts';

/**
 * A site to build; `assets` are the public files that each page names. If it is built in parts, pages are kept as
 * outlines, and `next` is the number of the next page to render, in any thread. `isChecked` says that no thread is
 * checking it meanwhile.
 */
export type SiteToBuild = { source: SiteSource; assets: string[][]; next?: Int32Array; isChecked?: boolean };

/** A site with all pages in memory. */
export const wholeSite = (source: SiteSource): SiteToBuild => ({ source, assets: namedByPages(source) });

/**
 * Reads the outlines of a site. How its files are written is left to the check. A site with languages that may lack
 * words is read as a whole, since its sections decide whether a page is shown in them.
 */
export const readOutlined = async (
  { root, clock, next }: { root: string; clock: Clock; next: Int32Array },
  pageFiles: string[],
): Promise<SiteToBuild> => {
  const { parse } = createReader(root);
  const frame = await readFrame(root, parse, { clock });
  if (hasPolicies(frame.config)) return wholeSite((await readSite(root, { clock })).source);
  const seen = pageFiles.map((file) => rememberPage(readPage(file, frame.config, parse), frame, ''));
  const source = { ...frame, pages: seen.map(({ outline }) => outline), locales: readLocales(root, parse) };
  return { source, assets: seen.map(({ assets }) => assets), next };
};
