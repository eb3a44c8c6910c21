import type { Range } from '../../json-text/tree-range.ts';
import type { SyntaxFault } from '../../site/file-reader.ts';
import { bracketAround, tokensIn } from './bracket-slip.ts';
import { isSound } from './is-sound.ts';

type Told = Range & { message: string };

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

/** The name of the list before whose last bracket a group belongs: its entries begin as the group does. */
const listOfItsKind = (text: string, start: number, bracket: number): string | undefined => {
  const list = bracketAround(text, bracket)?.offset ?? bracket;
  const [, name] = /"([^"\n]*)"\s*:\s*$/.exec(text.slice(0, list)) ?? [];
  const first = firstName(text.slice(start));
  const isAlike = first !== undefined && firstName(text.slice(list + 1)) === first;
  return isAlike && isSound(movedBefore(text, start, bracket)) ? name : undefined;
};

/** An entry that was pasted behind the list it belongs to: with it there, the text can be read. */
const behindList = (text: string, start: number): Told | undefined => {
  const bracket = /\]\s*,?\s*(?:\}\s*,?\s*)?$/.exec(text.slice(0, start))?.index;
  const list = bracket === undefined ? undefined : listOfItsKind(text, start, bracket);
  if (list === undefined) return undefined;
  const what = list === 'sections' ? 'This section' : 'This';
  const message = `${what} stands behind the ] that closes the list "${list}". Cut it out and paste it before that ], behind a comma.`;
  return { offset: start, length: 1, message };
};

/** A group, or a name with its value, behind the end of a document. */
const isPart = /^(?:\{|"[^"\n]*"\s*:)/;

/** What was pasted behind the end of what it belongs to: to remove it as left over would lose it. */
export const behindEnd = (text: string, { offset, message }: SyntaxFault): Told | undefined => {
  if (!/^(Comma|PropertyName|EndOfFile)Expected$/.test(message)) return undefined;
  const start = offset + (/^[\s,]*/.exec(text.slice(offset))?.[0].length ?? 0);
  if (!isPart.test(text.slice(start))) return undefined;
  const told = behindList(text, start);
  if (told !== undefined || message !== 'EndOfFileExpected') return told;
  return {
    offset: start,
    length: 1,
    message: 'This stands behind the last }. Move it before that }, behind a comma, or remove it.',
  };
};
