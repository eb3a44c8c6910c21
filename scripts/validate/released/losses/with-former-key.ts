import { below } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { faultIn, withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { objectOf } from '../../../../src/engine/core/json/json-value.ts';
import { documentOf } from '../../document-of.ts';
import { commitInWords, type Past } from './loss.ts';

/** What is missing because its value got another name since the commit is told at that name: to add it would leave the other. */
export const withFormerKey = (past: Past, problem: Problem): Problem => {
  const { file, pointer, missing, suggestion } = problem;
  const text = suggestion === undefined && missing !== undefined ? past.former.get(file) : undefined;
  if (text === undefined || missing === undefined) return problem;
  const [before, now] = [text, past.files.texts.get(file) ?? ''].map((json) =>
    objectOf(valueAt(documentOf(file, json), pointer)),
  );
  const was = JSON.stringify(before?.[missing]);
  const name = Object.keys(now ?? {}).find(
    (one) => before?.[one] === undefined && JSON.stringify(now?.[one]) === was,
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
