import type { CheckOptions, runChecks } from '../../src/engine/core/checks/run-checks.ts';
import type { KeepValidators } from './keep-validators.ts';
import type { ReadFilesOptions } from './read-files.ts';
import type { LookBack } from './since-commit/look-back.ts';

/** How a site is read and checked, and how what was found is told. */
export type ValidateOptions = ReadFilesOptions & {
  validators?: KeepValidators;
  /** Runs the checks of values, perhaps only where something has changed; all of them everywhere when left out. */
  check?: typeof runChecks;
  /** Runs only the checks that keep a site from being built. */
  errorsOnly?: boolean;
  /** Is told which problems were held back because they only follow from others. */
  onHeldBack?: CheckOptions['onHeldBack'];
  /** The folder of the code, to check it too when the site is its own. */
  project?: string;
  /**
   * From this many pages on the site is read in parts, so that it never fills the memory. The returned pages are
   * stripped then: only the problems may be used.
   */
  inPartsFrom?: number;
  /** Where the findings of a site in parts are kept; they are not kept if left out. */
  cache?: string;
  /** How many threads check the parts, this one among them; as many as are worth it when left out. */
  threads?: number | undefined;
  /** Also reports what is held back as long as there are faults, such as the form of files. */
  isAllTold?: boolean | undefined;
  /** Looks back to the commit with which the site is compared; with none if left out. */
  past?: LookBack;
  /** Asks that commit only what is gone, and only when something is wrong. */
  lossesOnly?: boolean;
};
