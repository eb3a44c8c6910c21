import { bracketAround, endOfGroups } from './bracket-slip.ts';
import { firstNameIn, listForGroup } from './list-for-group.ts';
import type { Suspect } from './suspect.ts';

const withoutLastComma = (text: string): string => text.replace(/,?\s*$/, '');

/** The text with what stands at one place before a bracket further up. */
const movedBefore = (text: string, start: number, bracket: number): string => {
  const end = endOfGroups(text, start);
  const [before, between] = [text.slice(0, bracket), text.slice(bracket, start)];
  return `${before},${text.slice(start, end)}${withoutLastComma(between)}${text.slice(end)}`;
};

/** The name of the list that a bracket closes, whose entries begin as a group does. */
const listOfItsKind = (text: string, start: number, bracket: number): string | undefined => {
  const list = bracketAround(text, bracket)?.offset ?? bracket;
  const [, name] = /"([^"\n]*)"\s*:\s*$/.exec(text.slice(0, list)) ?? [];
  const first = firstNameIn(text.slice(start));
  return first !== undefined && firstNameIn(text.slice(list + 1)) === first ? name : undefined;
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
  const list = listForGroup(text.slice(0, start), text.slice(start));
  const todo = list ? `Cut it out and paste it into ${list}` : 'Move it before that }, behind a comma';
  yield { offset: start, length: 1, message: `This stands behind the last }. ${todo}, or remove it.` };
};
