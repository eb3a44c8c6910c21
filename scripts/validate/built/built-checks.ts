import { brokenAnchor, brokenLink } from './broken-link.ts';
import type { BuiltCheck } from './built-check.ts';
import { headingOutline } from './heading-outline.ts';
import { linkNewTab } from './link-new-tab.ts';
import { notFoundPage } from './not-found-page.ts';
import { perfPageWeight } from './perf-page-weight.ts';
import { seoCanonical } from './seo-canonical.ts';
import { seoHreflang } from './seo-hreflang.ts';
import { seoSitemapDrift } from './seo-sitemap-drift.ts';

/** The checks of the built site: `validate --dist` runs them. */
export const builtChecks: BuiltCheck[] = [
  brokenLink,
  brokenAnchor,
  notFoundPage,
  seoHreflang,
  seoCanonical,
  seoSitemapDrift,
  headingOutline,
  linkNewTab,
  perfPageWeight,
];
