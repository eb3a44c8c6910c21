import { applyEdits } from 'jsonc-parser';
import { shorten } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import type { Range } from '../../json-text/tree-range.ts';
import type { SyntaxFault } from '../../site/file-reader.ts';
import { bracketAround, type Token, tokensIn } from './bracket-slip.ts';
import { isSound } from './is-sound.ts';
import { straySigns } from './stray-signs.ts';
import type { Suspect } from './suspect.ts';
import { syntaxSentences } from './syntax-sentences.ts';
import { tooMany } from './too-many.ts';

type Told = Range & { message: string };

/** What is told of a bracket without which a text can be read, each name once: it is too many. */
export const surplusBracket = (text: string, { offset }: Pick<Range, 'offset'>): Told | undefined => {
  const sign = text[offset] ?? '';
  const isSurplus = /[{}[\]]/.test(sign) && isSound(text.slice(0, offset) + text.slice(offset + 1));
  return isSurplus ? { offset, length: 1, message: `This ${sign} is one too many. Remove it.` } : undefined;
};

/** Brackets that stand twice in a line, such as [[: the end of the file is where a parser misses the other one. */
const doubled: Suspect = function* (text, fault) {
  let last: Token | undefined;
  for (const token of tokensIn(text.slice(0, fault.offset + 1))) {
    const { kind, sign, line, offset } = token;
    const isSecond = kind === 'open' && last?.kind === 'open' && last.sign === sign && last.line === line;
    last = token;
    if (!isSecond) continue;
    yield tooMany({ offset, length: 1 }, `This ${text[offset]} is one too many. Remove it.`);
  }
};

/** A list that begins as a group does. */
const listInBraces: Suspect = function* (text, fault) {
  const { offset } = bracketAround(text, fault.offset) ?? {};
  if (!/^(PropertyName|Colon)Expected$/.test(fault.message) || offset === undefined) return;
  if (text[offset] !== '{') return;
  const told = { offset, length: 1, message: 'What begins here is a list. Write [ instead of {.' };
  yield { edit: { offset, length: 1, content: '[' }, told };
};

/** A colon in the place of a comma. Between two texts of a list it may as well be one of a group. */
const colonForComma: Suspect = function* (text, { offset, message }) {
  if (message !== 'CommaExpected' || text[offset] !== ':') return;
  const isBetweenTexts = /"\s*$/.test(text.slice(0, offset)) && !/^:[ \t]*\r?\n/.test(text.slice(offset));
  if (isBetweenTexts) return;
  const told = { offset, length: 1, message: syntaxSentences.comma };
  yield { edit: { offset, length: 1, content: ',' }, told };
};

/** A quotation mark within a text, such as one before a digit. */
const quoteWithin: Suspect = function* (text, { offset, message }) {
  if (message !== 'CommaExpected' || text[offset - 1] !== '"') return;
  const told = { offset, length: 1, message: syntaxSentences.innerQuote };
  yield { edit: { offset: offset - 1, length: 1, content: '' }, told };
};

/** Words that other messages explain, numbers with a sign too many, other quotation marks, and comments. */
const otherwiseTold =
  /^((true|false|null|none|nil|undefined|nan)(?![^\s,}\]])|[+.]\d[\d.]*(?![^\s,}\]])|[“”„‟«»'‘’`]|\p{Default_Ignorable_Code_Point}|<!--)/iu;

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
      : `Names and texts stand in double quotes: "${shorten(value)}".`;
    const content = isClosed ? `"${value}` : `"${value}"`;
    const { length } = value;
    yield { edit: { offset, length, content }, told: { offset, length, message: told } };
  }
};

const suspects: Suspect[] = [doubled, listInBraces, colonForComma, ...straySigns, quoteWithin, unquoted];

/** The one sign with which a text can be read again, each name once: what is told of it really mends it. */
export const signSlip = (text: string, fault: SyntaxFault): Told | undefined => {
  for (const suspect of suspects)
    for (const { edit, told } of suspect(text, fault)) if (isSound(applyEdits(text, [edit]))) return told;
  return undefined;
};

/** A name with its value, before which the bracket of their group is lost. Lines that are set in may tell another cause. */
export const lostBrace = (text: string, { offset, message }: SyntaxFault): Told | undefined => {
  const [found, colon] = /(:[ \t]*)?"[^"\n]*"\s*$/.exec(text.slice(0, offset)) ?? [];
  if (message !== 'CommaExpected' || text[offset] !== ':' || found === undefined) return undefined;
  const start = offset - found.length;
  const name = start + (colon?.length ?? 0);
  if (!isSound(applyEdits(text, [{ offset: name, length: 0, content: '{' }]))) return undefined;
  return colon === undefined
    ? { offset: name, length: found.trimEnd().length, message: 'A { is missing before this.' }
    : { offset: start, length: 1, message: 'A { is missing behind this colon.' };
};
