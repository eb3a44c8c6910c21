import { sectionPointer } from '../context/section-pointer.ts';
import type { Problem } from '../problems/problem.ts';
import { sectionKey } from './common-keys.ts';
import type { Echo } from './follows.ts';
import { matching } from './kinds.ts';

const isCopiedSection = matching({
  check: ['schema/section-limit', 'schema/duplicate-id'],
  and: ({ pointer }) => sectionPointer(pointer) !== undefined,
});

const isTwin = matching('schema/duplicate-id');

/**
 * A copied section has the id of the first, and everything else it should not have twice. If it stands before that, some
 * of this is said of the first: that it has the same title, and is one of its type too many.
 */
export const echoesCopy: Echo = (problems) => {
  const first = new Map<string, Problem>();
  for (const problem of problems.filter(isCopiedSection)) {
    const known = first.get(sectionKey(problem));
    if (!known || problem.check === 'schema/section-limit') first.set(sectionKey(problem), problem);
  }
  const copies = [...first.values()];
  const files = new Set(copies.map(({ file }) => file));
  const withTwins = new Set(copies.filter(isTwin).map(({ file }) => file));
  const isBeside = ({ check, file }: Problem) =>
    (check === 'a11y/duplicate-landmark-label' && files.has(file)) ||
    (check === 'schema/section-limit' && withTwins.has(file));
  return (problem) => {
    if (isBeside(problem)) return true;
    const told = first.get(sectionKey(problem));
    return (
      told !== undefined && told !== problem && (isCopiedSection(problem) || problem.severity !== 'error')
    );
  };
};
