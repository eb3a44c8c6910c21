import { branchPoint, namesFromGit } from './run-git.ts';

/**
 * The files below a folder that differ from where the work branched off a commit, also those that git does not know
 * yet, and those that are gone: a problem of a lost file stands at its name. Names are relative to the folder. Throws a
 * UsageError outside of git.
 */
export const changedFiles = async (root: string, since: string): Promise<string[]> => {
  const from = await branchPoint(root, since);
  const [changed, untracked] = await Promise.all([
    namesFromGit(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', from, '--', '.']),
    namesFromGit(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
  ]);
  return [...new Set([...changed, ...untracked])].sort();
};
