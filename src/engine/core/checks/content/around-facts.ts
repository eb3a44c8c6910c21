import { languageOf } from '../context/words/translations/languages.ts';

/**
 * Languages that put spaces between their words and hang no endings on numbers and names, as "30%igen" and "Roma'da"
 * have.
 */
const spaced: ReadonlySet<string> = new Set(['en', 'es', 'fr', 'it', 'pt', 'ca', 'gl']);

/** A word and a fact without a space between them; a shorter word may be a unit, such as "%{minutes}min". */
const glued = /(?<![\p{L}\p{N}@#/._-])\p{Ll}{2,}%\{\w+\}|%\{\w+\}\p{Ll}{4,}(?![\p{L}@_/-]|\.\p{L})/u;

/** A fact of a text that no space parts from the word beside it, and that word. */
export const gluedFact = (text: string, locale: string): string | undefined =>
  text.includes('%{') && spaced.has(languageOf(locale)) ? glued.exec(text)?.[0] : undefined;

/** A fact with signs that belong to a number before or behind it. */
const signed = /([$£€¥+#]?)%\{(\w+)\}(%(?!\{)|[+$£€¥°]?)/gu;

/** The unit that a number has, or may get from the sign beside its fact. */
const unit = /^[$£€¥]|[%$£€¥°]$/u;

/** What is told of a sign before or behind a fact that has the same one, or another unit. */
const signFault = (part: string, [before, fact, behind]: [string, string, string]): string | undefined => {
  if ((before !== '' && fact.startsWith(before)) || (behind !== '' && fact.endsWith(behind)))
    return `Around "${part}" there is one sign too many: the fact has it itself. Remove it here.`;
  const sign = [before, behind].find((one) => unit.test(one));
  if (sign === undefined || !/\d/.test(fact) || !unit.test(fact)) return undefined;
  return `Visitors read "${before}${fact}${behind}" for "${part}": the fact has a sign of its own. Remove the ${sign} here, or name another fact.`;
};

/** What is told of the first sign beside a fact that does not go with its value: "%{discount}%" and "$%{discount}" of "60%". */
export const signBesideFact = (text: string, facts: Record<string, string>): string | undefined => {
  if (!text.includes('%{')) return undefined;
  for (const [part, before = '', name = '', behind = ''] of text.matchAll(signed)) {
    const fault = signFault(part, [before, facts[name] ?? '', behind]);
    if (fault !== undefined) return fault;
  }
  return undefined;
};
