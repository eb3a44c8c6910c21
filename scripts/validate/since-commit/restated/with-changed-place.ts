import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { problemOf } from '../../../../src/engine/core/checks/problems/problem-of.ts';
import type { Past } from '../look-back.ts';

/** Of two entries with one place in their lists that one has it wrongly whose file has changed since the commit. */
export const withChangedPlace = ({ files: { source }, former }: Past, problem: Problem): Problem => {
  const { check, severity, file, pointer, named } = problem;
  const [id] = named?.pages ?? [];
  if (check !== 'content/duplicate-order' || id === undefined || former.has(file)) return problem;
  const changed = source.pages.find((page) => page.document?.id === id && former.has(page.file));
  if (!changed) return problem;
  const message = `${file} has the place ${changed.document.order} too. Give this one another number.`;
  return problemOf(
    { id: check, severity },
    { file: changed.file, page: id, pointer, message, tells: 'former' },
  );
};
