import { bracketAround, endOfGroups, tokensIn } from './bracket-slip.ts';
import { listForGroup } from './list-for-group.ts';
import { rewritten, type Suspect } from './suspect.ts';

/** The text without a part of it, with a comma before, behind, or none. */
const withoutPart = (text: string, start: number, end: number): string[] => {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  return [before + behind.replace(/^\s*,/, ''), before.replace(/,\s*$/, '') + behind, before + behind];
};

/** How a section begins, which may stand in a file that has no list of them. */
const section = /^\{\s*"(?:type|id)"\s*:[^{]*"props"\s*:\s*\{/;

/** A group among names with values, as when an entry of a list was pasted into another one or in front of the list. */
const nameless: Suspect = function* (text, { offset, message }) {
  if (text[offset] !== '{' || !/^(PropertyName|Comma)Expected$/.test(message)) return;
  if (text[bracketAround(text, offset)?.offset ?? -1] !== '{') return;
  const end = endOfGroups(text, offset);
  const others = rewritten(text, { offset, length: end - offset });
  const group = text.slice(offset, end);
  const list =
    listForGroup(others, group) ?? (section.test(group) ? 'the list "sections" of a page' : undefined);
  if (list === undefined) return;
  const told = `No name stands before this {. Cut out what it begins and paste it into ${list}; if it is no entry of a list, write its name.`;
  for (const mended of withoutPart(text, offset, end)) yield { offset, length: 1, message: told, mended };
};

/** Where groups begin that stand in no other one, but for what the text begins with. */
const laterGroups = function* (text: string): Generator<number> {
  let depth = 0;
  for (const { kind, offset } of tokensIn(text)) {
    if (kind === 'open' && depth === 0 && text.slice(0, offset).trim() !== '') yield offset;
    depth += { open: 1, close: -1, other: 0 }[kind];
  }
};

/** What was pasted in front of a document: a parser takes it for the document, and the document for left over. */
const beforeStart: Suspect = function* (text, { message }) {
  if (message !== 'EndOfFileExpected') return;
  for (const start of laterGroups(text)) {
    const [pasted, mended] = [text.slice(0, start), text.slice(start)];
    if (pasted.length > mended.length) return;
    const offset = text.search(/\S/);
    const list = listForGroup(mended, pasted) ?? 'the group or list that it belongs to';
    const told = `This stands before the { that begins the file. Cut it out and paste it into ${list}, or remove it.`;
    yield { offset, length: 1, message: told, mended };
  }
};

/** What was pasted as a whole to where no group can stand. */
export const strayGroups: Suspect[] = [nameless, beforeStart];
