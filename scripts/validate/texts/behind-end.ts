import { bracketAround, tokensIn } from './bracket-slip.ts';
import type { Suspect } from './suspect.ts';

/** Where a group ends that begins at a place, and those behind it, with commas between. */
const endOf = (text: string, start: number): number => {
  let [depth, end] = [0, start];
  for (const { kind, offset, sign } of tokensIn(text.slice(start))) {
    if (depth === 0 && kind !== 'open' && sign !== ',') break;
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    if (kind === 'close' && depth === 0) end = start + offset + 1;
  }
  return end;
};

const withoutLastComma = (text: string): string => text.replace(/,?\s*$/, '');

/** The text with what stands at one place before a bracket further up. */
const movedBefore = (text: string, start: number, bracket: number): string => {
  const end = endOf(text, start);
  const [before, between] = [text.slice(0, bracket), text.slice(bracket, start)];
  return `${before},${text.slice(start, end)}${withoutLastComma(between)}${text.slice(end)}`;
};

/** The first name of the group that a text begins with. */
const firstName = (text: string): string | undefined => /^\s*\{\s*"([^"\n]*)"\s*:/.exec(text)?.[1];

/** The name of the list that a bracket closes, whose entries begin as a group does. */
const listOfItsKind = (text: string, start: number, bracket: number): string | undefined => {
  const list = bracketAround(text, bracket)?.offset ?? bracket;
  const [, name] = /"([^"\n]*)"\s*:\s*$/.exec(text.slice(0, list)) ?? [];
  const first = firstName(text.slice(start));
  return first !== undefined && firstName(text.slice(list + 1)) === first ? name : undefined;
};

/** Where a group begins that a parser does not expect, or a name with its value. */
const pastedAt = (text: string, offset: number): number | undefined => {
  const start = offset + (/^[\s,]*/.exec(text.slice(offset))?.[0].length ?? 0);
  return /^(?:\{|"[^"\n]*"\s*:)/.test(text.slice(start)) ? start : undefined;
};

/** An entry that was pasted behind the list it belongs to: to remove it as left over would lose it. */
export const behindList: Suspect = function* (text, { offset, message }) {
  const start = pastedAt(text, offset);
  if (start === undefined || !/^(Comma|PropertyName|EndOfFile)Expected$/.test(message)) return;
  const bracket = /\]\s*,?\s*(?:\}\s*,?\s*)?$/.exec(text.slice(0, start))?.index;
  const list = bracket === undefined ? undefined : listOfItsKind(text, start, bracket);
  if (bracket === undefined || list === undefined) return;
  const what = list === 'sections' ? 'This section' : 'This';
  yield {
    offset: start,
    length: 1,
    message: `${what} stands behind the ] that closes the list "${list}". Cut it out and paste it before that ], behind a comma.`,
    mended: movedBefore(text, start, bracket),
  };
};

/** What was pasted behind the end of the document. */
export const behindEnd: Suspect = function* (text, { offset, message }) {
  const start = message === 'EndOfFileExpected' ? pastedAt(text, offset) : undefined;
  if (start === undefined) return;
  yield {
    offset: start,
    length: 1,
    message: 'This stands behind the last }. Move it before that }, behind a comma, or remove it.',
  };
};
