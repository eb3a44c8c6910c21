import type { Place, Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { shellWord } from '../../../cli/shell-word.ts';
import type { SiteFiles } from '../../../site/site-files.ts';
import type { GoneFile } from '../../git/gone-files.ts';
import type { FormerContent } from '../look-back.ts';

/** A file of the public folder that a commit had and that is gone, and what holds its content now. */
export type GoneAsset = { src: string; now?: string };

/**
 * A site beside what its changed files said at a commit: undefined for files that were not there. Files of the public
 * folder and schemas are looked up when some are missing.
 */
export type Past = FormerContent & {
  files: SiteFiles;
  goneAssets?: GoneAsset[];
  /** Of a site that has the schemas itself. */
  goneSchemas?: GoneFile[];
};

/** What happened to a file since a commit, told where it happened, and which problems only follow from that. */
export type Loss = {
  told: Place & Pick<Problem, 'message' | 'at' | 'suggestion' | 'missing' | 'mentions'> & { check?: string };
  isFollower: (problem: Problem) => boolean;
};

/** What is longer is looked up in the commit itself. */
export const longestTold = 500;

/** Which commit is meant, in words. */
export const commitInWords = (since: string): string => (since === 'HEAD' ? 'the last commit' : since);

/** What was there is to be there again only then: a change may be meant and have a slip. */
export const unlessMeant = 'if you did not mean to change it';

/** How files become again what they were. */
export const takeBack = ({ since }: Pick<Past, 'since'>, ...files: string[]): string =>
  `git checkout ${since} -- ${files.map(shellWord).join(' ')}`;

/** How one reads what a file said. */
export const showFormer = (since: string, file: string): string => `git show ${since}:./${shellWord(file)}`;

/** How a part of a file gets into it again: with the file as it was, unless that has changed elsewhere, too. */
export const takePartBack = (past: Past, file: string, isAllThatChanged: boolean): string =>
  isAllThatChanged
    ? `Take it back: ${takeBack(past, file)}`
    : `Copy it from there: ${showFormer(past.since, file)}`;
