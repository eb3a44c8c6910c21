import { isObject, objectOf } from '../../../json/json-value.ts';
import type { CheckContext } from '../../context/check-context.ts';
import type { Finding } from '../../problems/problem.ts';
import { editDistance } from '../../suggestions/edit-distance.ts';
import { isInvisible } from '../../suggestions/strange-letters.ts';

/** `schema/page` reports such a name and asks whether the right one was meant. */
const isMisspelt = (meta: object, name: string): boolean =>
  !(name in meta) && Object.keys(meta).some((other) => editDistance(other, name) <= 2);

/** The one message for a page without any words for search engines, at its title. */
const nothing =
  'This page has no title and no description. Write both in "meta", for the browser\'s tab and for search results.';

/** The pages whose `meta` lacks a text, or has an empty one. */
export const missingMeta = (
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
