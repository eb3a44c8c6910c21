import { signFiles } from '../cache/sign-files.ts';
import { UsageError } from '../cli/usage-error.ts';

/** A file was edited between two looks at it. */
export class EditedMeanwhile extends UsageError {
  constructor(file: string) {
    super(`${file} was edited again and again while the site was built. Build it when it stands still.`);
  }
}

/** The signatures of files as they are now, however lately they were edited. */
export const signNow = (root: string, files: string[]): Map<string, string> =>
  signFiles(root, files, Number.MAX_SAFE_INTEGER);

/**
 * Throws if a file was edited since it was signed. The pages and words of a large site are read a second time to be
 * rendered, and a version that differs by then was not checked.
 */
export const refuseEdited = (root: string, before: Map<string, string>): void => {
  const now = signNow(root, [...before.keys()]);
  const edited = [...now].find(([file, signature]) => before.get(file) !== signature)?.[0];
  if (edited !== undefined) throw new EditedMeanwhile(edited);
};
