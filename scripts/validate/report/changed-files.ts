import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../../cli/usage-error.ts';

const execute = promisify(execFile);

/** What git means, for those who do not use it every day. */
const meanings: [said: RegExp, meant: string][] = [
  [/not a git repository|Could not access/, 'this folder is in no git repository'],
  [/bad revision 'HEAD'/, 'nothing was committed yet'],
  [/Not a valid object name/, 'git knows no commit or branch of this name'],
];

const reasonOf = ({ code, stderr = '' }: { code?: unknown; stderr?: string }): string => {
  if (code === 'ENOENT') return 'git is not installed';
  const [line = ''] = stderr.trim().split('\n');
  return meanings.find(([said]) => said.test(line))?.[1] ?? line;
};

const git = async (root: string, args: string[], index?: string): Promise<string> => {
  try {
    const { stdout } = await execute('git', ['-C', root, ...args], {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, LC_ALL: 'C', ...(index === undefined ? {} : { GIT_INDEX_FILE: index }) },
    });
    return stdout;
  } catch (error) {
    const reason = reasonOf(error as { code?: unknown; stderr?: string });
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

const readObjects = async (root: string, names: string[]): Promise<Buffer> => {
  const maxBuffer = 1024 * 1024 * 1024;
  const running = execute('git', ['-C', root, 'cat-file', '--batch'], { encoding: 'buffer', maxBuffer });
  running.child.stdin?.end(names.map((name) => `${name}\n`).join(''));
  return (await running).stdout;
};

/** What git says of one object: a line that tells its size or that there is none, then what it holds, then a line break. */
const objectAt = (given: Buffer, start: number): { text?: string; end: number } => {
  const begin = given.indexOf('\n', start) + 1;
  const [, size] = / blob (\d+)$/.exec(given.toString('utf8', start, begin - 1)) ?? [];
  if (size === undefined) return { end: begin };
  const end = begin + Number(size);
  return { text: given.toString('utf8', begin, end), end: end + 1 };
};

/** Files below a folder, and the commit from where the work branched off that they are held against. */
type Compared = { since: string; among: string[] };

/**
 * What some files said at a commit that say something else now, or are gone: undefined for those that were not there.
 * Names are relative to the folder. Throws a UsageError outside of git.
 */
export const formerTexts = async (
  root: string,
  { since, among }: Compared,
): Promise<Map<string, string | undefined>> => {
  const from = await startOf(root, since);
  const diff = ['diff', '--name-only', '--no-renames', '--relative', '-z', from, '--', ...among];
  const files = namesIn(await git(root, diff));
  const given =
    files.length === 0
      ? Buffer.of()
      : await readObjects(
          root,
          files.map((file) => `${from}:./${file}`),
        );
  let start = 0;
  return new Map(
    files.map((file) => {
      const { text, end } = objectAt(given, start);
      start = end;
      return [file, text];
    }),
  );
};

/** Writes the files below a folder into another, as they were where the work branched off a commit. */
export const checkOut = async (root: string, since: string, target: string): Promise<void> => {
  const index = path.join(target, '.index');
  await git(root, ['read-tree', `${await startOf(root, since)}:./`], index);
  await git(root, ['checkout-index', '--all', `--prefix=${target}/`], index);
};
