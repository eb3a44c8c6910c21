import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from '../cli/usage-error.ts';

const execute = promisify(execFile);

/** What git means, for those who do not use it every day. */
const meanings: [said: RegExp, meant: string][] = [
  [/^.*(?:not a git repository|Could not access).*$/, 'this folder is in no git repository'],
  [/^.*bad revision 'HEAD'.*$/, 'nothing was committed yet'],
  [/^.*Not a valid object name (\S+)$/, 'git knows no commit or branch "$1"'],
];

type GitError = { code?: unknown; stderr?: Buffer };

const reasonOf = ({ code, stderr }: GitError): string => {
  if (code === 'ENOENT') return 'git is not installed';
  const [line = ''] = String(stderr ?? '')
    .trim()
    .split('\n');
  return meanings.reduce((text, [said, meant]) => text.replace(said, meant), line);
};

/** Another index file for git, and its input. */
type Given = { index?: string; input?: string };

/** The output of git in a folder. Throws a UsageError if git fails. */
export const runGit = async (root: string, args: string[], { index, input }: Given = {}): Promise<Buffer> => {
  const running = execute('git', ['-C', root, ...args], {
    encoding: 'buffer',
    maxBuffer: 1024 * 1024 * 1024,
    env: { ...process.env, LC_ALL: 'C', ...(index === undefined ? {} : { GIT_INDEX_FILE: index }) },
  });
  // A git that ends before it has read everything says why by how it ends.
  if (input !== undefined) running.child.stdin?.on('error', () => undefined).end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    throw new UsageError(`git failed: ${reasonOf(error as GitError)}.`);
  }
};

/** Throws what git failed with once more, with what helps instead. */
export const tellInstead =
  (remedy: string) =>
  (error: unknown): never => {
    throw error instanceof UsageError ? new UsageError(`${error.message} ${remedy}`) : error;
  };

/** The names of files that git prints, each behind the other with a zero between them (`-z`). */
export const namesFromGit = async (root: string, args: string[]): Promise<string[]> =>
  (await runGit(root, args))
    .toString()
    .split('\0')
    .filter((name) => name !== '');

/** What git prints, without the line breaks around it. */
export const wordsFromGit = async (root: string, args: string[]): Promise<string> =>
  (await runGit(root, args)).toString().trim();

/**
 * Where the work branched off a commit, as people and git name it: as it was given, or if that has gone on since, the hash
 * in short. The last commit has no other side. Throws a UsageError outside of git, or for an unknown commit.
 */
export const branchPoint = async (root: string, since: string): Promise<string> => {
  if (since === 'HEAD') return since;
  const point = await wordsFromGit(root, ['merge-base', since, 'HEAD']);
  const own = await wordsFromGit(root, ['rev-parse', '--verify', `${since}^{commit}`]);
  return own === point ? since : wordsFromGit(root, ['rev-parse', '--short', point]);
};
