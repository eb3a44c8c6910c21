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

/** Signs that belong to a number, before or behind it. */
const before = /([$£€¥+#])%\{(\w+)\}/gu;
const behind = /%\{(\w+)\}([%+$£€¥°])/gu;

/** A sign that stands beside a fact which has it itself, with the fact: "%{discount}%" of "60%". */
export const doubledSign = (text: string, facts: Record<string, string>): string | undefined => {
  if (!text.includes('%{')) return undefined;
  for (const [part, sign = '', name = ''] of text.matchAll(before))
    if (facts[name]?.startsWith(sign)) return part;
  for (const [part, name = '', sign = ''] of text.matchAll(behind))
    if (facts[name]?.endsWith(sign)) return part;
  return undefined;
};
