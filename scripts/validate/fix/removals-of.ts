import { pointersOf } from '../../../src/engine/core/checks/problems/place-keys.ts';
import { steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import { parseJson } from '../../site/file-reader.ts';

/** Something that a fix takes out of a file, and what it was called there. */
export type Removal = { file: string; name: string; value: unknown };

/** Each value that is no group, with its name. */
const leavesOf = (file: string, name: string, value: unknown): Removal[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(file, `${name}.${key}`, inner))
    : [{ file, name, value }];

/** What the fix of a problem takes out of a text, value by value; nothing if it is another fix. */
export const removalsOf = (text: string, problem: Problem): Removal[] => {
  const { file, fix } = problem;
  if (!fix || !('remove' in fix)) return [];
  const document = parseJson(file, text).value;
  return pointersOf(problem).flatMap((place) =>
    leavesOf(file, steps(place).join('.'), valueAt(document, place)),
  );
};
