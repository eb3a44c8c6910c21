import type { HeldBack } from '../../../src/engine/core/checks/consequences/without-silent-errors.ts';
import { relativePosix } from '../../cli/posix-path.ts';
import { changedFiles } from '../../git/changed-files.ts';
import { tellInstead } from '../../git/run-git.ts';
import { createLocator, type LocatedProblem, startOf } from '../../site/locate-problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { checkCatalog } from '../check-catalog.ts';
import type { ValidateRequest } from '../read-validate-request.ts';
import type { ValidatedSite } from '../validate-site.ts';
import { compareWithBaseline, readBaseline, writeBaseline } from './baseline.ts';
import { causedProblems } from './caused-problems.ts';
import { groupRepeated } from './group-repeated.ts';
import type { Report } from './report.ts';
import { requestedFiles } from './requested-files.ts';
import { seenIn } from './seen-in.ts';

/** How one gets from the folder of the command to that of the site: empty, or a path with a slash at its end. */
export const prefixOf = (root: string): string => {
  const way = relativePosix(process.cwd(), root);
  return way === '' ? '' : `${way}/`;
};

/** The files to report; undefined if all are. */
export const wantedFiles = async (
  options: ValidateRequest,
  { root, texts }: SiteFiles,
): Promise<Set<string> | undefined> => {
  const { since } = options;
  if (since !== undefined)
    return new Set(await changedFiles(root, since).catch(tellInstead('Name the files instead.')));
  return options.files.length > 0 ? requestedFiles(root, options.files, new Set(texts.keys())) : undefined;
};

/** The problems of the files to report, those that these files cause in others, and which files are meant. */
type Selection = {
  own: LocatedProblem[];
  caused: LocatedProblem[];
  isWanted: (found: { file: string }) => boolean;
};

const select = async (site: ValidatedSite, options: ValidateRequest): Promise<Selection> => {
  const { since, clock } = options;
  const changed = await wantedFiles(options, site.files);
  const isWanted = ({ file }: { file: string }) => changed?.has(file) ?? true;
  const caused =
    since !== undefined && changed ? await causedProblems(site, { since, changed, clock: clock() }) : [];
  return { own: site.problems.filter(isWanted), caused, isWanted };
};

const withBaseline = async (
  { baseline, updateBaseline }: ValidateRequest,
  all: LocatedProblem[],
  { own, caused, isWanted }: Selection,
): Promise<Pick<Report, 'problems' | 'baseline'>> => {
  const inOrder = (...lists: LocatedProblem[][]) => {
    const told = new Set(lists.flat());
    return all.filter((problem) => told.has(problem));
  };
  if (baseline === undefined) return { problems: inOrder(own, caused) };
  if (updateBaseline) await writeBaseline(baseline, all);
  const entries = await readBaseline(baseline);
  const { fresh, passed, removable } = compareWithBaseline(own, entries.filter(isWanted));
  const freshCaused = compareWithBaseline(caused, entries).fresh;
  return { problems: inOrder(fresh, freshCaused), baseline: { passed, removable } };
};

/** The texts of some files of a site. Each is read when it is shown: together they would fill the memory. */
const textsOf = ({ texts }: SiteFiles, isShown: (file: string) => boolean): Report['texts'] => {
  const shown = new Set([...texts.keys()].filter(isShown));
  return { keys: () => shown.keys(), get: (file) => (shown.has(file) ? texts.get(file) : undefined) };
};

const locatedHeldBack = (
  files: SiteFiles,
  heldBack: HeldBack[],
  isWanted: Selection['isWanted'],
): NonNullable<Report['heldBack']> => {
  const locate = createLocator(files);
  return heldBack
    .filter(({ problem }) => isWanted(problem))
    .map(({ problem, because }) => ({ problem: locate(problem), because }));
};

/** The report of a checked site: the wanted problems, without those of the baseline. */
export const makeReport = async (site: ValidatedSite, options: ValidateRequest): Promise<Report> => {
  const { files, problems: all, heldBack = [] } = site;
  const selection = await select(site, options);
  const { own, caused, isWanted } = selection;
  const shown = new Set(caused.map(({ file }) => file));
  const selected = new Set([...own, ...caused]);
  const told = await withBaseline(options, all, selection);
  return {
    ...told,
    problems: groupRepeated(told.problems),
    texts: textsOf(files, (file) => isWanted({ file }) || shown.has(file)),
    seen: seenIn(files),
    checks: checkCatalog,
    prefix: prefixOf(files.root),
    // As many as a report of all files would show.
    elsewhere: groupRepeated(all.filter((problem) => !selected.has(problem))).length,
    heldBack: options.heldBack ? locatedHeldBack(files, heldBack, isWanted) : undefined,
  };
};

/** The report of a run that could not begin. */
export const emptyReport = (message: string): Report => ({
  problems: [{ check: 'run/no-input', severity: 'error', file: '', pointer: '', message, ...startOf() }],
  texts: new Map(),
  seen: { files: 0, pages: 0, sections: 0, locales: 0 },
  checks: checkCatalog,
  prefix: '',
  elsewhere: 0,
});
