import { isDuplicateKey } from '../../../src/engine/core/checks/consequences/kinds.ts';
import { problemKey } from '../../../src/engine/core/checks/problems/place-keys.ts';
import { above, isAtOrBelow } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../src/engine/core/checks/problems/restated.ts';
import { bySeverity } from '../../../src/engine/core/checks/problems/severities.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import { omit } from '../../../src/engine/core/json/omit.ts';
import { ifCommitted } from '../../git/if-committed.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { placeIn } from '../../site/place-in.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { locatedProblems } from '../causes/located-problems.ts';
import { documentOf } from '../document-of.ts';
import { editInWords } from './edit-in-words.ts';
import { formerFiles } from './former-files.ts';
import type { LookBack } from './look-back.ts';
import { type OnlyEdit, onlyEdit, siteBefore } from './only-edit.ts';

/** Problems by the hundred have another cause than one value. */
const mostProblems = 50;

/** A site, how one looks back to what it was, and what tells what is wrong with a site by itself. */
type Comparison = {
  files: SiteFiles;
  past: LookBack | undefined;
  check: (files: SiteFiles) => Promise<LocatedProblem[]>;
};

/** A site, and the commit that it is compared with. */
type Compared = { files: SiteFiles; since: string };

/**
 * Whether a problem is told where a value was edited, or as something that its group lacks because of it. Of an item
 * that another was pasted over, and of an exchange, none says what it was.
 */
const isTold = ({ file, pointer, twin, partner }: OnlyEdit, problem: LocatedProblem): boolean =>
  twin === undefined &&
  (partner === undefined || problem.tells === 'exchange') &&
  problem.file === file &&
  (problem.pointer === pointer || (problem.missing !== undefined && problem.pointer === above(pointer)));

/** What a site has, and what it had before an edit. */
type Told = [problems: LocatedProblem[], before: LocatedProblem[]];

/**
 * Whether what an edit replaced was wrong itself, and no more. Then it is not what to write again, and what shows since
 * then may have been held back by it.
 */
const hasMended = ({ file, pointer }: OnlyEdit, [problems, before]: Told): boolean => {
  const now = new Set(problems.map(problemKey));
  return before.some(
    (problem) =>
      problem.file === file && isAtOrBelow(problem.pointer, pointer) && !now.has(problemKey(problem)),
  );
};

/** A problem told at the edit that it follows from, with what stood there before. */
const restated = ({ files, since }: Compared, edit: OnlyEdit, problem: LocatedProblem): Problem => {
  const { file, pointer, was } = edit;
  const document = documentOf(file, files.texts.get(file) ?? '');
  const place = placeIn(file, objectOf(document), pointer);
  const message = editInWords(edit, problem, since);
  const rest = omit(problem, ['line', 'column', 'endLine', 'endColumn']);
  return { ...restatedAt(rest, place, message), ...(typeof was === 'string' ? { suggestion: was } : {}) };
};

/** What follows from an edit is told as one problem, where it was made; what was wrong before stays. */
const joined = (compared: Compared, edit: OnlyEdit, [problems, before]: Told): LocatedProblem[] => {
  const known = new Set(before.map(problemKey));
  const following = problems
    .filter((problem) => !known.has(problemKey(problem)))
    // The worst is told, of several the one at the edit: a warning there hides no error elsewhere.
    .toSorted(
      (one, other) => bySeverity(one, other) || Number(isTold(edit, other)) - Number(isTold(edit, one)),
    );
  const [main] = following;
  if (!main) return problems;
  const others = problems.filter((problem) => !following.includes(problem));
  // A name that stands twice has another value only because of that.
  if (others.some((problem) => isDuplicateKey(problem) && isTold(edit, problem))) return others;
  const isSaid = edit.twin !== undefined && main.tells === 'former';
  const told = isSaid || isTold(edit, main) ? main : restated(compared, edit, main);
  return locatedProblems(compared.files, [...others, told]);
};

/** Whether a cause may be looked for: some files cannot be read, or a large site is not at hand as a whole. */
const mayCompare = ({ faults, source }: SiteFiles, problems: LocatedProblem[]): boolean =>
  problems.length > 0 &&
  problems.length <= mostProblems &&
  faults.length === 0 &&
  source.pages.every(({ outline }) => outline === undefined);

/**
 * The problems of a site. If a single value is another than at a commit, or another item was pasted over one, what is
 * wrong only since then is told as one problem at that place: it is the cause, wherever it shows.
 */
export const joinOnlyEdit = async (
  problems: LocatedProblem[],
  { files, past, check }: Comparison,
): Promise<LocatedProblem[]> => {
  const content = mayCompare(files, problems) ? await past?.() : undefined;
  const edit = content && (await ifCommitted(onlyEdit({ ...content, files })));
  if (!edit || problems.every((problem) => isTold(edit, problem))) return problems;
  // Which pages there are may depend on two settings that were exchanged.
  const former = edit.partner
    ? await formerFiles({ ...content, files })
    : { ...files, source: siteBefore(files.source, edit) };
  const before = await check(former);
  const told: Told = [problems, before];
  return hasMended(edit, told) ? problems : joined({ files, since: content.since }, edit, told);
};
