import type { Clock, SiteSource } from '../../src/engine/core/types.ts';
import { hasPolicies } from '../../src/engine/core/untranslated.ts';
import { createReader } from '../site/file-reader.ts';
import { readFrame, readLocales, readPage, readSite } from '../site/site-files.ts';
import { namedByPages } from './pictures/make-pictures.ts';
import { rememberPage } from './remember-page.ts';

/**
 * A site to build; `assets` are the files of the public folder that each page names. Of a site that is built in parts
 * only the outlines of its pages are kept, and `next` is the number of the page to be rendered next, in whatever thread.
 * `isChecked` says that nobody looks for errors in it meanwhile.
 */
export type SiteToBuild = { source: SiteSource; assets: string[][]; next?: Int32Array; isChecked?: boolean };

/** A site of which all pages are at hand. */
export const wholeSite = (source: SiteSource): SiteToBuild => ({ source, assets: namedByPages(source) });

/**
 * Reads the outlines of a site, and nothing of how its files are written: whoever checks them looks at that. A site with
 * languages that may lack words is read as a whole, since its sections tell whether a page is shown in them.
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
