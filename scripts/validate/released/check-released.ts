import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { changedFacts } from './changed-facts.ts';
import { changedName } from './changed-name.ts';
import { changedUnits } from './changed-units.ts';
import { contradictedShares } from './contradicted-shares.ts';
import { exchangedValues } from './exchanged-values.ts';
import { formerSite } from './former-site.ts';
import type { FormerContent } from './look-back.ts';
import { lostAddresses } from './lost-addresses.ts';
import { lostEnds } from './lost-ends.ts';
import { lostLinks } from './lost-links.ts';
import { lostLock } from './lost-lock.ts';

/**
 * The problems that a site has only beside its former version, the one where the work branched off a commit: old addresses
 * that lead nowhere, facts and prices with a slip, a new name that texts do not say, entries of menus that are gone, texts that have each other's places or have lost their end, drawn shares that are not the written ones, and the lock file when it is gone. None
 * outside of git, where nobody knows what was before.
 */
export const checkReleased = async (
  files: SiteFiles,
  past: FormerContent | undefined,
): Promise<Problem[]> => {
  if (!past) return lostLock(files, past);
  const { source } = files;
  const former = formerSite(past.former, source);
  const known = former
    ? [
        ...lostAddresses(source, former),
        ...changedFacts(source, former.before, past.since),
        ...changedName(source, former.before, past.since),
        ...lostLinks(source, former.before, past.since),
      ]
    : [];
  return [
    ...known,
    ...changedUnits(files, past),
    ...exchangedValues(files, past),
    ...lostEnds(files, past),
    ...contradictedShares(files, past),
    ...(await lostLock(files, past)),
  ];
};
