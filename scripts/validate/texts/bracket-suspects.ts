import { bracketAround, bracketSlip, ends } from './bracket-slip.ts';
import { lostOpening } from './lost-opening.ts';
import { instead, oneTooMany, rewritten, type Suspect } from './suspect.ts';
import { syntaxSentences } from './syntax-sentences.ts';

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

/** A name with its value, before which the bracket of their group is lost; or a value is, and they stand a line below. */
const lostBrace: Suspect = function* (text, { offset: end, message }) {
  const [found, colon] = /(:\s*)?"[^"\n]*"\s*$/.exec(text.slice(0, end)) ?? [];
  if (!/^(Comma|Colon)Expected$/.test(message) || text[end] !== ':' || found === undefined) return;
  const offset = end - found.length;
  const begun = (sign: string) => rewritten(text, { offset: offset + (colon?.length ?? 0), length: 0 }, sign);
  yield colon === undefined
    ? { offset, length: found.trimEnd().length, message: 'A { is missing before this.', mended: begun('{') }
    : { offset, length: 1, message: 'A { is missing behind this colon.', mended: begun('{') };
  if (colon?.includes('\n'))
    yield { offset: offset + 1, length: 1, message: syntaxSentences.noValue, mended: begun('null,') };
};

/** A list in the lines below its name, which has lost the bracket behind the colon. */
const lostList: Suspect = function* (text, { offset: end }) {
  const offset = [...text.slice(0, end).matchAll(/:[ \t]*\r?\n\s*[{[]/g)].at(-1)?.index;
  if (offset === undefined) return;
  const mended = rewritten(text, { offset: offset + 1, length: 0 }, '[');
  yield { offset, length: 1, message: 'A [ is missing behind this colon.', mended };
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
export const bracketSuspects: Suspect[] = [unbegun, surplus, lostBrace, lostList, otherBracket];
