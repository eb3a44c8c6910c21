import type { CheckContext } from '../../context/check-context.ts';
import { putInPlace } from '../../problems/exchange-phrases.ts';
import type { Finding } from '../../problems/problem.ts';
import { areApart } from './are-apart.ts';
import { rewrittenTranslations } from './rewritten-translations.ts';

/**
 * Translations with the words that another one had when it was accepted and has no longer: the two were exchanged, and one of
 * them was edited besides, or the words were pasted over the wrong text. Where both sources say alike, one word may do for
 * the other.
 */
export const takenOver = (context: CheckContext, locale: string): Finding[] => {
  const rewritten = rewrittenTranslations(context).get(locale) ?? [];
  const byFormer = new Map(rewritten.map((item) => [item.recorded?.target, item]));
  return rewritten.flatMap(({ key, source, target, now }): Finding[] => {
    const owner = byFormer.get(now.target);
    if (!owner?.target || !target || !areApart(source.value, owner.source.value)) return [];
    const message = `This is "${key}" and has what "${owner.key}" said when it was translated, which says something else now. ${putInPlace}; if both are meant, run: npm run i18n -- accept ${key} ${owner.key}`;
    // Both are left as they were noted: the record of the other one tells whose words these were.
    const also = [owner.target.place.pointer];
    return [{ ...target.place, message, tells: 'exchange', also, named: { keys: [key, owner.key] } }];
  });
};
