import { isDeepStrictEqual } from 'node:util';
import { exchangedPairs } from '../../../../src/engine/core/checks/context/exchanged-pairs.ts';
import { isItem } from '../../../../src/engine/core/checks/problems/is-item.ts';
import { above, isAtOrBelow } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { isContent, placeIn } from '../../../site/place-in.ts';
import { type Difference, differencesIn } from '../differences-in.ts';
import { saidOfExchange } from '../exchanged-values.ts';
import { isShifted } from '../is-shifted.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';
import type { Loss } from './loss.ts';

/** The entries that are others at their places than they were, in lists that have as many as they had. */
const changedItems = (before: unknown, now: unknown): Difference[] =>
  [...differencesIn(before, now)].filter(
    ({ pointer }) => isItem(pointer) && !isShifted(before, now, pointer),
  );

const haveEachOthers = (one: Difference, other: Difference): boolean =>
  above(one.pointer) !== above(other.pointer) &&
  isObject(one.now) &&
  isDeepStrictEqual(one.before, other.now) &&
  isDeepStrictEqual(other.before, one.now);

/** Entries of two lists that have each other's places since the commit, when one of them cannot stand where it is. */
export const exchangedEntries = (past: Past, problems: Problem[]): Loss[] => {
  const strange = problems.filter(({ check }) => check.startsWith('schema/'));
  return [...new Set(strange.map(({ file }) => file))].flatMap((file): Loss[] => {
    const { before, now } = (isContent(file) && versionsOf(past, file)) || {};
    if (!isObject(now)) return [];
    return exchangedPairs(changedItems(before, now), haveEachOthers).flatMap((pair): Loss[] => {
      const isFollower = (problem: Problem) =>
        problem.file === file && pair.some(({ pointer }) => isAtOrBelow(problem.pointer, pointer));
      const [one, other] = pair.map(({ pointer }) => placeIn(file, now, pointer));
      if (!one || !other || !strange.some(isFollower)) return [];
      const message = `${saidOfExchange(one, other, past.since)} Exchange them again.`;
      return [{ told: { ...one, message }, isFollower }];
    });
  });
};
