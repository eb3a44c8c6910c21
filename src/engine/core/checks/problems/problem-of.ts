import { asOneLine } from './as-one-line.ts';
import { placeInWords } from './place-in-words.ts';
import type { Finding, Problem } from './problem.ts';
import type { Severity } from './severities.ts';

/** A finding of a check as a problem, which is what is reported: without what rules note for themselves. */
export const problemOf = (
  { id, severity }: { id: string; severity: Severity },
  { keyword: _, ...finding }: Finding & { keyword?: string },
): Problem => ({
  check: id,
  severity,
  ...finding,
  message: asOneLine(placeInWords(finding) + finding.message),
  ...(finding.remedy === undefined ? {} : { remedy: asOneLine(finding.remedy) }),
});
