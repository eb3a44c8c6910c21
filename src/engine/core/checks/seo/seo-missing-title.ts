import type { Check } from '../check.ts';
import { missingMeta } from './meta/missing-meta.ts';

/** Pages without a title. One whose key has no words is `i18n/missing-key`'s or `i18n/empty-value`'s. */
export const seoMissingTitle: Check = {
  id: 'seo/missing-title',
  severity: 'error',
  description: 'Every page has a title for the browser and for search engines.',
  advice:
    'The title is what people click on in search results and what the tab of the browser says. Write it in "meta" of the page, such as "title": "t:contact.meta.title", and the words in every locale file; the name of the company is added by itself.',
  run: (context) =>
    missingMeta(
      context,
      'title',
      'This page has no title. Write one in "meta", for the browser\'s tab and for search results.',
    ),
};
