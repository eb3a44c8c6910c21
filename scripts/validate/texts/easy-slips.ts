import type { Edit } from 'jsonc-parser';
import { parseJson, type SyntaxFault } from '../../site/file-reader.ts';
import { describeSymbol } from './describe-symbol.ts';
import { straightened, strangeQuotes } from './strange-quotes.ts';
import { rewritten, type Suspect, type Suspicion } from './suspect.ts';

/** More slips than this, and the file is something else. */
const mostSlips = 10;

/** A slip that nobody must think about, as far as the place shows where a parser stops. */
type Kind = (text: string, fault: SyntaxFault) => (Suspicion & { fix: Edit }) | undefined;

/** Behind the last sign before the place, spaces and line breaks passed over. */
const missingComma: Kind = (text, fault) => {
  if (fault.message !== 'CommaExpected') return undefined;
  const offset = text.slice(0, fault.offset).trimEnd().length;
  return {
    offset,
    length: 1,
    message: 'A comma is missing here.',
    fix: { offset, length: 0, content: ',' },
  };
};

/** The comma behind which nothing follows, or that stands where a value should. */
const extraComma: Kind = (text, fault) => {
  if (!/^(PropertyName|Value)Expected$/.test(fault.message)) return undefined;
  const isBehind = /[}\]]/.test(text[fault.offset] ?? '');
  const offset = isBehind ? text.slice(0, fault.offset).trimEnd().length - 1 : fault.offset;
  if (text[offset] !== ',') return undefined;
  const message = 'There is one comma too many here. Remove it.';
  return { offset, length: 1, message, fix: { offset, length: 1, content: '' } };
};

/** How much of a text has to be replaced for another one that ends as it does. */
const changedLength = (text: string, other: string): number => {
  let same = 0;
  while (same < other.length && text.at(-1 - same) === other.at(-1 - same)) same += 1;
  return text.length - same;
};

/** Quotation marks of print around names and texts: a program that makes them does so in the whole file. */
const quotesOfPrint: Kind = (text, fault) => {
  const { offset, message } = fault;
  const [line = ''] = /^.*/.exec(text.slice(offset)) ?? [];
  if (message !== 'InvalidSymbol' || strangeQuotes(line) === undefined) return undefined;
  const rest = text.slice(offset);
  const straight = straightened(rest);
  const length = changedLength(rest, straight);
  const fix = { offset, length, content: straight.slice(0, straight.length - (rest.length - length)) };
  return { ...describeSymbol(text, fault), fix };
};

const kinds = [missingComma, extraComma, quotesOfPrint];

/** A text without the slips of some kinds that stand before anything else is wrong. */
const without = (slips: Kind[], text: string, left = mostSlips): string => {
  const { fault } = parseJson('', text);
  if (!fault || left === 0) return text;
  for (const slip of slips) {
    const { fix } = slip(text, fault) ?? {};
    if (fix) return without(slips, rewritten(text, fix, fix.content), left - 1);
  }
  return text;
};

/** A text without its easy slips; undefined when more keeps it from being read. */
export const withoutEasySlips = (text: string): string | undefined => {
  const mended = without(kinds, text);
  return parseJson('', mended).fault ? undefined : mended;
};

/** Whether nothing but a few easy slips keeps a text from being read. */
export const isAlmostReadable = (text: string): boolean => withoutEasySlips(text) !== undefined;

/**
 * A comma that is missing or too many, or quotation marks of print. Lines may tell more of slips of several kinds: one
 * that was moved leaves them, too.
 */
export const easySlips: Suspect = function* (text, fault) {
  for (const kind of kinds) {
    const slip = kind(text, fault);
    if (!slip) continue;
    const { fix, ...told } = slip;
    yield { ...told, mended: without([kind], text), ...(isAlmostReadable(text) ? { fix } : {}) };
  }
};
