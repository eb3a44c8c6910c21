import { signNumber } from '../../../src/engine/core/words/sign-number.ts';
import type { SyntaxFault } from '../../site/file-reader.ts';
import { mostLevels } from '../../site/too-deep.ts';
import { bracketAround, ends } from './bracket-slip.ts';
import { describeEncoding } from './describe-encoding.ts';
import { describeNumber } from './describe-number.ts';
import { describeSymbol } from './describe-symbol.ts';
import { strangeEnd } from './strange-quotes.ts';
import { syntaxSentences } from './syntax-sentences.ts';
import type { ToldSyntax } from './told-syntax.ts';

const meanings: Record<string, string> = {
  TooDeep: `This is nested too deeply, within ${mostLevels} brackets. Bring it into one of the outer ones, or remove it.`,
  InvalidNumberFormat: 'This is not a number. Write words in double quotes.',
  PropertyNameExpected: 'A name in double quotes must stand here.',
  ValueExpected: 'A value must stand here.',
  ColonExpected: 'A colon must stand here, between the name and the value.',
  CloseBraceExpected: 'A closing } is missing.',
  CloseBracketExpected: 'A closing ] is missing.',
  EndOfFileExpected: syntaxSentences.leftOver,
  InvalidCommentToken: syntaxSentences.comment,
  UnexpectedEndOfComment: syntaxSentences.comment,
  UnexpectedEndOfString:
    'The " that closes this text is missing. A text stands in one line: write \\n where a new line begins.',
  UnexpectedEndOfNumber: 'This number is not complete.',
  InvalidUnicode:
    'Behind \\u stand the four digits of a sign, as in \\u00e9. Remove the backslash; only where visitors are to see one, write \\\\.',
  InvalidEscapeCharacter:
    'Only a few signs may follow a backslash. Remove the backslash; only where visitors are to see one, write \\\\.',
  InvalidCharacter: 'This sign may not stand in a text. Write a line break as \\n and a tab as \\t.',
};

/** The place behind the last sign before an offset, spaces and line breaks passed over. */
const endBefore = (text: string, offset: number): number => text.slice(0, offset).trimEnd().length;

const comma = (offset: number): ToldSyntax => ({
  offset,
  length: 1,
  message: 'There is one comma too many here. Remove it.',
  mended: { offset, length: 1, content: '' },
});

const missingComma = (offset: number): ToldSyntax => ({
  offset,
  length: 1,
  message: 'A comma is missing here.',
  mended: { offset, length: 0, content: ',' },
});

type Describe = (text: string, fault: SyntaxFault) => ToldSyntax | undefined;

/** The comma behind which nothing follows, or that stands where a value should. */
const extraComma: Describe = (text, { offset }) => {
  if (text[offset] === ',') return comma(offset);
  const before = endBefore(text, offset) - 1;
  return /[}\]]/.test(text[offset] ?? '') && text[before] === ',' ? comma(before) : undefined;
};

/** What is said where a name has no value. */
export const noValue = 'A value must stand here, behind the colon.';

/** A value is missing behind the colon: reading stops only at the next sign, mostly a line below. */
const lostValue: Describe = (text, fault) => {
  const end = endBefore(text, fault.offset);
  return text[end - 1] === ':' ? { offset: end, length: 1, message: noValue } : extraComma(text, fault);
};

/** The fault of a missing colon behind a name, or of a colon in the wrong place. */
const lostColon: Describe = (text, { offset, length }) => {
  const [, name] = /"([^"\n]*):"\s*$/.exec(text.slice(0, offset)) ?? [];
  if (name !== undefined)
    return {
      offset,
      length,
      message: `The colon stands behind the double quotes. Write "${name}": before this.`,
    };
  if (!/^,[ \t]*\S/.test(text.slice(offset))) return undefined;
  return {
    offset,
    length,
    message: syntaxSentences.colon,
  };
};

/** A document that begins with a name has lost its first bracket. */
const unbegun: Describe = (text) =>
  text.trimStart().startsWith('"')
    ? { offset: text.indexOf('"'), length: 1, message: 'A { is missing before this.' }
    : undefined;

