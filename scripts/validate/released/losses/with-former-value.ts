import { above, lastStep } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { withoutMending } from '../../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { faultIn, withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import {
  beforeQuestion,
  withSuggestion,
} from '../../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { isObject } from '../../../../src/engine/core/json-value.ts';
import { parseJson } from '../../../site/file-reader.ts';
import { commitInWords, type Past } from './loss.ts';

/** What is longer is looked up in the commit itself. */
const longest = 500;

/**
 * Checks of names that another thing has, too, or that nothing has, and of texts in the place of groups: what was there
 * before is right.
 */
const ofChanged = /^(schema\/duplicate-id|route\/duplicate|ref\/unknown-entry|i18n\/type-mismatch)$/;

/** The name of the property that is missing or was changed, and the pointer to its object. */
const changedIn = ({ check, pointer, missing }: Problem): { name: string; holder: string } | undefined => {
  if (missing !== undefined) return { name: missing, holder: pointer };
  return ofChanged.test(check) ? { name: lastStep(pointer), holder: above(pointer) } : undefined;
};

/** Of a value that is none of its choices that one was meant which stood there at the commit. */
export const withFormerChoice = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, choices = [] } = problem;
  const before = check.startsWith('schema/') ? beforeQuestion(problem) : undefined;
  const text = past.former.get(file);
  if (before === undefined || text === undefined) return problem;
  const former = valueAt(parseJson(file, text).value, pointer);
  if (typeof former !== 'string' || !choices.includes(former)) return problem;
  return { ...withoutMending(problem), ...withSuggestion(before, former) };
};

/** What was there before; of a name that another thing has now, too, that it is right. */
const asBefore = ({ check }: Problem, written: string, since: string): string =>
  check === 'schema/duplicate-id'
    ? `At ${since} this was ${written}. Write that again.`
    : `At ${since} it was ${written}.`;

const without = (value: object, name: string): string => JSON.stringify({ ...value, [name]: undefined });

/**
 * A value that is missing, or that only another one may have, is told with what it was at the commit, if the group around
 * it is otherwise as it was.
 */
export const withFormerValue = (past: Past, problem: Problem): Problem => {
  const { file, suggestion } = problem;
  const changed = suggestion === undefined ? changedIn(problem) : undefined;
  const former = past.former.get(file);
  if (changed === undefined || former === undefined) return problem;
  const { name, holder } = changed;
  const before = valueAt(parseJson(file, former).value, holder);
  const now = valueAt(parseJson(file, past.files.texts.get(file) ?? '').value, holder);
  if (!isObject(before) || !isObject(now) || before[name] === undefined) return problem;
  const written = JSON.stringify(before[name]);
  const isOther = JSON.stringify(now[name]) !== written && without(before, name) === without(now, name);
  return isOther && written.length <= longest
    ? {
        ...problem,
        ...withRemedy(faultIn(problem), asBefore(problem, written, commitInWords(past.since))),
      }
    : problem;
};
