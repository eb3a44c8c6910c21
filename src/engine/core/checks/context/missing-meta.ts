import { isObject, objectOf } from '../../json-value.ts';
import type { Finding } from '../problem.ts';
import { editDistance } from '../suggest.ts';
import type { CheckContext } from './check-context.ts';

/** `schema/page` reports such a name and asks whether the right one was meant. */
const isMisspelt = (meta: object, name: string): boolean =>
  !(name in meta) && Object.keys(meta).some((other) => editDistance(other, name) <= 2);

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
    if (text === undefined) return [{ ...place, pointer: '/meta', missing: name }];
    return typeof text === 'string' && text.trim() === '' ? [{ ...place, pointer: `/meta/${name}` }] : [];
  });
