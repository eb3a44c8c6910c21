import path from 'node:path';
import type { HeldBack } from '../../src/engine/core/checks/consequences/held-back.ts';
import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';
import { isSchemaFile } from '../../src/engine/core/file-names.ts';
import { withoutUndefined } from '../../src/engine/core/json/without-undefined.ts';
import { counted } from '../cli/counted.ts';
import { silent } from '../cli/progress.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import { pageFilesIn, type SiteFiles, schemaFolder } from '../site/site-files.ts';
import { storedValidators } from '../site/stored-validators.ts';
import { joinByUndoing } from './causes/join-by-undoing.ts';
import { joinPastedGroups } from './causes/join-pasted-groups.ts';
import { locatedProblems } from './causes/located-problems.ts';
import { placeLeftovers } from './causes/place-leftovers.ts';
import { withoutMinor } from './causes/without-minor.ts';
import { checkCatalog } from './check-catalog.ts';
import { findInWhole } from './find-in-whole.ts';
import { readFiles } from './read-files.ts';
import { joinOnlyEdit } from './released/join-only-edit.ts';
import { lookBack } from './released/look-back.ts';
import { joinLosses } from './released/losses/join-losses.ts';
import { seenIn } from './report/seen-in.ts';
import type { FindOptions, JoinOptions, ValidateOptions } from './validate-options.ts';

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

const findProblems = async (root: string, options: FindOptions): Promise<Found> => {
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

/** The files of the site's own schemas are read again only when there is something to show in them. */
const noteSchemas = ({ root, texts }: SiteFiles, found: Problem[]): void => {
  if (path.join(root, 'schemas') !== schemaFolder) return;
  for (const { file } of found) if (isSchemaFile(file)) texts.note(file);
};

/** What matters only once all else is right. */
const heldBackOf = (problems: Problem[], kept: Problem[]): HeldBack[] => {
  const isKept = new Set(kept);
  const minor = problems.filter((problem) => !isKept.has(problem));
  return minor.map((problem) => ({ problem, because: withoutMinor.name }));
};

/** Problems with those told as one that have one cause. */
const joinedProblems = async (
  files: SiteFiles,
  found: Problem[],
  { validators = storedValidators, isAllTold = false, past, onHeldBack }: JoinOptions,
): Promise<Problem[]> => {
  const missed = await joinLosses(files, joinPastedGroups(files, found), past);
  const kept = isAllTold ? missed : withoutMinor(missed);
  onHeldBack?.(heldBackOf(missed, kept));
  const told = placeLeftovers(files, kept);
  noteSchemas(files, told);
  if (told.length === 0) return told;
  return joinByUndoing({ ...files, validators: await validators(files.source.schemas) }, told);
};

/** The problems that are reported, with their lines. */
const reportedProblems = async (
  files: SiteFiles,
  found: Problem[],
  options: JoinOptions,
): Promise<LocatedProblem[]> => {
  const located = locatedProblems(files, await joinedProblems(files, found, options));
  const { validators, errorsOnly, project, isAllTold, past } = options;
  // The site before the edit is looked at by itself: as a whole, and compared with no commit.
  const byItself = withoutUndefined({ validators, errorsOnly, project, isAllTold });
  return joinOnlyEdit(located, { files, past, check: (former) => validateFiles(former, byItself) });
};

/** How problems are found and joined. The past is looked up once for both, and for finding only if that asks it. */
const stagesOf = (root: string, options: ValidateOptions): { find: FindOptions; join: JoinOptions } => {
  const { since, lostSince = since } = options;
  const past = lostSince === undefined ? undefined : lookBack(root, lostSince);
  return {
    find: { ...options, past: since === undefined ? undefined : past },
    join: { ...options, past },
  };
};

/** Checks a site that was read. */
export const validateFiles = async (
  files: SiteFiles,
  options: ValidateOptions,
): Promise<LocatedProblem[]> => {
  const { find, join } = stagesOf(files.root, options);
  return reportedProblems(files, await findInWhole(files, find), join);
};

/** Reads the site in a folder and checks it. Throws `NoInput` when there is nothing to check. */
export const validateSite = async (folder: string, options: ValidateOptions = {}): Promise<ValidatedSite> => {
  const root = path.resolve(folder);
  const heldBack: HeldBack[] = [];
  const noting = { ...options, onHeldBack: (more: HeldBack[]) => void heldBack.push(...more) };
  const { find, join } = stagesOf(root, noting);
  const { files, found } = await findProblems(root, find);
  return { files, problems: await reportedProblems(files, found, join), heldBack };
};
