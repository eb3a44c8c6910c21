import { shorten } from '../../../schema-errors/fault.ts';
import { sharedStart } from '../../../suggestions/shared-start.ts';

const space = /\u00a0/gu;

/** Where a no-break space belongs: beside a number, a sign or a letter that must not stand alone in a line. */
const isNeeded = (before: string, behind: string): boolean =>
  /\d|^\P{L}|^\p{L}\.?$/u.test(behind) || /\d|[^\p{L},.;:!?]$|^\p{L}\.?$/u.test(before);

/** The words on both sides of the first no-break space that one of two texts has and the other has not. */
const wordsAround = (text: string, former: string): [before: string, behind: string] | undefined => {
  const at = sharedStart(text, former);
  if (text[at] !== '\u00a0') return undefined;
  const [before = ''] = /\S*$/u.exec(text.slice(0, at)) ?? [];
  const [behind = ''] = /^\S*/u.exec(text.slice(at + 1)) ?? [];
  return [before, behind];
};

/**
 * What to say of a text that has got a no-break space for a simple one, and nothing else: undefined when more has
 * changed, and an empty text when that keeps together what belongs together.
 */
export const gotNoBreakSpace = (text: string, former: string): string | undefined => {
  if (!text.includes('\u00a0') || text.replace(space, ' ') !== former.replace(space, ' ')) return undefined;
  const [before, behind] = wordsAround(text, former) ?? [];
  if (before === undefined || behind === undefined) return undefined;
  return isNeeded(before, behind)
    ? ''
    : `A no-break space stands between "${shorten(before)}" and "${shorten(behind)}", as pasted words have it: the line cannot break there. Write a simple space.`;
};
