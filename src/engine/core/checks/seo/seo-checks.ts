import type { Check } from '../check.ts';
import { seoDuplicateDescription } from './seo-duplicate-description.ts';
import { seoDuplicateTitle } from './seo-duplicate-title.ts';
import { seoJsonld } from './seo-jsonld.ts';
import { seoLength } from './seo-length.ts';
import { seoMissingDescription } from './seo-missing-description.ts';
import { seoMissingTitle } from './seo-missing-title.ts';
import { seoNoindexLinked } from './seo-noindex-linked.ts';
import { seoOgImage } from './seo-og-image.ts';
import { seoTitlePattern } from './seo-title-pattern.ts';

/** The checks of what search engines make of a page. */
export const seoChecks: Check[] = [
  seoMissingTitle,
  seoMissingDescription,
  seoDuplicateTitle,
  seoDuplicateDescription,
  seoLength,
  seoOgImage,
  seoTitlePattern,
  seoNoindexLinked,
  seoJsonld,
];
