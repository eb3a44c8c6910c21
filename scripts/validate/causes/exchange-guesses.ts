import { isDeepStrictEqual } from 'node:util';
import { sectionPointer } from '../../../src/engine/core/checks/context/section-pointer.ts';
import { placeInWords } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import {
  above,
  below,
  isAtOrBelow,
  isBelow,
  lastStep,
  steps,
} from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withValue } from '../../../src/engine/core/checks/problems/with-value.ts';
import { pathInProps, pathName } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import type { Guess } from './guess.ts';

/** Two places of a document, and the problem reported about them. */
type Pair = { problem: Problem; one: string; other: string };

/** A document with two of its values in each other's place. */
const exchanged = (document: unknown, { one, other }: Pair): unknown =>
  withValue(withValue(document, steps(one), valueAt(document, other)), steps(other), valueAt(document, one));

/** The group that a problem is about: one that lacks something, or has a name too many. */
const groupOf = ({ pointer, at }: Problem): string => (at === 'key' ? above(pointer) : pointer);

/** The value that a problem is about. Of an item that lacks a name, or has one that its type has not, it is the type. */
const spotOf = (problem: Problem): string =>
  problem.at === 'key' || problem.missing !== undefined ? below(groupOf(problem), 'type') : problem.pointer;

/**
 * If the first problem is about a value and the other about a group, the value may belong to the group's property of
 * that name.
 */
const namedAs = (document: unknown, one: string, other: string): string => {
  const inner = below(other, lastStep(one));
  return isObject(valueAt(document, other)) && valueAt(document, inner) !== undefined ? inner : other;
};

const isType = (pointer: string): boolean => lastStep(pointer) === 'type';

const pairOf = (problem: Problem, one: string, other: string): Pair[] =>
  one === other || isAtOrBelow(one, other) || isAtOrBelow(other, one) ? [] : [{ problem, one, other }];

/** The places that two problems may be about. */
const spotsOf = (document: unknown, one: Problem, other: Problem): Pair[] => {
  const [own, its] = [spotOf(one), spotOf(other)];
  return [
    ...pairOf(one, own, its),
    ...pairOf(one, own, namedAs(document, own, groupOf(other))),
    ...pairOf(one, namedAs(document, its, groupOf(one)), its),
    // Two entries with types that their lists do not know.
    ...(isType(own) && isType(its) ? pairOf(one, above(own), above(its)) : []),
  ];
};

/** With more wrong values in a file than this, no two were exchanged. */
const mostValues = 4;

/** What may have been exchanged in a document: two wrong values, or the only two groups with something wrong. */
const pairsOf = (document: unknown, problems: Problem[]): Pair[] => {
  const [problem, ...further] = problems;
  const groups = [...new Set(problems.map(groupOf))];
  // What is wrong within a wrong group goes with it.
  const [first, ...others] = groups.filter((group) => !groups.some((around) => isBelow(group, around)));
  const ofGroups =
    problem && first !== undefined && others.length === 1 ? pairOf(problem, first, others[0] ?? '') : [];
  const ofValues =
    further.length === 0 || further.length >= mostValues
      ? []
      : problems.flatMap((one, index) =>
          problems.slice(index + 1).flatMap((other) => spotsOf(document, one, other)),
        );
  return [...ofValues, ...ofGroups];
};

const areValues = (document: unknown, { one, other }: Pair): boolean => {
  const [own, its] = [valueAt(document, one), valueAt(document, other)];
  return own !== undefined && its !== undefined && own !== its;
};

/** Whether two values stood in each other's place before, if both places were there. */
const mayBeExchanged =
  (document: unknown, former: unknown) =>
  ({ one, other }: Pair): boolean => {
    const before = [other, one].map((place) => valueAt(former, place));
    const now = [one, other].map((place) => valueAt(document, place));
    return before.includes(undefined) || isDeepStrictEqual(now, before);
  };

const nameOf = (one: string, other: string): string => {
  if (above(one) === above(other)) return `"${lastStep(other)}"`;
  const section = sectionPointer(other);
  return section !== undefined && !isBelow(one, section) ? `"${pathName(other)}"` : `"${pathInProps(other)}"`;
};

/** The problem of two values in each other's place. */
const exchangeOf = ({ problem, one, other }: Pair): Problem => {
  const message = `${placeInWords(problem)}This value and ${nameOf(one, other)} are each in the other's place. Exchange them.`;
  return restatedAt(problem, { pointer: one }, message);
};

/** The values that are right as a problem says: then another one only follows from it, and nothing was exchanged. */
const replacementGuesses = (document: unknown, problems: Problem[]): Guess[] =>
  problems.flatMap((problem) => {
    const { suggestion, pointer, at } = problem;
    if (suggestion === undefined || at === 'key' || typeof valueAt(document, pointer) !== 'string') return [];
    return [{ problem, told: problem, undo: (edited) => withValue(edited, steps(pointer), suggestion) }];
  });

const guessesOf = (pairs: Pair[]): Guess[] =>
  pairs.map((pair) => ({
    problem: pair.problem,
    told: exchangeOf(pair),
    undo: (edited) => exchanged(edited, pair),
  }));

/**
 * The values of a document that may be in each other's place, and before them those of which one alone is wrong. What
 * the document was is asked where that is known.
 */
export const exchangeGuesses = (document: unknown, problems: Problem[], former?: unknown): Guess[] => {
  const pairs = pairsOf(document, problems)
    .filter((pair) => areValues(document, pair))
    .filter(mayBeExchanged(document, former));
  const guesses = guessesOf(pairs);
  return guesses.length === 0 ? [] : [...replacementGuesses(document, problems), ...guesses];
};
