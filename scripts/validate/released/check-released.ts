import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { foundBy } from '../found-by.ts';
import type { ValidateOptions } from '../validate-options.ts';
import { formerSite } from './former-site.ts';
import { lostLock } from './lost-lock.ts';
import { releasedChecks } from './released-checks.ts';

/**
 * The problems that a site has only beside its former version, the one where the work branched off a commit, and the
 * lock file when it is gone. None outside of git, where nobody knows what was before.
 */
export const checkReleased = async (
  files: SiteFiles,
  { past: lookBack, lossesOnly }: Pick<ValidateOptions, 'past' | 'lossesOnly'>,
): Promise<Problem[]> => {
  if (!lookBack || lossesOnly) return [];
  const content = await lookBack();
  const lock = await lostLock(files, content);
  if (!content || content.former.size === 0) return lock;
  const past = { ...content, files };
  const released = { ...past, before: formerSite(past) };
  return [...releasedChecks.flatMap((check) => foundBy(check, check.run(released))), ...lock];
};
