import { isDeepStrictEqual } from 'node:util';
import { steps } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { faultIn, withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { writeGroupAgain } from '../../causes/join-pasted-groups.ts';
import { withValue } from '../../causes/with-value.ts';
import { documentOf } from '../../document-of.ts';
import { commitInWords, type Past, takePartBack } from './loss.ts';

/** A group of words that another one was pasted over is not to be written anew: git has it. */
export const withFormerGroup = (past: Past, problem: Problem): Problem => {
  const { file, pointer, remedy } = problem;
  const text = past.former.get(file);
  if (remedy !== writeGroupAgain || text === undefined) return problem;
  const before = documentOf(file, text);
  const now = documentOf(file, past.files.texts.get(file) ?? '');
  const was = valueAt(before, pointer);
  if (!isObject(was) || isDeepStrictEqual(was, valueAt(now, pointer))) return problem;
  const isAll = isDeepStrictEqual(withValue(now, steps(pointer), was), before);
  const told = `At ${commitInWords(past.since)} it had words of its own. ${takePartBack(past, file, isAll)}`;
  return { ...problem, ...withRemedy(faultIn(problem), told) };
};
