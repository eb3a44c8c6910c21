import { changedFact } from './changed-facts.ts';
import { changedName } from './changed-name.ts';
import { changedReference } from './changed-reference.ts';
import { changedUnit } from './changed-unit.ts';
import type { CheckSinceCommit } from './check-since-commit.ts';
import { contradictedShare } from './contradicted-share.ts';
import { exchangedValue } from './exchanged-values.ts';
import { goneSetting } from './gone-setting.ts';
import { goneValue } from './gone-value.ts';
import { lostEnd } from './lost-end.ts';
import { lostLink } from './lost-link.ts';
import { missingAfterRename } from './missing-after-rename.ts';
import { respeltWord } from './respelt-word.ts';
import { withComparison } from './with-comparison.ts';

/** The checks that compare a site with an earlier commit. */
export const checksSinceCommit: CheckSinceCommit[] = [
  missingAfterRename,
  changedFact,
  changedName,
  changedReference,
  changedUnit,
  goneSetting,
  goneValue,
  lostLink,
  exchangedValue,
  lostEnd,
  contradictedShare,
  respeltWord,
].map(withComparison);
