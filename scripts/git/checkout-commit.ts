import path from 'node:path';
import { branchPoint, runGit } from './run-git.ts';

/** Writes the files below a folder into another, as they were where the work branched off a commit. */
export const checkoutCommit = async (root: string, since: string, target: string): Promise<void> => {
  const index = path.join(target, '.index');
  await runGit(root, ['read-tree', `${await branchPoint(root, since)}:./`], { index });
  await runGit(root, ['checkout-index', '--all', `--prefix=${target}/`], { index });
};
