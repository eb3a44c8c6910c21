import { bracketAround, openBrackets } from './bracket-slip.ts';
import { instead, oneTooMany, rewritten, type Suspect } from './suspect.ts';

/** Letters that a finger has left beside a quotation mark, or a sign that no value has. */
const strayWord: Suspect = function* (text, { offset, length, message }) {
  const word = text.slice(offset, offset + length);
  const isBesideQuote = text[offset - 1] === '"' || text[offset + length] === '"';
  if (message !== 'InvalidSymbol') return;
  if (isBesideQuote && /^\p{L}{1,2}$/u.test(word))
    yield instead(text, {
      offset,
      length,
      message: `This ${word} stands outside of the double quotes. Remove it.`,
    });
  // Behind a number it may be a unit, which makes a text of both.
  const isUnit = /^[%$]$/.test(word) && /\d$/.test(text.slice(0, offset));
  if (!isUnit && /^[;.|*^~@&!?$%_\\]{1,2}$/.test(word))
    yield instead(text, { offset, length, message: `This ${word} may not stand here. Remove it.` });
};

/** A colon that stands twice. */
const secondColon: Suspect = function* (text, { offset, message }) {
  if (message === 'ValueExpected' && text[offset] === ':')
    yield instead(text, { offset, length: 1, message: 'There is one colon too many here. Remove it.' });
};

/** A bracket before a value, a name or the whole document, where nothing is to begin. */
const strayOpening: Suspect = function* (text, fault) {
  // The sign that is not understood may be the bracket itself.
  const isItself = /[{[]/.test(text[fault.offset] ?? '');
  const { offset } = bracketAround(text, fault.offset + (isItself ? 1 : 0)) ?? {};
  if (offset === undefined) return;
  const [line = ''] = /^.*/.exec(text.slice(offset)) ?? [];
  const isFirst = text.slice(0, offset).trim() === '';
  // At the end of a line it rather has lost the bracket that closes it.
  const isBeforeValue = /^.[ \t]*\S/.test(line) && openBrackets(line) > 0;
  if (!isFirst && !isBeforeValue) return;
  // A list of one text may as well have lost its end.
  const isOfOne = /^\[\s*"[^"\n]*",?\s*$/.test(line);
  const message = 'This [ is not closed. Remove it, or write ] behind the text.';
  yield { ...oneTooMany(text, offset), ...(isOfOne ? { message } : {}) };
};

/** Round brackets in the place of the others. */
const roundBracket: Suspect = function* (text, { offset, message }) {
  const sign = text[offset] ?? '';
  if (message !== 'InvalidSymbol') return;
  for (const content of { '(': ['{', '['], ')': ['}', ']'] }[sign] ?? [])
    yield instead(text, { offset, length: 1, message: `Write ${content} instead of ${sign}.` }, content);
};

/** A name without its second quotation mark: what follows it is taken for a part of the name. */
const unclosedName: Suspect = function* (text, fault) {
  const start = text.lastIndexOf('\n', fault.offset - 1) + 1;
  const [line = ''] = /^.*/.exec(text.slice(start)) ?? [];
  for (const { 0: found, 1: name = '', index } of line.matchAll(/"([\w$-]+)(?=:[ \t]*["{[])/g)) {
    const range = { offset: start + index, length: found.length };
    const message = `The " that closes this name is missing: "${name}".`;
    yield { ...range, message, mended: rewritten(text, range, `${found}"`) };
  }
};

/** What slips of a finger leave behind or take away. */
export const straySigns: Suspect[] = [strayWord, secondColon, strayOpening, roundBracket, unclosedName];
