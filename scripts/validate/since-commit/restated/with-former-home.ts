import { isDeepStrictEqual } from 'node:util';
import { placeInWords } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import { lastStep } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { withoutMending } from '../../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { pathInProps } from '../../../../src/engine/core/checks/schema-errors/fault.ts';
import { isObject, ownValue } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import { type Difference, differencesIn } from '../differences-in.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';

/** A property that no schema knows where it stands. */
const isStray = ({ check, at, missing, suggestion }: Problem): boolean =>
  check.startsWith('schema/') && at === 'key' && missing === undefined && suggestion === undefined;

/** A property that stood elsewhere at the commit, and nowhere there now, is told with where it belongs: it was moved. */
export const withFormerHome = (past: Past, problem: Problem): Problem => {
  const { file, pointer } = problem;
  const versions = isStray(problem) ? versionsOf(past, file) : undefined;
  if (!versions) return problem;
  const { before, now } = versions;
  const [name, value] = [lastStep(pointer), valueAt(now, pointer)];
  const hadIt = (group: Difference) =>
    isObject(group.before) &&
    isObject(group.now) &&
    isDeepStrictEqual(ownValue(group.before, name), value) &&
    ownValue(group.now, name) === undefined;
  const [home, another] = [...differencesIn(before, now)].filter(hadIt);
  if (!home || another) return problem;
  const place = home.pointer === '' ? 'at the top of this file' : `in "${pathInProps(home.pointer)}"`;
  const message = `${placeInWords(problem)}"${name}" stood ${place} at ${commitInWords(past.since)}, and is nothing here. Move it back.`;
  return { ...withoutMending(problem), message, tells: 'former' };
};
