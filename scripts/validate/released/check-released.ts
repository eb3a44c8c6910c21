import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { changedFacts } from './changed-facts.ts';
import { formerSite } from './former-site.ts';
import { lostAddresses } from './lost-addresses.ts';
import { lostLock } from './lost-lock.ts';
import { textsExchangedSince } from './texts-exchanged-since.ts';

/**
 * The problems of a site that only visitors of its former version would have; the former version is that of a commit.
 */
export const checkReleased = async (files: SiteFiles, since: string): Promise<Problem[]> => {
  const { root, source } = files;
  const former = await formerSite(root, source, since);
  const known = former
    ? [...lostAddresses(source, former), ...changedFacts(source, former.before, since)]
    : [];
  return [...known, ...(await textsExchangedSince(files, since)), ...(await lostLock(files, since))];
};
