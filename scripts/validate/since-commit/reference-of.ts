import { parsePageLink } from '../../../src/engine/core/addresses/page-link.ts';
import { keyNamedBy } from '../../../src/engine/core/words/text-reference.ts';

/** What a value names: a page that it leads to, a text, or a fact with which it begins. */
export type Reference = { kind: 'page' | 'text' | 'fact'; name: string };

/** What a value names; undefined for words, numbers, written addresses and pictures. */
export const referenceOf = (value: unknown): Reference | undefined => {
  if (typeof value !== 'string') return undefined;
  const [page, key] = [parsePageLink(value)?.pageId, keyNamedBy(value)];
  if (page !== undefined) return { kind: 'page', name: page };
  if (key !== undefined) return { kind: 'text', name: key };
  const [, fact] = /^(?:mailto:|tel:)?%\{(\w+)\}/.exec(value) ?? [];
  return fact === undefined ? undefined : { kind: 'fact', name: fact };
};
