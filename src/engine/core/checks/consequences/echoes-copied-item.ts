import { isAtOrWithin } from '../problems/place-keys.ts';
import { above } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';

/**
 * A copy that is an error, or one too many for its list, is reported as that; other repetitions in it follow from it.
 */
export const echoesCopiedItem: Echo = (problems) => {
  const copies = problems.filter(({ check }) => check === 'content/repeated-item');
  const isCopy = ({ file, pointer }: Problem) =>
    copies.some((copy) => copy.file === file && copy.pointer === pointer);
  const isList = (copy: Problem, other: Problem) =>
    other.file === copy.file &&
    above(copy.pointer) === (isCopy(other) ? above(other.pointer) : other.pointer);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const faulty = new Set(
    copies.filter((copy) => errors.some((other) => isAtOrWithin(other, copy) || isList(copy, other))),
  );
  return (problem) =>
    faulty.has(problem) ||
    (problem.severity !== 'error' &&
      copies.some((copy) => copy !== problem && !faulty.has(copy) && isAtOrWithin(problem, copy)));
};
