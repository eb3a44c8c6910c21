import { signNumber } from '../../../src/engine/core/words/sign-number.ts';
import { mostLevels } from '../../site/too-deep.ts';
import { otherBracket } from './bracket-suspects.ts';
import { describeSymbol } from './describe-symbol.ts';
import { easySlips } from './easy-slips.ts';
import { strangeEnd } from './strange-quotes.ts';
import { type Suspect, untried } from './suspect.ts';
import { syntaxSentences } from './syntax-sentences.ts';

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

const wordOf: Suspect = function* (text, fault) {
  yield describeSymbol(text, fault);
};

/** A value is missing behind the colon: reading stops only at the next sign, mostly a line below. */
const lostValue: Suspect = function* (text, { offset }) {
  const end = text.slice(0, offset).trimEnd().length;
  if (text[end - 1] === ':') yield { offset: end, length: 1, message: syntaxSentences.noValue };
};

/** The fault of a missing colon behind a name, or of a colon in the wrong place. */
const lostColon: Suspect = function* (text, { offset, length }) {
  const [, name] = /"([^"\n]*):"\s*$/.exec(text.slice(0, offset)) ?? [];
  if (name !== undefined)
    yield {
      offset,
      length,
      message: `The colon stands behind the double quotes. Write "${name}": before this.`,
    };
  if (/^,[ \t]*\S/.test(text.slice(offset))) yield { offset, length, message: syntaxSentences.colon };
};

/** A document that begins with a name has lost its first bracket. */
const unbegun: Suspect = function* (text) {
  if (text.trimStart().startsWith('"'))
    yield { offset: text.indexOf('"'), length: 1, message: 'A { is missing before this.' };
};

/** A colon behind a value: that value is the first name of a group, which nothing has begun. */
const unbegunGroup: Suspect = function* (text, { offset }) {
  if (text[offset] !== ':') return;
  const [, name] = /:\s*("(?:[^"\\\n]|\\.)*")\s*$/.exec(text.slice(0, offset)) ?? [];
  if (name === undefined) return;
  const message = `A { is missing before ${name}, and a } at the end of its group.`;
  yield { offset: text.lastIndexOf(name, offset), length: name.length, message };
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
const wrongPart: Suspect = function* (text, { offset, length, message }) {
  const found = [...text.slice(offset, offset + length).matchAll(parts)].find((part) => !isRight(part));
  if (!found) return;
  const at = offset + found.index;
  const isUnseen = found[0] < ' ' && !/\s/.test(found[0]);
  yield {
    offset: at,
    length: found[0].length,
    message: isUnseen ? unseenSign(text, at) : (meanings[message] ?? ''),
  };
};

/** A text that runs to the end of the file: not its quotation mark is missing, but all that followed. */
const cutOff: Suspect = function* (text, { offset, length }) {
  if (text.slice(offset + length).trim() !== '' || text.trimEnd().length <= offset) return;
  const message = 'The file ends here, in the middle of a text: what followed is gone. Put it back.';
  yield { offset, length, message };
};

/** A text that another quotation mark closes. */
const otherEnd: Suspect = function* (text, { offset, length }) {
  const message = strangeEnd(text.slice(offset, offset + length));
  if (message !== undefined) yield { offset, length, message };
};

const suspects: Record<string, Suspect[]> = {
  UnexpectedEndOfString: [otherEnd, cutOff],
  InvalidSymbol: [easySlips, wordOf],
  CommaExpected: [unbegunGroup, otherBracket, easySlips],
  PropertyNameExpected: [easySlips],
  ValueExpected: [lostValue, easySlips],
  ColonExpected: [lostColon],
  EndOfFileExpected: [unbegun],
  InvalidUnicode: [wrongPart],
  InvalidEscapeCharacter: [wrongPart],
  InvalidCharacter: [wrongPart],
};

/** What a parser means by what it says, in words for someone who does not program, at the sign that has to be changed. */
export const parserMeaning: Suspect = function* (text, fault) {
  const { offset, length, message } = fault;
  for (const suspect of suspects[message] ?? []) yield* untried(suspect)(text, fault);
  yield { offset, length, message: meanings[message] ?? 'This is not valid JSON.' };
};
