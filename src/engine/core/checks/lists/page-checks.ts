import { a11yAltMissing } from '../a11y-alt-missing.ts';
import { a11yAltQuality } from '../a11y-alt-quality.ts';
import { a11yDuplicateLandmarkLabel } from '../a11y-duplicate-landmark-label.ts';
import { a11yLinkText } from '../a11y-link-text.ts';
import { a11yMainHeading } from '../a11y-main-heading.ts';
import type { Check } from '../check.ts';
import { formEndpoint } from '../form-endpoint.ts';
import { formFields } from '../form-fields.ts';
import { formLabelAutocomplete } from '../form-label-autocomplete.ts';
import { formMessageMissing } from '../form-message-missing.ts';
import { formOptionValue } from '../form-option-value.ts';
import { formServiceRules } from '../form-service-rules.ts';
import { formStateCopy } from '../form-state-copy.ts';
import { formUnknownFieldType } from '../form-unknown-field-type.ts';
import { formUnknownRule } from '../form-unknown-rule.ts';
import { seoDuplicateDescription } from '../seo-duplicate-description.ts';
import { seoDuplicateTitle } from '../seo-duplicate-title.ts';
import { seoJsonld } from '../seo-jsonld.ts';
import { seoLength } from '../seo-length.ts';
import { seoMissingDescription } from '../seo-missing-description.ts';
import { seoMissingTitle } from '../seo-missing-title.ts';
import { seoNoindexLinked } from '../seo-noindex-linked.ts';
import { seoOgImage } from '../seo-og-image.ts';
import { seoTitlePattern } from '../seo-title-pattern.ts';

/** The checks of what search engines, forms and assistive programs make of a page. */
export const pageChecks: Check[] = [
  seoMissingTitle,
  seoMissingDescription,
  seoDuplicateTitle,
  seoDuplicateDescription,
  seoLength,
  seoOgImage,
  seoTitlePattern,
  seoNoindexLinked,
  seoJsonld,
  formFields,
  formOptionValue,
  formMessageMissing,
  formUnknownFieldType,
  formUnknownRule,
  formLabelAutocomplete,
  formEndpoint,
  formServiceRules,
  formStateCopy,
  a11yAltMissing,
  a11yAltQuality,
  a11yLinkText,
  a11yMainHeading,
  a11yDuplicateLandmarkLabel,
];
