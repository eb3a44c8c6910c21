import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { formerTexts } from '../git/former-texts.ts';
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
  // Outside of git nobody knows what was before.
  const before = await formerTexts(root, { since, among: ['pages', configFile] }).catch(() => new Map());
  const former = formerSite(before, source);
  const known = former
    ? [...lostAddresses(source, former), ...changedFacts(source, former.before, since)]
    : [];
  return [...known, ...textsExchangedSince(files, before, since), ...(await lostLock(files, since))];
};
