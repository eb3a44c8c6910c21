import { above, below, lastStep, steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withValue } from '../../../src/engine/core/checks/problems/with-value.ts';
import { belonging } from '../../../src/engine/core/checks/schema-errors/belonging.ts';
import { pathInProps, pathName } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { Guess } from './guess.ts';

/** A value with something wrong, and the place where one of its name is missing. */
type Stray = { problem: Problem; stray: string; home: string };

/** With more problems in a file than this, no single value has moved. */
const mostProblems = 4;

/** A document with the value where it is missing, and no longer where it stands. */
const movedHome = (document: unknown, { stray, home }: Stray): unknown => {
  const { [lastStep(stray)]: value, ...others } = objectOf(valueAt(document, above(stray)));
  return withValue(withValue(document, steps(above(stray)), others), steps(home), value);
};

const homeInWords = ({ problem, home }: Stray, lack: Problem): string => {
  const isOfOther = lack.section !== undefined && lack.section !== problem.section;
  return isOfOther
    ? `in "${pathInProps(above(home))}" of the section "${lack.section}"`
    : `in "${lack.section === undefined ? pathName(above(home)) : pathInProps(above(home))}"`;
};

/** Guesses that a value which is wrong where it stands belongs into the group that lacks one of its name. */
export const strayGuesses = (document: unknown, problems: Problem[]): Guess[] => {
  if (problems.length > mostProblems) return [];
  return problems.flatMap((lack) => {
    const { missing, pointer: group } = lack;
    if (missing === undefined || group === '') return [];
    return problems
      .filter(({ pointer }) => lastStep(pointer) === missing && above(pointer) !== group)
      .filter(({ pointer }) => valueAt(document, pointer) !== undefined)
      .map((problem): Guess => {
        const move = { problem, stray: problem.pointer, home: below(group, missing) };
        const told = restatedAt(
          problem,
          { pointer: move.stray },
          belonging([missing], homeInWords(move, lack)),
        );
        return { problem, told, undo: (edited) => movedHome(edited, move) };
      });
  });
};
