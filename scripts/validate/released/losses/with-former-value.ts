import type { Problem } from '../../../../src/engine/core/checks/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/value-at.ts';
import { isObject } from '../../../../src/engine/core/json-value.ts';
import { parseJson } from '../../../site/file-reader.ts';
import { commitInWords, type Past } from './loss.ts';

/** What is longer is looked up in the commit itself. */
const longest = 100;

/** A value that is missing is told with what it was at the commit, if the group around it is otherwise as it was. */
export const withFormerValue = (past: Past, problem: Problem): Problem => {
  const { file, pointer, missing, suggestion } = problem;
  const former = missing === undefined || suggestion !== undefined ? undefined : past.former.get(file);
  if (missing === undefined || former === undefined) return problem;
  const before = valueAt(parseJson(file, former).value, pointer);
  const now = valueAt(parseJson(file, past.files.texts.get(file) ?? '').value, pointer);
  if (!isObject(before) || before[missing] === undefined) return problem;
  const written = JSON.stringify(before[missing]);
  const isSameBeside = JSON.stringify({ ...before, [missing]: undefined }) === JSON.stringify(now);
  return isSameBeside && written.length <= longest
    ? { ...problem, message: `${problem.message} At ${commitInWords(past.since)} it was ${written}.` }
    : problem;
};
