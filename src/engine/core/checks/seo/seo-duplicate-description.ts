import type { Check } from '../check.ts';
import { duplicateMeta } from './meta/duplicate-meta.ts';

/** Two pages with one description. */
export const seoDuplicateDescription: Check = {
  id: 'seo/duplicate-description',
  severity: 'warning',
  description: 'No two pages of a language have the same description.',
  advice:
    'Two results with the same words below their titles look like the same page, and search engines may drop one. Describe what a visitor finds on this page only, in one or two sentences.',
  run: (context) => duplicateMeta(context, 'description', 'Describe what a visitor finds only here.'),
};
