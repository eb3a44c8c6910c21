import { bracketAround, bracketSlip, ends } from './bracket-slip.ts';
import { lostOpening } from './lost-opening.ts';
import { instead, oneTooMany, rewritten, type Suspect } from './suspect.ts';
import { syntaxSentences } from './syntax-sentences.ts';

/** A value in the line below its name has lost the bracket that was behind the colon; or a value is missing there. */
const unopened: Suspect = function* (text, fault) {
  if (!/^(Comma|Colon|PropertyName|EndOfFile)Expected$/.test(fault.message)) return;
  const [found, another] = text.slice(0, fault.offset + 1).matchAll(/:[ \t]*\r?\n\s*("[^"\n]*"\s*:)?/g);
  // Who writes so more often has set the values below their names.
  if (!found || another) return;
  const offset = found.index + 1;
  const withSigns = (content: string) => rewritten(text, { offset, length: 0 }, content);
  const sign = found[1] === undefined ? '[' : '{';
  const message = `A ${sign} is missing behind this colon.`;
  yield { offset: found.index, length: 1, message, mended: withSigns(sign) };
  yield { offset, length: 1, message: syntaxSentences.noValue, mended: withSigns('null,') };
};

/** Something that is closed further on but begins nowhere. Behind a bracket too many, everything looks like that. */
const unbegun: Suspect = function* (text, { offset }) {
  const lost = lostOpening(text);
  const slip = lost && bracketSlip(text);
  if (lost && lost.offset <= offset && !(slip && slip.offset < lost.offset)) yield lost;
};

/** A bracket that contradicts how far the lines are set in, and without which the text can be read. */
const surplus: Suspect = function* (text) {
  const { offset } = bracketSlip(text) ?? {};
  if (offset !== undefined && /[{}[\]]/.test(text[offset] ?? '')) yield oneTooMany(text, offset);
};

/** A name with its value, before which the bracket of their group is lost. */
const lostBrace: Suspect = function* (text, { offset: end, message }) {
  const [found, colon] = /(:[ \t]*)?"[^"\n]*"\s*$/.exec(text.slice(0, end)) ?? [];
  if (message !== 'CommaExpected' || text[end] !== ':' || found === undefined) return;
  const offset = end - found.length;
  const mended = rewritten(text, { offset: offset + (colon?.length ?? 0), length: 0 }, '{');
  yield colon === undefined
    ? { offset, length: found.trimEnd().length, message: 'A { is missing before this.', mended }
    : { offset, length: 1, message: 'A { is missing behind this colon.', mended };
};

/** A bracket that closes what one of the other kind has begun. */
export const otherBracket: Suspect = function* (text, { offset, message }) {
  if (message !== 'CommaExpected' || !/[}\]]/.test(text[offset] ?? '')) return;
  const begun = text[bracketAround(text, offset)?.offset ?? -1] ?? '';
  const right = ends[begun];
  if (right === undefined || right === text[offset]) return;
  const told = `What begins with ${begun} ends with ${right}. Write it instead of this.`;
  yield instead(text, { offset, length: 1, message: told }, right);
};

/** A bracket that is lost, too many or of the wrong kind. */
export const bracketSuspects: Suspect[] = [unopened, unbegun, surplus, lostBrace, otherBracket];
