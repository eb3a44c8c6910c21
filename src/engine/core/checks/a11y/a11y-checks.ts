import type { Check } from '../check.ts';
import { a11yAltMissing } from './a11y-alt-missing.ts';
import { a11yAltQuality } from './a11y-alt-quality.ts';
import { a11yDuplicateLandmarkLabel } from './a11y-duplicate-landmark-label.ts';
import { a11yLinkText } from './a11y-link-text.ts';
import { a11yMainHeading } from './a11y-main-heading.ts';

/** The checks of what assistive programs make of a page. */
export const a11yChecks: Check[] = [
  a11yAltMissing,
  a11yAltQuality,
  a11yLinkText,
  a11yMainHeading,
  a11yDuplicateLandmarkLabel,
];
