import type { CheckContext } from '../../context/check-context.ts';
import { textHash } from '../../context/words/translations/text-hash.ts';
import { recordIn } from '../../context/words/translations/translations.ts';
import type { Finding } from '../../problems/problem.ts';
import type { Copy } from '../identical/without-lost-listings.ts';
import { beforeAccents } from './before-accents.ts';
import { spellingOf } from './spelling-of.ts';

/** A translation that is its source only since it has lost an accent: there is nothing to translate. */
export const lostAccentsOfCopy = (
  context: CheckContext,
  { key, version: { locale, value, place } }: Copy,
): Finding[] => {
  const recorded = recordIn(context, { key, locale })?.target;
  if (recorded === undefined || recorded === textHash(value)) return [];
  for (const former of beforeAccents(value, spellingOf(context, locale))) {
    if (textHash(former) !== recorded) continue;
    const message = `This was "${former}" when it was accepted, and is the same as its source without its accents. Write them again; if that is meant, run: npm run i18n -- accept ${key}`;
    return [{ ...place, message, suggestion: former }];
  }
  return [];
};
