import type { SiteSource } from '../types.ts';
import type { Check } from './check.ts';
import type { ByCheck, PartReport } from './check-part.ts';
import type { CheckContext } from './context/check-context.ts';
import type { Marked } from './context/marks/marked.ts';
import { contextOf } from './create-context.ts';
import { spotKey } from './problems/place-keys.ts';
import type { Finding, Problem } from './problems/problem.ts';
import { type CheckOptions, problemsOf, toldOf } from './run-checks.ts';

/** In the order of a site that is read as a whole: what pages say of themselves, then what their sections show. */
const joinMarks = (parts: PartReport[]): Marked[] => {
  const marks = parts.flatMap((part) => part.marks);
  const ofPage = ({ place }: Marked) => place.section === undefined && place.page !== undefined;
  return [...marks.filter(ofPage), ...marks.filter((mark) => !ofPage(mark))];
};

/** Every part that sees a fault of the layout or of words finds it: keeps the first of each. */
const onceOutsidePages = (findings: Finding[]): Finding[] => {
  const seen = new Set<string>();
  return findings.filter(
    (finding) =>
      finding.page !== undefined || seen.size !== seen.add(`${spotKey(finding)}\n${finding.message}`).size,
  );
};

const notedBy = <Noted>(id: string, all: ByCheck<Noted>): Noted[] =>
  all.find(([check]) => check === id)?.[1] ?? [];

const joinFindings = (check: Check, parts: PartReport[], context: CheckContext): Finding[] => {
  const { id, join = onceOutsidePages, acrossPages } = check;
  const found = parts.flatMap(({ findings }) => notedBy(id, findings));
  const told = acrossPages?.tell(
    parts.flatMap(({ seen }) => notedBy(id, seen)),
    context,
  );
  return [...join(found, context), ...(told ?? [])];
};

/**
 * Everything that is wrong with a site whose pages were checked part by part. Only what is outside of the props of
 * sections is looked at in `source`, so its pages may be stripped.
 */
export const checkParts = (source: SiteSource, parts: PartReport[], options: CheckOptions): Problem[] => {
  const { unreadable = new Set<string>(), validators } = options;
  const context = contextOf({
    given: source,
    unreadable,
    validators,
    marks: joinMarks(parts),
    forms: parts.flatMap((part) => part.forms),
    ofParts: {
      settled: parts.flatMap(({ settled }) => settled),
      open: parts.flatMap(({ open }) => open),
      mentioned: parts.flatMap(({ mentioned }) => mentioned),
    },
  });
  const found = problemsOf(context, options, (check) => joinFindings(check, parts, context));
  return toldOf(context, found, options);
};
