import { bracketAround, bracketSlip, closingBrackets } from './bracket-slip.ts';
import type { Suspect } from './suspect.ts';

const ofBrackets = /^(EndOfFile|CloseBrace|CloseBracket)Expected$/;

/** Brackets are closed, and then perhaps a name begins. */
const onlyClosed = /^[}\],][}\]\s,]*("[^"\n]*"\s*)?$/;

/** A parser stops where brackets cannot fit any more; where they began not to fit is mostly above. */
const slipBefore: Suspect = function* (text, { offset, message }) {
  const isName = message === 'PropertyNameExpected';
  const isOfBrackets = ofBrackets.test(message) || (isName ? /[{}[\]]/ : /[}\]]/).test(text[offset] ?? '');
  if (!isOfBrackets && !isName && message !== 'CommaExpected') return;
  const slip = bracketSlip(text);
  if (!slip || slip.offset > offset) return;
  // A missing comma or name is a fault of brackets only right behind a bracket that does not fit.
  if (isOfBrackets || slip.offset === offset || onlyClosed.test(text.slice(slip.offset, offset))) yield slip;
};

/** A name with its value in a list: the bracket before them is of the wrong kind, or that of a later item is missing. */
const wrongBracket: Suspect = function* (text, { offset, message }) {
  const around =
    message === 'CommaExpected' && text[offset] === ':' ? bracketAround(text, offset) : undefined;
  if (around === undefined || text[around.offset] !== '[') return;
  const [name = ''] = /"[^"\n]*"\s*$/.exec(text.slice(0, offset)) ?? [];
  yield around.isBehindComma
    ? {
        offset: offset - name.length,
        length: name.trimEnd().length,
        message:
          'Names with values stand in { }, also in a list. The { is missing before this, or stands below.',
      }
    : {
        offset: around.offset,
        length: 1,
        message: 'Names with values stand in { }, and this begins a list.',
      };
};

/** A text that ends amid brackets lacks more than one of them. */
const cutOff: Suspect = function* (text, { offset }) {
  const end = text.trimEnd().length;
  const closing = offset < end ? [] : closingBrackets(text);
  if (closing.length < 2) return;
  const message = `The file ends here, before ${closing.length} of its brackets are closed. Put back what stood after this, or close them: ${closing.join(' ')}`;
  yield { offset: end, length: 1, message };
};

/** Where a bracket is lost or too many, as far as the indentation of lines and the bracket around a place tell. */
export const bracketHints: Suspect[] = [slipBefore, wrongBracket, cutOff];
