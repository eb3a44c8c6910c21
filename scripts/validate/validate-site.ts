import path from 'node:path';
import type { HeldBack } from '../../src/engine/core/checks/consequences/without-silent-errors.ts';
import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';
import { counted } from '../../src/engine/core/counted.ts';
import { withoutUndefined } from '../../src/engine/core/json/without-undefined.ts';
import { onDemand } from '../../src/engine/core/memory/on-demand.ts';
import { silent } from '../cli/progress.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import { pageFilesIn, type SiteFiles } from '../site/site-files.ts';
import { locatedProblems } from './causes/located-problems.ts';
import { checkCatalog } from './check-catalog.ts';
import { findInWhole } from './find-in-whole.ts';
import { joinedProblems } from './joined-problems.ts';
import { readFiles } from './read-files.ts';
import { seenIn } from './report/seen-in.ts';
import { joinOnlyEdit } from './since-commit/join-only-edit.ts';
import { knownBefore } from './since-commit/known-before.ts';
import type { ValidateOptions } from './validate-options.ts';

/** A site as read from disk, with everything that is wrong with it in the order of files and lines. */
export type ValidatedSite = {
  files: SiteFiles;
  problems: LocatedProblem[];
  /** What is not among them because it only follows from others. */
  heldBack?: HeldBack[];
};

const seenInWords = (files: SiteFiles, errorsOnly: boolean): string => {
  const { pages, sections, locales } = seenIn(files);
  return [
    counted(pages, 'page'),
    counted(sections, 'section'),
    counted(locales, 'locale'),
    errorsOnly ? 'for errors' : counted(checkCatalog.length, 'check'),
  ].join(', ');
};

/** A site as it was read, and what the checks found in it. */
type Found = { files: SiteFiles; found: Problem[] };

const findProblems = async (root: string, options: ValidateOptions): Promise<Found> => {
  const { progress = silent, errorsOnly = false, inPartsFrom } = options;
  const pageFiles = inPartsFrom === undefined ? [] : pageFilesIn(root);
  if (inPartsFrom !== undefined && pageFiles.length >= inPartsFrom) {
    const stage = progress.stage('read and checked');
    const { findInParts } = await import('./parts/find-in-parts.ts');
    const site = await findInParts(root, pageFiles, options);
    stage.end(seenInWords(site.files, errorsOnly));
    return site;
  }
  const files = await readFiles(root, options);
  const stage = progress.stage('checked');
  const found = await findInWhole(files, options);
  stage.end(seenInWords(files, errorsOnly));
  return { files, found };
};

/** The problems that are reported, with their lines. */
const reportedProblems = async (
  files: SiteFiles,
  found: Problem[],
  options: ValidateOptions,
): Promise<LocatedProblem[]> => {
  const { validators, errorsOnly, project, isAllTold, past } = options;
  // The site before the edit is looked at by itself: as a whole, and compared with no commit.
  const byItself = withoutUndefined({ validators, errorsOnly, project, isAllTold });
  const checkAll = (former: SiteFiles) => validateFiles(former, { ...byItself, isAllTold: true });
  const known = onDemand(() => knownBefore({ files, options, checkAll }));
  const located = locatedProblems(files, await joinedProblems(found, { files, options, known }));
  return joinOnlyEdit(located, { files, past, check: (former) => validateFiles(former, byItself) });
};

/** Checks a site that was read. */
export const validateFiles = async (files: SiteFiles, options: ValidateOptions): Promise<LocatedProblem[]> =>
  reportedProblems(files, await findInWhole(files, options), options);

/** Reads the site in a folder and checks it. Throws `NoInput` when there is nothing to check. */
export const validateSite = async (folder: string, options: ValidateOptions = {}): Promise<ValidatedSite> => {
  const root = path.resolve(folder);
  const heldBack: HeldBack[] = [];
  const noting = { ...options, onHeldBack: (more: HeldBack[]) => void heldBack.push(...more) };
  const { files, found } = await findProblems(root, noting);
  return { files, problems: await reportedProblems(files, found, noting), heldBack };
};
