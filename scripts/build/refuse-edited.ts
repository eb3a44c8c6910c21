import { UsageError } from '../cli/usage-error.ts';
import { signFiles } from '../site/file-signature.ts';

/** The signatures of files as they are now, however lately they were edited. */
export const signPages = (root: string, files: string[]): Map<string, string> =>
  signFiles(root, files, Number.MAX_SAFE_INTEGER);

/**
 * Throws when a page was edited since it was signed. Those of a large site are read a second time to be rendered: of
 * one that is another by then nobody knows whether it is right.
 */
export const refuseEdited = (root: string, before: Map<string, string>): void => {
  const now = signPages(root, [...before.keys()]);
  const edited = [...now].find(([file, signature]) => before.get(file) !== signature)?.[0];
  if (edited === undefined) return;
  throw new UsageError(`${edited} was edited while the site was built. Build it again.`);
};
