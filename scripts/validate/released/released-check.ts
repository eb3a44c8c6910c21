import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import type { Past } from './look-back.ts';

/** A site, what its changed files said at a commit, and the site that it was there. */
export type Released = Past & { before: SiteSource };

/** A check that compares with a commit. Most are told only when nothing else is wrong. */
type ComparingCheck = CheckInfo & { isToldBeside?: boolean };

/** A check whose advice also says with what it compares. */
export const withComparison = <T extends ComparingCheck>(check: T): T => {
  const compared =
    'Compared is with the last commit, or the one of --since, so nothing is told outside of git';
  const end = check.isToldBeside ? '.' : '; and only when nothing else is wrong.';
  return { ...check, advice: `${check.advice} ${compared}${end}` };
};

/** One rule about a site beside its former version. Its messages begin with the place themselves. */
export type ReleasedCheck = ComparingCheck & { run: (released: Released) => Finding[] };
