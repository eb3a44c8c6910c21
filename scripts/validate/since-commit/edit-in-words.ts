import { sectionPointer } from '../../../src/engine/core/checks/context/section-pointer.ts';
import { isItem } from '../../../src/engine/core/checks/problems/is-item.ts';
import { above, lastStep } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { pathInProps } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import { commitInWords, longestTold, takeBack, unlessMeant } from '../../git/commit-in-words.ts';
import { inOneLine } from '../../json-text/in-one-line.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import type { FormerValue } from './only-change.ts';
import type { OnlyEdit } from './only-edit.ts';
import type { ItemPlace } from './replaced-item.ts';

/** What follows from an edit, and where it shows. */
const followingIn = ({ file }: OnlyEdit, problem: LocatedProblem): string => {
  const where = problem.file === file ? `line ${problem.line}` : `${problem.file}, line ${problem.line}`;
  return `Else mend what follows from the change, in ${where}: ${problem.message}`;
};

/** What was there, and how it gets there again: a long group is not written out, but taken from the commit. */
const wasInWords = ({ file, was }: OnlyEdit, since: string): string => {
  const then = `At ${commitInWords(since)}`;
  const written = inOneLine(was);
  if (typeof was !== 'object' || written.length <= longestTold)
    return `${then} this was ${written}: ${unlessMeant}, write that again.`;
  const { id, key } = objectOf(was);
  const name = id ?? key;
  const what = name === undefined ? 'another' : `"${name}"`;
  return `${then} ${what} stood here: ${unlessMeant}, run "${takeBack({ since }, file)}".`;
};

const isBeside = (edit: ItemPlace, twin: ItemPlace): boolean =>
  isItem(edit.pointer) && twin.file === edit.file && above(twin.pointer) === above(edit.pointer);

/** Where a group stands that is the same as an edited one. */
const elsewhere = (edit: ItemPlace, twin: ItemPlace): string => {
  if (twin.file !== edit.file) return `in ${twin.file}`;
  return above(twin.pointer) === above(edit.pointer) ? 'beside it' : 'elsewhere in this file';
};

/** What stands in the place of an item now. */
const nowInWords = (edit: OnlyEdit, twin: ItemPlace): string => {
  if (!isItem(edit.pointer))
    return `This is the same as "${lastStep(twin.pointer)}" ${elsewhere(edit, twin)}.`;
  const what = sectionPointer(edit.pointer) === edit.pointer ? 'section' : 'entry';
  const like = isBeside(edit, twin)
    ? `${what} ${Number(lastStep(twin.pointer)) + 1} of this list`
    : `one of ${twin.file === edit.file ? 'another list' : twin.file}`;
  return `This ${what} is the same as ${like}.`;
};

const exchangeInWords = ({ pointer }: FormerValue, since: string): string =>
  `At ${commitInWords(since)} this stood in "${pathInProps(pointer)}", and what stands there now stood here: ${unlessMeant}, exchange the two again.`;

/** What stood in the place of an edit before, and what to do about what follows from it. */
export const editInWords = (edit: OnlyEdit, problem: LocatedProblem, since: string): string => {
  const { twin, partner } = edit;
  if (partner) return `${exchangeInWords(partner, since)} ${followingIn(edit, problem)}`;
  const before = wasInWords(edit, since);
  if (!twin) return `${before} ${followingIn(edit, problem)}`;
  const now = nowInWords(edit, twin);
  // One of two entries alike would have to go, and the words of the former one with it: that is not meant.
  return isBeside(edit, twin) ? `${now} ${before}` : `${now} ${before} ${followingIn(edit, problem)}`;
};
