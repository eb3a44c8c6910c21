import type { SiteFiles } from '../../site/site-files.ts';
import type { SeenCounts } from './report.ts';

/** How much of a site was looked at. */
export const seenIn = ({ texts, source: { pages, locales } }: SiteFiles): SeenCounts => ({
  files: texts.size,
  pages: pages.length,
  sections: pages.reduce((sum, { document }) => sum + (document?.sections?.length ?? 0), 0),
  locales: Object.keys(locales).length,
});
