import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clock } from '../../../src/engine/core/types.ts';
import { checkoutCommit } from '../../git/checkout-commit.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { NoInput } from '../read-files.ts';
import { type ValidatedSite, validateSite } from '../validate-site.ts';
import { compareWithBaseline, entryOf } from './baseline.ts';

/** The problems of the site at a commit: none if it was not there yet. */
const problemsAt = async (root: string, since: string, clock: Clock): Promise<LocatedProblem[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'validate-since-'));
  try {
    await checkoutCommit(root, since, folder);
    return (await validateSite(folder, { clock })).problems;
  } catch (error) {
    if (error instanceof NoInput) return [];
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
};

/**
 * The problems of files that did not change themselves, which the site did not have at a commit: an English text makes
 * its translation stale, a page that is gone breaks links. The site of then is checked only when there are problems at all.
 */
export const causedProblems = async (
  { files: { root, texts }, problems }: ValidatedSite,
  { since, changed, clock }: { since: string; changed: ReadonlySet<string>; clock: Clock },
): Promise<LocatedProblem[]> => {
  const elsewhere = problems.filter(({ file }) => texts.has(file) && !changed.has(file));
  if (elsewhere.length === 0) return [];
  const before = await problemsAt(root, since, clock);
  return compareWithBaseline(elsewhere, before.map(entryOf)).fresh;
};
