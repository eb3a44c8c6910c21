import { shellWord } from '../cli/shell-word.ts';

/** A commit, as people and git name it. */
type Commit = { since: string };

/** Which commit is meant, in words. */
export const commitInWords = (since: string): string => (since === 'HEAD' ? 'the last commit' : since);

/** How files become again what they were. */
export const takeBack = ({ since }: Commit, ...files: string[]): string =>
  `git checkout ${since} -- ${files.map(shellWord).join(' ')}`;

/** How one reads what a file said. */
export const showFormer = (since: string, file: string): string => `git show ${since}:./${shellWord(file)}`;

/** What to do when a whole file is to be again what it was. */
export const takeFileBack = (commit: Commit, file: string): string =>
  `Take it back: ${takeBack(commit, file)}`;

/** What to do when a file has more changes than the one that is to go. */
export const copyFromThere = ({ since }: Commit, file: string): string =>
  `Copy it from there: ${showFormer(since, file)}`;

/** What was there is to be there again only then: a change may be meant and have a slip. */
export const unlessMeant = 'if you did not mean to change it';

/** What is longer is looked up in the commit itself. */
export const longestTold = 500;
