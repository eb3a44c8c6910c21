import { keyPointer } from '../context/words/keys/key-parts.ts';
import { isAtOrBelow } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';

/** The place where pages look for texts that have moved. */
const homeOf = ({ named }: Problem): string => {
  const [home = '', other] = named?.groups ?? [];
  return other === undefined ? keyPointer(home) : '/';
};

/** The group that the texts stand in now: they are told at the first of them where it has others. */
const groupOf = ({ pointer, also = [] }: Problem): string => also[0] ?? pointer;

/**
 * Texts in the wrong group are looked at where they belong. Texts that came to the place of others have mostly been
 * exchanged with them.
 */
export const echoesMovedGroup: Echo = (problems) => {
  const moved = problems.filter(({ check }) => check === 'i18n/moved-group');
  const [first] = moved;
  const homes = moved.map(homeOf);
  const isOfBoth = ({ file, pointer }: Problem) =>
    file === first?.file && (homes.includes(pointer) || moved.some((other) => groupOf(other) === pointer));
  const isIn = ({ pointer }: Problem, around: string) => around !== '/' && isAtOrBelow(pointer, around);
  const isPartOfAnother = (problem: Problem) =>
    moved.some(
      (other) =>
        other.file === problem.file && groupOf(other) !== groupOf(problem) && isIn(problem, groupOf(other)),
    );
  const isOtherHalf = (problem: Problem) =>
    problem !== first && problem.file === first?.file && homeOf(problem) === groupOf(first);
  const isInMoved = (problem: Problem) =>
    moved.some(
      (other) =>
        other.file === problem.file && (isIn(problem, groupOf(other)) || isIn(problem, homeOf(other))),
    );
  return (problem) => {
    if (problem.check === 'i18n/type-mismatch') return isOfBoth(problem);
    if (problem.check === 'i18n/moved-group') return isOtherHalf(problem) || isPartOfAnother(problem);
    return problem.severity !== 'error' && isInMoved(problem);
  };
};
