import { runGit, wordsFromGit } from './run-git.ts';

/** What a file said before the last commit that has changed it; undefined where that is not known. */
export const versionBefore = async (
  root: string,
  file: string,
): Promise<{ since: string; text: string } | undefined> => {
  try {
    const parents = await wordsFromGit(root, ['log', '-1', '--format=%p', '--', file]);
    const [since = ''] = parents.split(' ');
    if (since === '') return undefined;
    return { since, text: (await runGit(root, ['show', `${since}:./${file}`])).toString() };
  } catch {
    return undefined;
  }
};
