import type { Check } from '../check.ts';
import { seoDuplicateDescription, seoDuplicateTitle } from './duplicate-meta.ts';
import { seoMissingDescription, seoMissingTitle } from './missing-meta.ts';
import { seoJsonld } from './seo-jsonld.ts';
import { seoLength } from './seo-length.ts';
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
