import type { Check } from './check.ts';
import { isObject, objectOf } from './context/json-value.ts';
import type { Finding } from './problem.ts';
import { editDistance } from './suggest.ts';

/** `schema/page` reports it and asks whether "title" was meant. */
const hasMisspeltTitle = (meta: object): boolean =>
  !('title' in meta) && Object.keys(meta).some((name) => editDistance(name, 'title') <= 2);

/** Pages without a title. One whose key has no words is `i18n/missing-key`'s or `i18n/empty-value`'s. */
export const seoMissingTitle: Check = {
  id: 'seo/missing-title',
  severity: 'error',
  description: 'Every page has a title for the browser and for search engines.',
  run: ({ source, given }) =>
    source.pages.flatMap(({ file, document }, index): Finding[] => {
      const meta = objectOf(given.pages[index]?.document).meta;
      if (!isObject(meta) || hasMisspeltTitle(meta)) return [];
      const { title } = meta;
      const message =
        'This page has no title. Write one in "meta", for the browser\'s tab and for search results.';
      const place = { file, page: document.id, message };
      if (title === undefined) return [{ ...place, pointer: '/meta', missing: 'title' }];
      return typeof title === 'string' && title.trim() === '' ? [{ ...place, pointer: '/meta/title' }] : [];
    }),
};
