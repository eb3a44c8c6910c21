import type { Check } from '../check.ts';
import { duplicateMeta } from './meta/duplicate-meta.ts';

/** Two pages with one title: nobody can tell them apart in search results or among tabs. */
export const seoDuplicateTitle: Check = {
  id: 'seo/duplicate-title',
  severity: 'warning',
  description: 'No two pages of a language have the same title.',
  advice:
    'Search engines show one of two pages with the same title and hide the other, and visitors with both open cannot tell the tabs apart. Say in the title what only this page has: "Loyalty programs" and "Rewards marketplace" instead of twice "Our solutions".',
  run: (context) => duplicateMeta(context, 'title', 'Say what only this page has.'),
};
