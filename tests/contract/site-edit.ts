import type { Random } from '../random.ts';
import type { SiteCopy } from '../site-copy.ts';

/** An edit of a site as a content owner makes it. Returns the files it added. */
export type SiteEdit = { name: string; run: (site: SiteCopy) => Promise<string[]> };

/** Chooses an edit of a kind. */
export type RandomEdit = (random: Random) => SiteEdit;

/** The pages that are edited. */
export const editedPages = [
  'home',
  'about-us',
  'contact',
  'rewards',
  'partner-with-us',
  'solutions',
  'solutions/loyalty',
];
