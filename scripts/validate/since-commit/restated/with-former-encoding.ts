import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { takeBack } from '../../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';

/** A file that was saved in another encoding can be taken back as well, where the commit has it. */
export const withFormerEncoding = (past: Past, problem: Problem): Problem => {
  const { file, message, tells } = problem;
  if (tells !== 'encoding' || past.former.get(file) === undefined) return problem;
  return {
    ...problem,
    message: `${message} Or take it back, if nothing else of it has changed: ${takeBack(past, file)}`,
  };
};
