import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';

/** A check that compares with a commit. Most are told only when nothing else is wrong. */
export type ComparingCheck = CheckInfo & { isToldBeside?: boolean };

/** A check whose advice also says with what it compares. */
export const withComparison = <T extends ComparingCheck>(check: T): T => {
  const compared =
    'Compared is with the last commit, or the one of --since, so nothing is told outside of git';
  const end = check.isToldBeside ? '.' : '; and only when nothing else is wrong.';
  return { ...check, advice: `${check.advice} ${compared}${end}` };
};
