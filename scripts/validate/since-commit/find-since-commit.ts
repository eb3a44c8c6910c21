import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { ifCommitted } from '../../git/if-committed.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import type { ValidateOptions } from '../validate-options.ts';
import { checksSinceCommit } from './checks-since-commit.ts';
import { copiedPages } from './copied-pages.ts';
import { formerSite } from './former-site.ts';
import { lostLock } from './lost-lock.ts';
import { overwrittenPictures } from './overwritten-pictures.ts';

/**
 * The problems that a site has only beside its former version, the one where the work branched off a commit: of its
 * content, the lock file when it is gone, and pictures that were saved over. None outside of git, where nobody knows
 * what was before.
 */
export const findSinceCommit = async (
  files: SiteFiles,
  { past: lookBack, lossesOnly }: Pick<ValidateOptions, 'past' | 'lossesOnly'>,
): Promise<Problem[]> => {
  if (!lookBack || lossesOnly) return [];
  const content = await lookBack();
  const lost = (await ifCommitted(lostLock(files, content))) ?? [];
  if (!content) return lost;
  const gone = [...lost, ...((await ifCommitted(overwrittenPictures(files, content.since))) ?? [])];
  if (content.former.size === 0) return gone;
  const past = { ...content, files };
  const compared = { ...past, before: formerSite(past) };
  const found = checksSinceCommit.flatMap((check) =>
    check.run(compared).map((finding) => problemOf(check, { tells: 'former', ...finding })),
  );
  return [...found, ...copiedPages(past), ...gone];
};
