import type { Problem } from '../../../src/engine/core/checks/problem.ts';
import type { Validators } from '../../../src/engine/core/checks/schema/validators.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { problemKey } from './found-with.ts';

/** The site and what measures it. */
export type MeasuredSite = SiteFiles & { validators: Validators };

/** Makes a function that tries another document: the problems that it removes, if it brings no new one. */
export const createTrial = (
  find: (document: unknown) => Set<string>,
  document: unknown,
  problems: Problem[],
) => {
  const before = find(document);
  const known = problems.filter((problem) => before.has(problemKey(problem)));
  return (edited: unknown): Problem[] => {
    const after = find(edited);
    const isWorse = [...after].some((key) => !before.has(key));
    return isWorse ? [] : known.filter((problem) => !after.has(problemKey(problem)));
  };
};
