import type { CheckInfo } from '../check.ts';
import { placeInWords } from './place-in-words.ts';
import type { Finding, Problem } from './problem.ts';

const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A message is one line, also when it repeats a text of several: as the file writes them. */
const inOneLine = (text: string): string => text.replace(/[\n\r\t]/g, (sign) => escapes[sign] ?? sign);

/** A finding of a check as a problem, which is what is reported: without what rules note for themselves. */
export const problemOf = (
  { id, severity }: Pick<CheckInfo, 'id' | 'severity'>,
  { keyword: _, ...finding }: Finding & { keyword?: string },
): Problem => ({
  check: id,
  severity,
  ...finding,
  message: inOneLine(placeInWords(finding) + finding.message),
  ...(finding.remedy === undefined ? {} : { remedy: inOneLine(finding.remedy) }),
});
