import { problemKey } from '../../../src/engine/core/checks/problems/place-keys.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import type { Validators } from '../../../src/engine/core/checks/schema-errors/validators.ts';
import type { SiteFiles } from '../../site/site-files.ts';

/** The site and what measures it. */
export type MeasuredSite = SiteFiles & { validators: Validators };

/** Which problems of a document go away, and nothing new comes, with another one in its place. */
export const createUndoTrial = (
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
