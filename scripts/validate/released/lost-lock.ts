import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { configFile, lockFile } from '../../../src/engine/core/file-names.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { formerTexts } from '../git/former-texts.ts';
import { commitInWords, takeBack } from './losses/loss.ts';

/** Whether a site could have a lock file and has none: with one language there is nothing to remember. */
const isWithout = ({ source: { lock, locales }, faults }: SiteFiles): boolean =>
  lock === undefined && Object.keys(locales).length > 1 && !faults.some(({ file }) => file === lockFile);

const problemSince = (since: string): Problem => ({
  check: 'i18n/unrecorded',
  severity: 'warning',
  file: configFile,
  pointer: '/locales',
  message: `${lockFile} was there at ${commitInWords(since)} and is gone, so nobody is told which texts changed after they were translated. Take it back: ${takeBack({ since }, lockFile)}. Or make it anew, when you have read all translations: npm run i18n -- accept`,
});

/** The lock file of the translations, when a commit had one. A site that never had one does not use it. */
export const lostLock = async (files: SiteFiles, since: string): Promise<Problem[]> => {
  if (!isWithout(files)) return [];
  const former = await formerTexts(files.root, { since, among: [lockFile] }).catch(() => new Map());
  return former.get(lockFile) === undefined ? [] : [problemSince(since)];
};
