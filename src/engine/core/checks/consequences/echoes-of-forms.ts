import { keyPointer } from '../context/words/keys/key-parts.ts';
import { above, isAtOrBelow, steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { isLeftoverKey } from './is-leftover-key.ts';

/** A form with a field that asks twice for the same, or for something unwanted, is measured once that is mended. */
const echoesField: Echo = (problems) => {
  const wrong = problems.filter(({ check, pointer }) => check === 'form/fields' && pointer.endsWith('/name'));
  const isLimit = ({ check, severity }: Problem) => check === 'form/unknown-rule' && severity === 'warning';
  return (problem) =>
    problem.check.startsWith('form/') &&
    !wrong.includes(problem) &&
    wrong.some(
      ({ file, pointer }) =>
        isLimit(problem) || (file === problem.file && isAtOrBelow(problem.pointer, above(above(pointer)))),
    );
};

/** Nothing shows the words of an option that is gone: they stand beside those of the others. */
const echoesOption: Echo = (problems) => {
  const groups = problems.flatMap(
    ({ check, named }) => (check === 'form/option-value' && named?.groups) || [],
  );
  return ({ check, pointer }) => isLeftoverKey({ check }) && groups.includes(steps(above(pointer)).join('.'));
};

/**
 * The rule of a form says which language is wrong: that a text says another number than in the other languages, or than
 * before, follows from that.
 */
const echoesLimit: Echo = (problems) => {
  const told = problems.filter(({ check }) => check === 'form/unknown-rule');
  const pointers = new Set(told.flatMap(({ named }) => named?.keys?.map(keyPointer) ?? []));
  return ({ check, pointer }) =>
    /^i18n\/(number-mismatch|stale|changed-letter)$/.test(check) && pointers.has(pointer);
};

/** What follows from the fields of a form, their options and their rules. */
export const echoesOfForms = { echoesField, echoesOption, echoesLimit } satisfies Record<string, Echo>;
