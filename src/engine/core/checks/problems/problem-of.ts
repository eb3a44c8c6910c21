import { withoutUndefined } from '../../json/without-undefined.ts';
import type { CheckInfo } from '../check.ts';
import { placeInWords } from './place-in-words.ts';
import type { Finding, Problem } from './problem.ts';

/** Every field of a problem must be named: a new one of findings is carried over, and what rules note for themselves not. */
type AllFields = { [Field in keyof Required<Omit<Problem, 'sent'>>]: Problem[Field] };

const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A message is one line, also when it repeats a text of several: as the file writes them. */
const inOneLine = (text: string): string => text.replace(/[\n\r\t]/g, (sign) => escapes[sign] ?? sign);

/** A finding of a check as a problem, which is what is reported. */
export const problemOf = (
  { id, severity }: Pick<CheckInfo, 'id' | 'severity'>,
  finding: Finding,
): Problem => {
  const { file, pointer, at, line, missing, page, section, suggestion, fix, origin, also } = finding;
  const { elsewhere, mentions, named, lacks, group, choices, remedy, tells } = finding;
  return withoutUndefined({
    check: id,
    severity: finding.severity ?? severity,
    file,
    pointer,
    message: inOneLine(placeInWords(finding) + finding.message),
    at,
    line,
    missing,
    page,
    section,
    suggestion,
    fix,
    origin,
    also,
    elsewhere,
    mentions,
    named,
    lacks,
    group,
    choices,
    tells,
    remedy: remedy && inOneLine(remedy),
  } satisfies AllFields);
};
