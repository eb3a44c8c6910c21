import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { configFile, lockFile } from '../../../src/engine/core/file-names.ts';
import { codeRoot } from '../../cli/code-root.ts';
import { commitInWords, takeBack } from '../../git/commit-in-words.ts';
import { runGit } from '../../git/run-git.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import type { FormerContent } from './look-back.ts';

/** Whether a site could have a lock file and has none: with one language there is nothing to remember. */
const isWithout = ({ source: { lock, locales }, faults }: SiteFiles): boolean =>
  lock === undefined && Object.keys(locales).length > 1 && !faults.some(({ file }) => file === lockFile);

const problemSince = (since: string): Problem => ({
  check: 'i18n/unrecorded',
  severity: 'warning',
  file: configFile,
  pointer: '/locales',
  message: `${lockFile} was there at ${commitInWords(since)} and is gone, so nobody is told which texts changed after they were translated. Take it back: "${takeBack({ since }, lockFile)}". Or make it anew, when you have read all translations: npm run i18n -- accept`,
  tells: 'former',
});

/** The commit that deleted the file; empty when no commit ever had it. Throws a UsageError outside of git. */
const deletedBy = async (root: string): Promise<string> =>
  (await runGit(root, ['log', '-1', '--format=%h', '--diff-filter=D', '--', lockFile])).toString().trim();

/** Outside of git nobody knows whether there ever was one; the site of this project has one. */
const perhapsLost: Problem = {
  check: 'i18n/unrecorded',
  severity: 'info',
  file: configFile,
  pointer: '/locales',
  message: `There is no ${lockFile}, so nobody is told which texts changed after they were translated. If it is lost, take it back from a copy of the site; else make it, when you have read all translations: npm run i18n -- accept`,
};

/**
 * The lock file of the translations, when the last commits or earlier ones had it. A site that never had one does not
 * use it.
 */
export const lostLock = async (
  files: SiteFiles,
  past: FormerContent | undefined,
  project = codeRoot,
): Promise<Problem[]> => {
  if (!isWithout(files)) return [];
  if (!past) return files.root === project ? [perhapsLost] : [];
  if (past.former.get(lockFile) !== undefined) return [problemSince(past.since)];
  const commit = await deletedBy(files.root);
  return commit === '' ? [] : [problemSince(`${commit}~1`)];
};
