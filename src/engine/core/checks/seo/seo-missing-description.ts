import type { Check } from '../check.ts';
import { missingMeta } from './meta/missing-meta.ts';

/** Pages without a description. One whose key has no words is `i18n/missing-key`'s or `i18n/empty-value`'s. */
export const seoMissingDescription: Check = {
  id: 'seo/missing-description',
  severity: 'error',
  description: 'Every page has a description for search engines.',
  advice:
    'Without a description search engines show some sentence of the page, often the least telling one. Write one or two sentences in "meta" of the page, such as "description": "t:contact.meta.description", and the words in every locale file.',
  run: (context) =>
    missingMeta(
      context,
      'description',
      'This page has no description. Write one or two sentences in "meta", for search results.',
    ),
};
