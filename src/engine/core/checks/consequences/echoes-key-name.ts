import { above, isWithinPlace, lastStep, type Problem, steps } from '../problems/problem.ts';
import type { Echo } from './echo.ts';

/** A name of the words that cannot be a name is missing under its right one, and nothing shows the wrong one. */
export const echoesKeyName: Echo = (problems) => {
  const wrong = problems.filter(
    ({ check, file, at }) => check === 'schema/locale' && file.startsWith('locales/') && at === 'key',
  );
  const isWithin = (problem: Problem) =>
    wrong.some(({ file, pointer }) => file === problem.file && isWithinPlace(problem.pointer, pointer));
  const isBeside = ({ file, pointer, names: [key = ''] = [] }: Problem) =>
    wrong.some(
      (one) =>
        one.file === file &&
        isWithinPlace(pointer, above(one.pointer)) &&
        key.endsWith(lastStep(one.pointer)),
    );
  const isAbout = (key: string | undefined) =>
    wrong.some(
      ({ pointer }) =>
        key !== undefined &&
        steps(pointer)
          .slice(0, -1)
          .every((step) => key.includes(step)),
    );
  return (problem) => {
    if (wrong.length === 0) return false;
    if (problem.check === 'i18n/extra-key' || problem.check === 'i18n/unused-key') return isWithin(problem);
    // A text whose name also names the groups around it looks as if it stood in another one.
    if (problem.check === 'i18n/moved-group') return isBeside(problem);
    if (problem.check === 'i18n/missing-translation') return wrong.some(({ file }) => file === problem.file);
    return problem.check === 'i18n/missing-key' && isAbout(problem.names?.[0]);
  };
};
