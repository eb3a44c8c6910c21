import path from 'node:path';
import type { SiteFiles } from '../site/site-files.ts';
import type { KeepValidators } from './keep-validators.ts';
import type { ReadOptions } from './read-files.ts';

/** What a run may be given: someone to tell its progress to, and validators to use again. */
export type ValidateOptions = ReadOptions & {
  validators?: KeepValidators;
  /** Runs only the checks that keep a site from being built. */
  errorsOnly?: boolean;
  /** Tells also what is held back as long as there are faults, such as how files are written. */
  isAllTold?: boolean | undefined;
  /** The folder of the code, to check it too when the site is its own. */
  project?: string;
  /** A commit whose addresses must lead somewhere still; none is asked for when left out. */
  since?: string;
  /**
   * From so many pages on the site is read in parts, so that it never fills the memory. The pages that are given back
   * are stripped then: only for who asks nothing of them but the problems.
   */
  inPartsFrom?: number;
  /** Where it is kept what all checks found in a site that is read in parts; nothing is kept when left out. */
  cache?: string;
  /** How many threads check the parts, this one among them; as many as are worth it when left out. */
  threads?: number | undefined;
};

/** Whether a site is that of the code's own folder. */
export const isOwn = ({ root }: SiteFiles, { project }: ValidateOptions): boolean =>
  project !== undefined && path.resolve(project) === root;
