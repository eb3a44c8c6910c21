import { signNumber } from '../../../src/engine/core/words/sign-number.ts';
import type { Range } from '../../json-text/tree-range.ts';
import { bracketAround, openBrackets } from './bracket-slip.ts';
import { strangeQuotes } from './strange-quotes.ts';
import { syntaxSentences } from './syntax-sentences.ts';
import { unquotedValue } from './unquoted-value.ts';

type Told = Range & { message: string };

/** A text in other quotation marks, up to the one that closes it. */
const inStrangeQuotes = /^(?:[“”„‟«»][^“”„‟«»\n]*[“”„‟«»]|['‘’`][^'‘’`\n]*['‘’`])/;

type Sign = [RegExp, (word: string) => string];

/** A sign that nobody sees, by its number. */
const unseenSign = (word: string): string => {
  const [sign = ''] = /\p{Default_Ignorable_Code_Point}/u.exec(word) ?? [];
  return `An invisible sign (U+${signNumber(sign)}) stands here. Delete it.`;
};

/** Messages that follow from the signs themselves, whatever stands before them. */
const signs: Sign[] = [
  [/\p{Default_Ignorable_Code_Point}/u, unseenSign],
  [/^```/, () => 'These signs mark code in a chat. Remove them, here and at the end of the file.'],
  [/^(<!--|#)/, () => syntaxSentences.comment],
  [/^['‘’`]/, () => 'Names and texts stand in double quotes: ", not single ones.'],
  [/^[=：]/, () => syntaxSentences.colon],
  [/^[;.，、]$/, () => syntaxSentences.comma],
  [/^\s/, () => 'This is a space of another kind, which JSON does not know. Write a usual one.'],
  [/^\+\d/, (word) => `A number has no plus sign. Write ${word.slice(1)}.`],
  [/^\.\d/, (word) => `A number begins with a digit. Write 0${word}.`],
];

/** What a word outside of quotation marks is told for because of what stands before and behind it, if it is that slip. */
type Surroundings = (word: string, before: string, after: string) => string | undefined;

/** What programs that compare two versions write before a line. */
const ofComparison: Surroundings = (word, before, after) =>
  /^[+-]$/.test(word) && /(^|\n)[ \t]*$/.test(before) && /^[ \t]*["{}[\]]/.test(after)
    ? `A ${word} is left over from a comparison. Remove it.`
    : undefined;

const atBeginning: Surroundings = (_, before) =>
  before.trim() === '' ? 'A document begins with {. Write it before this, or remove this.' : undefined;

const behindNumber: Surroundings = (word, before) => {
  const [number] = /-?\d[\d.]*$/.exec(before) ?? [];
  return number === undefined
    ? undefined
    : `A number stands alone. Write ${number}, or a text in double quotes: "${number}${word}".`;
};

/** The " before its value closes a name that was not closed. */
const behindOpenName: Surroundings = (_, before) => {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const [, name] = /(?:^|[{,])[ \t]*"([\w$-]+): "$/.exec(line) ?? [];
  return name === undefined ? undefined : `The " that closes the name before this is missing: "${name}".`;
};

const behindText: Surroundings = (_, before) =>
  /"[ \t]*$/.test(before) ? syntaxSentences.innerQuote : undefined;

/** A text such as t:home.title or page:home that only ends with a quotation mark. */
const unopenedName: Surroundings = (word, _, after) => {
  const [rest] = /^:[^\s"][^"\n]*"(?=\s*[,}\]\n])/.exec(after) ?? [];
  return rest && /^[a-z]+$/.test(word)
    ? `The " that opens this text is missing: "${word}${rest}.`
    : undefined;
};

const behindAll: Surroundings = (_, before) =>
  openBrackets(before) === 0 ? syntaxSentences.leftOver : undefined;

/** Where the next name follows, this is a word by itself. */
const unopenedText: Surroundings = (_, __, after) =>
  /^[^":\n]*"/.test(after) && !/^\s*,\s*"[^"\n]*"\s*:/.test(after)
    ? 'The " that opens this text is missing.'
    : undefined;

/** A letter that a finger has left behind a value, or behind the comma after it. */
const strayLetter: Surroundings = (word, before, after) =>
  /^\p{L}$/u.test(word) && /["\]}\d][ \t]*,?[ \t]*$/.test(before) && /^[ \t]*(,?[ \t]*[\n\r]|,)/.test(after)
    ? `Remove ${word}.`
    : undefined;

/** The first that fits is told: each takes for granted that what stands before it does not fit. */
const surroundings: Surroundings[] = [
  strayLetter,
  ofComparison,
  atBeginning,
  behindNumber,
  behindOpenName,
  behindText,
  unopenedName,
  behindAll,
  unopenedText,
];

const bySurroundings: Surroundings = (...around) => {
  for (const slip of surroundings) {
    const told = slip(...around);
    if (told !== undefined) return told;
  }
  return undefined;
};

/** All that stands in the place of a text, up to what ends it. */
const restOfText = (after: string): string => /^(?: [^"{}[\]:,\n]*[^"{}[\]:,\s])?/.exec(after)?.[0] ?? '';

const inQuotes = (word: string, after: string): string => {
  if (!/[\p{L}\d]/u.test(word)) return 'This may not stand here. Remove it.';
  if (/^(None|nil|undefined|NaN)$/i.test(word))
    return `JSON does not know ${word}. Write a value, or leave out the name before it as well.`;
  if (/^(true|false|null)$/i.test(word)) return `Write ${word.toLowerCase()}, in small letters.`;
  return unquotedValue(word + restOfText(after));
};

/** A comma of another script, which a value has been written up to. */
const strangeComma = (word: string, offset: number): Told | undefined =>
  /[^，、][，、]$/.test(word)
    ? { offset: offset + word.length - 1, length: 1, message: syntaxSentences.comma }
    : undefined;

/** The message about a word outside of quotation marks: what it was probably meant to be. */
export const describeSymbol = (text: string, { offset, length }: Range): Told => {
  const word = text.slice(offset, offset + length);
  const comma = strangeComma(word, offset);
  if (comma) return comma;
  const rest = text.slice(offset);
  const [quoted = word] = inStrangeQuotes.exec(rest) ?? [];
  const isBehindName =
    word === ';' &&
    /[{,]\s*"[^"\n]*"\s*$/.test(text.slice(0, offset)) &&
    text[bracketAround(text, offset)?.offset ?? -1] === '{';
  const sign = isBehindName
    ? syntaxSentences.colon
    : (strangeQuotes(rest) ?? signs.find(([pattern]) => pattern.test(word))?.[1](word));
  const [before, after] = [text.slice(0, offset), text.slice(offset + length)];
  const message = sign ?? bySurroundings(word, before, after) ?? inQuotes(word, after);
  return { offset, length: quoted.length, message };
};
