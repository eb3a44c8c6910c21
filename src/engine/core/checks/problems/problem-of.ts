import type { CheckInfo } from '../check.ts';
import { asOneLine } from './as-one-line.ts';
import { placeInWords } from './place-in-words.ts';
import type { Finding, Problem } from './problem.ts';

/** A finding of a check as a problem, which is what is reported: without what rules note for themselves. */
export const problemOf = (
  { id, severity }: Pick<CheckInfo, 'id' | 'severity'>,
  { keyword: _, ...finding }: Finding & { keyword?: string },
): Problem => ({
  check: id,
  severity,
  ...finding,
  message: asOneLine(placeInWords(finding) + finding.message),
  ...(finding.remedy === undefined ? {} : { remedy: asOneLine(finding.remedy) }),
});
