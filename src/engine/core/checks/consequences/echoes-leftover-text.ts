import { isLocaleFile } from '../../file-names.ts';
import { pointersOf } from '../problems/place-keys.ts';
import { isAtOrBelow } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { isLeftoverKey } from './is-leftover-key.ts';

/** How a text could be better does not matter while nothing shows it, in whichever language. */
export const echoesLeftoverText: Echo = (problems) => {
  const left = problems
    .filter(({ check, severity }) => isLeftoverKey({ check }) && severity !== 'error')
    .flatMap(pointersOf);
  const isOfText = ({ file, severity }: Problem) => isLocaleFile(file) && severity !== 'error';
  return (problem) =>
    isOfText(problem) &&
    !isLeftoverKey(problem) &&
    left.some((pointer) => isAtOrBelow(problem.pointer, pointer));
};
