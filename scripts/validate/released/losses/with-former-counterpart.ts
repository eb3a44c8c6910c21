import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { isContent, placeIn } from '../../../site/place-in.ts';
import { differencesIn } from '../differences-in.ts';
import { saidOfExchange } from '../exchanged-values.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';

/**
 * A value that belongs elsewhere, and since the commit has the place of one that now stands where it stood: whoever wrote
 * the right one here alone would leave that there as well.
 */
export const withFormerCounterpart = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, suggestion } = problem;
  const isOne = check === 'i18n/unlike-others' && suggestion !== undefined && isContent(file);
  const { before, now } = (isOne && versionsOf(past, file)) || {};
  if (!isObject(now)) return problem;
  const [was, is] = [before, now].map((document) => valueAt(document, pointer));
  const [other, another] = [...differencesIn(before, now)].filter(
    (change) => isDeepStrictEqual(change.before, is) && isDeepStrictEqual(change.now, was),
  );
  if (!other || another || was === undefined) return problem;
  const [here, there] = [placeIn(file, now, pointer), placeIn(file, now, other.pointer)];
  const message = `${saidOfExchange(here, there, past.since)} Exchange them again.`;
  return { ...restatedAt(problem, here, message), also: [other.pointer] };
};
