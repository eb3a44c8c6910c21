import { signNumber } from '../../../words/sign-number.ts';
import { timesIn } from '../../context/words/writing/words-in.ts';

/** Letters drawn as one sign, and signs that mean something in one font only. */
const ofOneFont = /[\ufb00-\ufb06\ue000-\uf8ff]/;

/** A sign that stands for letters, or shows an empty box. */
export const withOddSign = (text: string): string | undefined => {
  const [sign] = ofOneFont.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const letters = sign.normalize('NFKC');
  return letters === sign
    ? `A sign of one font only (U+${signNumber(sign)}) stands in it: visitors see an empty box. Write what it should show.`
    : `The sign "${sign}" stands for "${letters}", and no search finds the word so. Write the letters.`;
};

/** A question mark where a letter with an accent was: a letter follows at once, and no address is around it. */
const lostLetter = /(?<![^\s(¿"“«])\p{L}+\?\p{Ll}+/u;

/** A word with a ? in the place of a letter. */
export const withLostLetter = (text: string): string | undefined => {
  const [word] = text.includes('?') ? (lostLetter.exec(text) ?? []) : [];
  return word && `There is a ? in the middle of "${word}": a letter with an accent was lost. Type it again.`;
};

/** The sign at the end of a text that was made a question, and was none in the text that it was made from. */
const withOtherEnd = (text: string, source: string): string | undefined => {
  const [end] = /[.!:…]$/.exec(source.trim()) ?? [];
  return end === undefined || source.includes('?') || !/[^?]\?$/.test(text.trim())
    ? undefined
    : `It ends with a "?", and the text that it was made from with a "${end}". Write "${end}", or ¿ where the question begins.`;
};

/** A question or an exclamation that lacks the sign before it; `sourceOf` looks up what the text was made from. */
export const withUnopened = (
  text: string,
  sourceOf: () => string | undefined = () => undefined,
): string | undefined => {
  if (!/[?!]/.test(text)) return undefined;
  // Neither an address, such as a.example/b?c=1, nor a sign in brackets opens anything.
  const plain = text.replace(/\S+:\/\/\S+|\S+\.\S+\?\S+|\([?!]+\)/g, '');
  if (timesIn(plain, '?') > timesIn(plain, '¿'))
    return withOtherEnd(text, sourceOf() ?? '') ?? 'A question has no ¿ where it begins. Write it there.';
  return timesIn(plain, '!') > timesIn(plain, '¡')
    ? 'An exclamation has no ¡ where it begins. Write it there.'
    : undefined;
};

/** The ending of Spanish words such as "atención" without the accent that it always has. */
const endingWithoutAccent = /(?<!\p{L})(\p{L}{2,}c)ion(?!\p{L})/iu;

/** A word that lost the accent of its ending, but for names. */
export const withoutAccent = (text: string, names: RegExp): string | undefined => {
  if (!/cion/i.test(text)) return undefined;
  const [word, start] = endingWithoutAccent.exec(text.replace(names, ' ')) ?? [];
  return word && `"${word}" has lost its accent. Write "${start}${word.endsWith('ion') ? 'ión' : 'IÓN'}".`;
};
