import { restOfRules } from './rest-of-rules.ts';
import { attributesIn, type HasAttribute, usedRules } from './used-rules.ts';

/** The rules of a stylesheet that a page can use, and the rest. */
type RuleParts = { used: string; rest: string };

/**
 * Prepares to part a stylesheet; the rest is that of `later`, which may leave some of it out. It is parted once for all
 * pages that have the same of the attributes it asks for: they are few.
 */
export const partRules = (css: string, later = css): ((has: HasAttribute) => RuleParts) => {
  const asked = attributesIn(css);
  const known = new Map<string, RuleParts>();
  return (has) => {
    const key = asked.filter(has).join('');
    const parts = known.get(key) ?? { used: usedRules(css, has), rest: restOfRules(later, has) };
    known.set(key, parts);
    return parts;
  };
};
