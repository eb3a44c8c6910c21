import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../../cli/usage-error.ts';

const execute = promisify(execFile);

const git = async (root: string, args: string[], index?: string): Promise<string> => {
  try {
    const { stdout } = await execute('git', ['-C', root, ...args], {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, ...(index === undefined ? {} : { GIT_INDEX_FILE: index }) },
    });
    return stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    const reason = code === 'ENOENT' ? 'git is not installed' : (stderr ?? '').trim().split('\n')[0];
    throw new UsageError(`The changed files cannot be found: ${reason}. Name the files instead.`);
  }
};

const namesIn = (list: string): string[] => list.split('\0').filter((name) => name !== '');

/** The last commit has no other side; from where the work left a branch, that may have gone on since. */
const startOf = async (root: string, since: string): Promise<string> =>
  since === 'HEAD' ? since : (await git(root, ['merge-base', since, 'HEAD'])).trim();

/**
 * The files below a folder that differ from where the work branched off a commit, also those that git does not know
 * yet; files that are gone are left out. Names are relative to the folder. Throws a UsageError outside of git.
 */
export const changedFiles = async (root: string, since: string): Promise<string[]> => {
  const from = await startOf(root, since);
  const [changed, untracked] = await Promise.all([
    git(root, ['diff', '--name-only', '--diff-filter=d', '--relative', '-z', from, '--', '.']),
    git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
  ]);
  return [...new Set([...namesIn(changed), ...namesIn(untracked)])].sort();
};

/** Writes the files below a folder into another, as they were where the work branched off a commit. */
export const checkOut = async (root: string, since: string, target: string): Promise<void> => {
  const index = path.join(target, '.index');
  await git(root, ['read-tree', `${await startOf(root, since)}:./`], index);
  await git(root, ['checkout-index', '--all', `--prefix=${target}/`], index);
};
