import type { SiteCopy } from '../../copy-site.ts';
import type { Random } from '../../random-of.ts';

/** An edit of a site as a content owner makes it. Returns the files it added. */
export type SiteEdit = { name: string; run: (site: SiteCopy) => Promise<string[]> };

/** Chooses an edit of a kind. */
export type RandomEdit = (random: Random) => SiteEdit;
