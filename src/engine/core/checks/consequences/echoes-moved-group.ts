import { keyPointer } from '../context/words/keys/key-parts.ts';
import { isAtOrWithin, placeKey } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import { type Echo, follows } from './follows.ts';
import { mild } from './kinds.ts';

/** The place where pages look for texts that have moved. */
const homeOf = ({ named }: Problem): string => {
  const [home = '', other] = named?.groups ?? [];
  return other === undefined ? keyPointer(home) : '/';
};

/** The group that the texts stand in now: they are told at the first of them where it has others. */
const groupOf = ({ pointer, also = [] }: Problem): string => also[0] ?? pointer;

/** Texts in the wrong group are looked at where they belong. */
export const echoesInMovedGroup = follows({
  cause: 'i18n/moved-group',
  effect: { severity: mild },
  by: [
    (moved) => [groupOf(moved), homeOf(moved)].map((pointer) => placeKey({ file: moved.file, pointer })),
    'around',
  ],
});

/** Texts that came to the place of others have mostly been exchanged with them. */
export const echoesMovedGroup: Echo = (problems) => {
  const moved = problems.filter(({ check }) => check === 'i18n/moved-group');
  const [first] = moved;
  const places = moved.flatMap((one) => [homeOf(one), groupOf(one)]);
  const isPartOf = (problem: Problem, other: Problem) =>
    groupOf(other) !== groupOf(problem) &&
    isAtOrWithin(problem, { file: other.file, pointer: groupOf(other) });
  const isOtherHalf = (problem: Problem) =>
    problem !== first && problem.file === first?.file && homeOf(problem) === groupOf(first);
  return (problem) => {
    if (problem.check === 'i18n/type-mismatch')
      return problem.file === first?.file && places.includes(problem.pointer);
    return (
      problem.check === 'i18n/moved-group' &&
      (isOtherHalf(problem) || moved.some((other) => isPartOf(problem, other)))
    );
  };
};
