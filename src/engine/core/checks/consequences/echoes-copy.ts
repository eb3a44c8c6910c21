import { sectionPointer } from '../context/section-pointer.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { sectionKey } from './section-key.ts';

/**
 * A copied section has the id of the first, and everything else it should not have twice. If it stands before that, some
 * of this is said of the first: that it has the same title, and is one of its type too many.
 */
export const echoesCopy: Echo = (problems) => {
  const first = new Map<string, Problem>();
  const isCopy = ({ check, pointer }: Problem) =>
    sectionPointer(pointer) !== undefined && /^schema\/(section-limit|duplicate-id)$/.test(check);
  for (const problem of problems.filter(isCopy)) {
    const known = first.get(sectionKey(problem));
    if (!known || problem.check === 'schema/section-limit') first.set(sectionKey(problem), problem);
  }
  const copies = [...first.values()];
  const isBeside = ({ check, file }: Problem) =>
    copies.some(
      (copy) =>
        copy.file === file &&
        (check === 'a11y/duplicate-landmark-label' ||
          (check === 'schema/section-limit' && copy.check === 'schema/duplicate-id')),
    );
  return (problem) => {
    if (isBeside(problem)) return true;
    const told = first.get(sectionKey(problem));
    return told !== undefined && told !== problem && (isCopy(problem) || problem.severity !== 'error');
  };
};
