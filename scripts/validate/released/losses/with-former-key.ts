import { isDeepStrictEqual } from 'node:util';
import { below } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { faultIn, withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { objectOf } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';

/** What is missing because its value got another name since the commit is told at that name: to add it would leave the other. */
export const withFormerKey = (past: Past, problem: Problem): Problem => {
  const { file, pointer, missing, suggestion } = problem;
  const versions = suggestion === undefined ? versionsOf(past, file) : undefined;
  if (!versions || missing === undefined) return problem;
  const [before, now] = [
    objectOf(valueAt(versions.before, pointer)),
    objectOf(valueAt(versions.now, pointer)),
  ];
  const name = Object.keys(now).find(
    (one) => before[one] === undefined && isDeepStrictEqual(now[one], before[missing]),
  );
  if (name === undefined) return problem;
  const remedy = `"${name}" was called so at ${commitInWords(past.since)}. Write "${missing}" again.`;
  const told = withRemedy(faultIn(problem), remedy);
  return {
    ...restatedAt(problem, { pointer: below(pointer, name) }, told.message),
    at: 'key',
    suggestion: missing,
  };
};
