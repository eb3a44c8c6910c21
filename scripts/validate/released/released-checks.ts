import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';
import { changedFact } from './changed-facts.ts';
import { contradictedShare } from './contradicted-shares.ts';
import { exchangedValue } from './exchanged-values.ts';
import { lostEnd } from './lost-ends.ts';
import { lostLink } from './lost-links.ts';
import { missingAfterRename } from './missing-after-rename.ts';

/** The checks that compare a site with an earlier commit. */
export const releasedChecks: CheckInfo[] = [
  changedFact,
  contradictedShare,
  exchangedValue,
  lostEnd,
  lostLink,
  missingAfterRename,
];
