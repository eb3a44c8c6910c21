import type { CheckId } from '../../../../generated/check-ids.ts';
import { isLocaleFile } from '../../file-names.ts';
import { isAtOrWithin } from '../problems/place-keys.ts';
import { above, isAtOrBelow, lastStep, steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { matching } from './kinds.ts';

const isWrongName = matching({ check: 'schema/locale', file: isLocaleFile, has: 'at' });

/** A name of the words that cannot be a name is missing under its right one, and nothing shows the wrong one. */
export const echoesKeyName: Echo = (problems) => {
  const wrong = problems.filter(isWrongName);
  const isWithin = (problem: Problem) => wrong.some((one) => isAtOrWithin(problem, one));
  const isBeside = ({ file, pointer, named }: Problem) =>
    wrong.some(
      (one) =>
        one.file === file &&
        isAtOrBelow(pointer, above(one.pointer)) &&
        named?.groups?.[0]?.endsWith(lastStep(one.pointer)),
    );
  const isAbout = ({ named }: Problem) => {
    const [key] = named?.keys ?? [];
    const isIn = (pointer: string) => steps(above(pointer)).every((step) => key?.includes(step));
    return key !== undefined && wrong.some(({ pointer }) => isIn(pointer));
  };
  const isEcho: Partial<Record<CheckId, (problem: Problem) => boolean>> = {
    'i18n/extra-key': isWithin,
    'i18n/unused-key': isWithin,
    // A text whose name also names the groups around it looks as if it stood in another one.
    'i18n/moved-group': isBeside,
    'i18n/missing-translation': (problem) => wrong.some(({ file }) => file === problem.file),
    'i18n/missing-key': isAbout,
  };
  return (problem) => isEcho[problem.check]?.(problem) ?? false;
};
