import { shorten } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import { bracketAround, type Token, tokensIn } from './bracket-slip.ts';
import { straySigns } from './stray-signs.ts';
import { instead, oneTooMany, rewritten, type Suspect } from './suspect.ts';
import { syntaxSentences } from './syntax-sentences.ts';
import { unquotedValue } from './unquoted-value.ts';

/** Brackets that stand twice in a line, such as [[: the end of the file is where a parser misses the other one. */
const doubled: Suspect = function* (text, fault) {
  let last: Token | undefined;
  for (const token of tokensIn(text.slice(0, fault.offset + 1))) {
    const { kind, sign, line, offset } = token;
    const isSecond = kind === 'open' && last?.kind === 'open' && last.sign === sign && last.line === line;
    last = token;
    if (isSecond) yield oneTooMany(text, offset);
  }
};

/** A list that begins as a group does. */
const listInBraces: Suspect = function* (text, fault) {
  const { offset } = bracketAround(text, fault.offset) ?? {};
  if (!/^(PropertyName|Colon)Expected$/.test(fault.message) || offset === undefined) return;
  if (text[offset] !== '{') return;
  const told = { offset, length: 1, message: 'What begins here is a list. Write [ instead of {.' };
  yield instead(text, told, '[');
};

/** A colon in the place of a comma. Between two texts of a list it may as well be one of a group. */
const colonForComma: Suspect = function* (text, { offset, message }) {
  if (message !== 'CommaExpected' || text[offset] !== ':') return;
  const isBetweenTexts = /"\s*$/.test(text.slice(0, offset)) && !/^:[ \t]*\r?\n/.test(text.slice(offset));
  if (!isBetweenTexts) yield instead(text, { offset, length: 1, message: syntaxSentences.comma }, ',');
};

/** A quotation mark within a text, such as one before a digit. */
const quoteWithin: Suspect = function* (text, { offset, message }) {
  if (message !== 'CommaExpected' || text[offset - 1] !== '"') return;
  const mended = rewritten(text, { offset: offset - 1, length: 1 });
  yield { offset, length: 1, message: syntaxSentences.innerQuote, mended };
};

/** Words that other messages explain, numbers with a sign too many, other quotation marks or spaces, and comments. */
const otherwiseTold =
  /^((true|false|null|none|nil|undefined|nan)(?![^\s,}\]])|[+.]\d[\d.]*(?![^\s,}\]])|[“”„‟«»'‘’`]|\p{Default_Ignorable_Code_Point}|<!--|\s)/iu;

/** A value without quotation marks, or only with the last one, such as #0B2A27 or %{mediaUrl}. */
const unquoted: Suspect = function* (text, { offset, message }) {
  const [line = ''] = /^.*/.exec(text.slice(offset)) ?? [];
  if (message !== 'InvalidSymbol' || !/[:[,]\s*$/.test(text.slice(0, offset)) || otherwiseTold.test(line))
    return;
  for (const { index } of line.matchAll(/["\]},]|$/g)) {
    const value = line.slice(0, index).trimEnd();
    if (value === '' || value.includes('"')) return;
    const isClosed = line[index] === '"';
    if (isClosed && !/^[#%/]/.test(value)) return;
    const told = isClosed
      ? `The " that opens this text is missing: "${shorten(value)}".`
      : unquotedValue(value);
    const content = isClosed ? `"${value}` : `"${value}"`;
    yield instead(text, { offset, length: value.length, message: told }, content);
  }
};

/** The one sign that is wrong, too many or missing. */
export const signSlips: Suspect[] = [
  doubled,
  listInBraces,
  colonForComma,
  ...straySigns,
  quoteWithin,
  unquoted,
];