/** A colon behind a value: that value is the first name of a group, which nothing has begun. */
const unbegunGroup: Describe = (text, { offset }) => {
  if (text[offset] !== ':') return undefined;
  const [, name] = /:\s*("(?:[^"\\\n]|\\.)*")\s*$/.exec(text.slice(0, offset)) ?? [];
  if (name === undefined) return undefined;
  const message = `A { is missing before ${name}, and a } at the end of its group.`;
  return { offset: text.lastIndexOf(name, offset), length: name.length, message };
};

/** A bracket that closes what one of the other kind has begun. */
const otherBracket: Describe = (text, { offset }) => {
  if (!/[}\]]/.test(text[offset] ?? '')) return undefined;
  const begun = text[bracketAround(text, offset)?.offset ?? -1] ?? '';
  const right = ends[begun];
  if (right === undefined || right === text[offset]) return undefined;
  return {
    offset,
    length: 1,
    message: `What begins with ${begun} ends with ${right}. Write it instead of this.`,
  };
};

/** The parts of a text: signs, and escapes. */
const parts = /\\(u[\da-f]{4}|[\s\S])|[^\\]/gi;

const isRight = ([part, escaped]: RegExpExecArray): boolean =>
  escaped === undefined ? part >= ' ' : /^(["\\/bfnrt]|u.+)$/.test(escaped);

/** The message about an invisible sign: its number, and what stands before it. */
const unseenSign = (text: string, offset: number): string => {
  const [before] = /[^\s"]+$/.exec(text.slice(0, offset)) ?? [];
  const where = before === undefined ? 'here' : `behind "${before}"`;
  return `An invisible control sign (U+${signNumber(text.charAt(offset))}) stands ${where}. Delete it.`;
};

/** The part of a text that is wrong, and not the whole text. */
const wrongPart: Describe = (text, { offset, length, message }) => {
  const found = [...text.slice(offset, offset + length).matchAll(parts)].find((part) => !isRight(part));
  if (!found) return undefined;
  const at = offset + found.index;
  const isUnseen = found[0] < ' ' && !/\s/.test(found[0]);
  return {
    offset: at,
    length: found[0].length,
    message: isUnseen ? unseenSign(text, at) : (meanings[message] ?? ''),
  };
};

/** A text that runs to the end of the file: not its quotation mark is missing, but all that followed. */
const cutOff: Describe = (text, { offset, length }) =>
  text.slice(offset + length).trim() === '' && text.trimEnd().length > offset
    ? {
        offset,
        length,
        message: 'The file ends here, in the middle of a text: what followed is gone. Put it back.',
      }
    : undefined;

/** A text that another quotation mark closes. */
const otherEnd: Describe = (text, { offset, length }) => {
  const message = strangeEnd(text.slice(offset, offset + length));
  return message === undefined ? undefined : { offset, length, message };
};

const describers: Record<string, Describe> = {
  UnexpectedEndOfString: (text, fault) => otherEnd(text, fault) ?? cutOff(text, fault),
  InvalidSymbol: describeSymbol,
  CommaExpected: (text, fault) =>
    unbegunGroup(text, fault) ?? otherBracket(text, fault) ?? missingComma(endBefore(text, fault.offset)),
  PropertyNameExpected: extraComma,
  ValueExpected: lostValue,
  ColonExpected: lostColon,
  EndOfFileExpected: unbegun,
  InvalidUnicode: wrongPart,
  InvalidEscapeCharacter: wrongPart,
  InvalidCharacter: wrongPart,
  NotUtf8: describeEncoding,
};

/** Where reading stopped, in words for someone who does not program, at the sign that has to be changed. */
export const describeSyntax = (text: string, fault: SyntaxFault): ToldSyntax => {
  const { offset, length, message } = fault;
  return (
    describeNumber(text, fault) ??
    describers[message]?.(text, fault) ?? {
      offset,
      length,
      message: meanings[message] ?? 'This is not valid JSON.',
    }
  );
};
