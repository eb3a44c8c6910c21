import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { formerTexts } from '../git/former-texts.ts';
import { branchPoint } from '../git/run-git.ts';
import { changedFacts } from './changed-facts.ts';
import { contradictedShares } from './contradicted-shares.ts';
import { exchangedValues } from './exchanged-values.ts';
import { formerSite } from './former-site.ts';
import { lostAddresses } from './lost-addresses.ts';
import { lostEnds } from './lost-ends.ts';
import { lostLinks } from './lost-links.ts';
import { lostLock } from './lost-lock.ts';

/**
 * The problems that a site has only beside its former version, the one where the work branched off a commit: old addresses
 * that lead nowhere, facts with a slip, entries of menus that are gone, texts that have each other's places or have lost their end, drawn shares that are not the written ones, and the lock file when it is gone. None
 * outside of git, where nobody knows what was before.
 */
export const checkReleased = async (files: SiteFiles, asked: string): Promise<Problem[]> => {
  const { root, source } = files;
  const since = await branchPoint(root, asked).catch(() => undefined);
  if (since === undefined) return [];
  const before = await formerTexts(root, { since, among: ['pages', 'locales', configFile] }).catch(
    () => new Map(),
  );
  const former = formerSite(before, source);
  const known = former
    ? [
        ...lostAddresses(source, former),
        ...changedFacts(source, former.before, since),
        ...lostLinks(source, former.before, since),
      ]
    : [];
  return [
    ...known,
    ...exchangedValues(files, before, since),
    ...lostEnds(files, before, since),
    ...contradictedShares(files, before, since),
    ...(await lostLock(files, since)),
  ];
};
