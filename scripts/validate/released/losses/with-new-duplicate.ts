import { above, lastStep, type Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { withSuggestion } from '../../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { objectOf } from '../../../../src/engine/core/json-value.ts';
import { parseJson } from '../../../site/file-reader.ts';
import { positionOf } from '../../../site/locate-problem.ts';
import { twinsAt } from '../../texts/duplicate-problems.ts';
import { commitInWords, type Past } from './loss.ts';

/** What is said of two properties of one name, and what of the one of them that is new. */
const restated = (message: string, line: number, since: string): string =>
  message
    .replace('Move one of them there.', `Move this one there, which is new since ${since}.`)
    .replace('One of the two is meant', `This one is new since ${since}, and is meant`)
    .replace(
      / twice in this group, before in line \d+\. .*$/,
      ` twice in this group, also in line ${line}. This one is new since ${since}: remove it.`,
    );

/** The name that a value had in its group at the commit, and that is gone there. */
const formerNameOf = (value: unknown, before: unknown, now: unknown): string | undefined =>
  Object.keys(objectOf(before)).find(
    (name) =>
      objectOf(now)[name] === undefined && JSON.stringify(objectOf(before)[name]) === JSON.stringify(value),
  );

/** Of two properties of one name, the one is wrong that the commit did not have. */
export const withNewDuplicate = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, also, fix } = problem;
  const isOne = check === 'json/duplicate-key' && also === undefined && fix === undefined;
  const former = isOne ? past.former.get(file) : undefined;
  const text = past.files.texts.get(file);
  if (former === undefined || text === undefined) return problem;
  const [group, now] = [former, text].map((one) => valueAt(parseJson(file, one).value, above(pointer)));
  const before = JSON.stringify(objectOf(group)[lastStep(pointer)]);
  const twins = twinsAt(text, pointer);
  const [fresh, another] = twins.filter(({ value }) => JSON.stringify(value) !== before);
  const known = twins.find((twin) => twin !== fresh);
  if (!fresh || another || !known) return problem;
  const { line } = positionOf(text, known.range);
  const since = commitInWords(past.since);
  const name = formerNameOf(fresh.value, group, now);
  const told =
    name === undefined
      ? { message: restated(problem.message, line, since) }
      : withSuggestion(
          `"${lastStep(pointer)}" stands twice in this group, also in line ${line}. This one was "${name}" at ${since}.`,
          name,
        );
  return Object.assign({ ...problem, ...told }, positionOf(text, fresh.range));
};
