import type { CheckContext } from '../../context/check-context.ts';
import type { Marked } from '../../context/marks/marked.ts';

/** What slips in before "t:": spaces, signs that nobody sees, quotation marks. */
const noise = String.raw`[\s\p{Cc}\p{Cf}\p{Pi}\p{Pf}"'\x60]*`;

const noiseBefore = new RegExp(`^${noise}`, 'u');

/** A "t:" that has a capital, another letter or another sign, or has lost one of its two signs. */
const brokenSign = /^(?:[\w;.,]{0,2}\p{Cf}*[:;：]|[tT]?[.,]?)[\s\p{Cf}]*/u;

const quoteBefore = /^\s*["'`\p{Pi}\p{Pf}]/u;

const quoteBehind = /["'`\p{Pi}\p{Pf}]$/u;

const name = String.raw`[\w-]+(?:\.[\w-]+)+`;

/** What must be the name of a text, known or not: "t:" with something before or in it, or words behind a bar. */
const mustBeName = new RegExp(
  `^(?:${noise}t\\p{Cf}*[:：][\\s\\p{Cf}]*${name}(?=$|[?|"'\\p{Pi}\\p{Pf}])|[\\w;.,]{0,2}[:;]${name}\\|.)`,
  'u',
);

/**
 * The name of a text in words that lack "t:" before it, or have something before that or like it, with the words behind
 * its bar: visitors would read the name itself. Undefined when they are no name.
 */
export const bareKeyOf = ({ keyTable }: CheckContext, { kind, value, text }: Marked): string | undefined => {
  if (kind !== 'text' || text !== undefined || !value.includes('.')) return undefined;
  const quoted = quoteBefore.test(value) ? value.replace(quoteBehind, '') : value;
  const clean = quoted.replace(noiseBefore, '');
  const bare = clean.replace(brokenSign, '');
  const isKnown = (named: string) => keyTable.numbers.has(named.replace(/[?|].*$/su, ''));
  return [clean, bare].find(isKnown) ?? (mustBeName.test(value) ? bare : undefined);
};
