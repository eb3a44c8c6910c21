import { sectionPointer } from '../../../src/engine/core/checks/context/section-pointer.ts';
import { placeInWords } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import {
  above,
  below,
  isAtOrBelow,
  lastStep,
  steps,
} from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withValue } from '../../../src/engine/core/checks/problems/with-value.ts';
import { pathInProps } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import type { Guess } from './guess.ts';
import { listsLike } from './lists-like.ts';

/** An item that is wrong in its list, and the list that it may have come from. */
type Move = { problem: Problem; item: string; list: string };

/** The item as a whole that a problem is about. */
const itemOf = (document: unknown, { pointer, at }: Problem): string | undefined => {
  const item = at === 'key' ? above(pointer) : pointer;
  return Array.isArray(valueAt(document, above(item))) ? item : undefined;
};

const itemsOf = (document: unknown, list: string): unknown[] => {
  const items = valueAt(document, list);
  return Array.isArray(items) ? items : [];
};

/** A document with an item at the end of the list that it may have come from. */
const movedBack = (document: unknown, { item, list }: Move): unknown => {
  const home = [...itemsOf(document, list), valueAt(document, item)];
  const added = withValue(document, steps(list), home);
  const left = itemsOf(added, above(item)).toSpliced(Number(lastStep(item)), 1);
  return withValue(added, steps(above(item)), left);
};

/** The name of a list, with the section that it is in unless that is the one of the item. */
const listInWords = (document: unknown, { item, list }: Move): string => {
  const section = sectionPointer(list);
  const id = section === undefined ? undefined : valueAt(document, below(section, 'id'));
  const isOfOther = typeof id === 'string' && section !== sectionPointer(item);
  return isOfOther ? `"${pathInProps(list)}" of the section "${id}"` : `"${pathInProps(list)}"`;
};

const tellMove = (document: unknown, move: Move): Problem => {
  const { problem, item } = move;
  const message = `"${pathInProps(item)}" is no entry for this list. It seems to come from ${listInWords(document, move)}: move it there.`;
  return restatedAt(problem, { pointer: item }, `${placeInWords(problem)}${message}`);
};

/** The lists of a page itself, which may well be shorter. */
const ofPage = ['/sections', '/features'];

/** Guesses that an item came from another list: one with a problem as well, a list of the page itself, or one of such items. */
export const moveGuesses = (document: unknown, problems: Problem[]): Guess[] =>
  problems.flatMap((problem) => {
    const item = itemOf(document, problem);
    if (item === undefined) return [];
    const lists = new Set([
      ...problems.map(({ pointer }) => pointer),
      ...ofPage,
      ...listsLike(document, item),
    ]);
    return [...lists]
      .filter((list) => Array.isArray(valueAt(document, list)))
      .filter((list) => list !== above(item) && !isAtOrBelow(list, item))
      .map((list) => ({ problem, item, list }))
      .map((move) => ({
        problem,
        told: tellMove(document, move),
        undo: (edited) => movedBack(edited, move),
      }));
  });
