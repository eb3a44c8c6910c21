import { namesFromGit, runGit } from './run-git.ts';

/**
 * One object in git's output: a line with its size, or saying that there is none, then its content, then a line break.
 */
const objectAt = (given: Buffer, start: number): { text?: string; end: number } => {
  const begin = given.indexOf('\n', start) + 1;
  const [, size] = / blob (\d+)$/.exec(given.toString('utf8', start, begin - 1)) ?? [];
  if (size === undefined) return { end: begin };
  const end = begin + Number(size);
  return { text: given.toString('utf8', begin, end), end: end + 1 };
};

/** Files below a folder, and the commit that they are compared with. */
type Compared = { since: string; among: string[] };

/**
 * What some files said at a commit that say something else now, or are gone: undefined for those that were not there.
 * Names are relative to the folder. Throws a UsageError outside of git.
 */
export const formerTexts = async (
  root: string,
  { since, among }: Compared,
): Promise<Map<string, string | undefined>> => {
  const diff = ['diff', '--name-only', '--no-renames', '--relative', '-z', since, '--', ...among];
  const others = ['ls-files', '--others', '--exclude-standard', '-z', '--', ...among];
  const [files, unknown] = await Promise.all([namesFromGit(root, diff), namesFromGit(root, others)]);
  const input = files.map((file) => `${since}:./${file}\n`).join('');
  const given = input === '' ? Buffer.of() : await runGit(root, ['cat-file', '--batch'], { input });
  let start = 0;
  const former = new Map(
    files.map((file) => {
      const { text, end } = objectAt(given, start);
      start = end;
      return [file, text];
    }),
  );
  // What git does not know yet was not there, unless it only was taken out of the index.
  for (const file of unknown) if (!former.has(file)) former.set(file, undefined);
  return former;
};
