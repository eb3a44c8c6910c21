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

/** How a part of a file gets into it again: with the file as it was, unless that has changed elsewhere, too. */
export const takePartBack = (commit: Commit, file: string, isAllThatChanged: boolean): string =>
  isAllThatChanged
    ? `Take it back: ${takeBack(commit, file)}`
    : `Copy it from there: ${showFormer(commit.since, file)}`;

/** What was there is to be there again only then: a change may be meant and have a slip. */
export const unlessMeant = 'if you did not mean to change it';

/** What is longer is looked up in the commit itself. */
export const longestTold = 500;
