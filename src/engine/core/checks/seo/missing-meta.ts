import { isObject, objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Finding } from '../problems/problem.ts';
import { editDistance } from '../suggestions/edit-distance.ts';
import { isInvisible } from '../suggestions/strange-letters.ts';

/** `schema/page` reports such a name and asks whether the right one was meant. */
const isMisspelt = (meta: object, name: string): boolean =>
  !(name in meta) && Object.keys(meta).some((other) => editDistance(other, name) <= 2);

/** The one message for a page without any words for search engines, at its title. */
const nothing =
  'This page has no title and no description. Write both in "meta", for the browser\'s tab and for search results.';

/** The pages whose `meta` lacks a text, or has an empty one. */
const missingMeta = (
  { source, given }: CheckContext,
  name: 'title' | 'description',
  message: string,
): Finding[] =>
  source.pages.flatMap(({ file, document }, index): Finding[] => {
    const meta = objectOf(given.pages[index]?.document).meta;
    if (!isObject(meta) || isMisspelt(meta, name)) return [];
    const text = meta[name];
    const place = { file, page: document.id, message };
    const hasNone = meta.title === undefined && meta.description === undefined;
    if (hasNone && name === 'description' && !isMisspelt(meta, 'title')) return [];
    if (text === undefined)
      return [{ ...place, pointer: '/meta', missing: name, ...(hasNone ? { message: nothing } : {}) }];
    return typeof text === 'string' && isInvisible(text) ? [{ ...place, pointer: `/meta/${name}` }] : [];
  });

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
