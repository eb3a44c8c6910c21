import path from 'node:path';
import { contentFiles } from '../../src/engine/core/checks/content-files.ts';
import type { Problem } from '../../src/engine/core/checks/problem.ts';
import { type CheckOptions, runChecks } from '../../src/engine/core/checks/run-checks.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { counted } from '../cli/counted.ts';
import { silent } from '../cli/progress.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import { readRecordedSchemas } from '../site/recorded-schemas.ts';
import { codeRoot, pageFilesIn, present, type SiteFiles, schemaFolder } from '../site/site-files.ts';
import { storedValidators } from '../site/stored-validators.ts';
import { checkCatalog } from './check-catalog.ts';
import { checkCode } from './code/check-code.ts';
import { codeChecks } from './code/code-checks.ts';
import { typesDrift } from './code/types-drift.ts';
import type { KeepValidators } from './keep-validators.ts';
import { demandSite, type ReadOptions, readFiles } from './read-files.ts';
import { checkReleased } from './released/check-released.ts';
import { missingAfterRename } from './released/missing-after-rename.ts';
import { checkFormat } from './texts/check-format.ts';
import { checkSchemaNames } from './texts/check-schema-names.ts';
import { checkTexts } from './texts/check-texts.ts';
import { textChecks } from './texts/text-checks.ts';
import { unreadFiles } from './texts/unread-files.ts';
import { unreadSchemas } from './texts/unread-schemas.ts';
import { findSinceRecord } from './told/find-since-record.ts';
import { joinUndone } from './told/join-undone.ts';
import { locatedProblems } from './told/located-problems.ts';
import { toldLast } from './told/told-last.ts';

/** A site as read from disk, with everything that is wrong with it in the order of files and lines. */
export type ValidatedSite = {
  files: SiteFiles;
  problems: LocatedProblem[];
};

/** What a run may be given: someone to tell its progress to, and validators to use again. */
export type ValidateOptions = ReadOptions & {
  validators?: KeepValidators;
  /** Runs only the checks that keep a site from being built. */
  errorsOnly?: boolean;
  /** The folder of the code, to check it too when the site is its own. */
  project?: string;
  /** A commit whose addresses must lead somewhere still; none is asked for when left out. */
  since?: string;
  /**
   * From so many pages on the site is read in parts, so that it never fills the memory. The pages that are given back
   * are stripped then: only for who asks nothing of them but the problems.
   */
  inPartsFrom?: number;
  /** Where it is kept what all checks found in a site that is read in parts; nothing is kept when left out. */
  cache?: string;
  /** How many threads check the parts, this one among them; as many as are worth it when left out. */
  threads?: number | undefined;
};

const seenIn = ({ source: { pages, locales } }: SiteFiles, errorsOnly: boolean): string => {
  const sections = pages.reduce((sum, { document }) => sum + (document?.sections?.length ?? 0), 0);
  return [
    counted(pages.length, 'page'),
    counted(sections, 'section'),
    counted(Object.keys(locales).length, 'locale'),
    errorsOnly ? 'for errors' : counted(checkCatalog.length, 'check'),
  ].join(', ');
};

/** A site as it was read, and what was found in it. */
type Found = Omit<ValidatedSite, 'problems'> & { found: Problem[] };

/** Whether a site is that of the code's own folder. */
const isOwn = ({ root }: SiteFiles, { project }: ValidateOptions): boolean =>
  project !== undefined && path.resolve(project) === root;

/** What is found elsewhere than in the values: in the texts of the files, and in the code. */
const checkBeside = async (
  files: SiteFiles,
  known: Problem[],
  options: ValidateOptions,
): Promise<Required<CheckOptions>['beside']> => {
  const isWithCode = isOwn(files, options);
  return {
    ran: [...textChecks, ...(isWithCode ? codeChecks : []), ...(options.since ? [missingAfterRename] : [])],
    problems: [
      ...checkTexts(files),
      ...unreadFiles(files.root),
      ...known,
      ...(isWithCode ? await checkCode(files.source, files.root) : []),
    ],
  };
};

/** What the checks of values are told of all else. */
const optionsOf = async (
  files: SiteFiles,
  known: Problem[],
  options: ValidateOptions,
): Promise<CheckOptions & Required<Pick<CheckOptions, 'beside'>>> => {
  const { validators = storedValidators, errorsOnly = false } = options;
  return {
    unreadable: new Set(files.faults.map(({ file }) => file)),
    validators: await validators(files.source.schemas),
    beside: await checkBeside(files, known, options),
    idle: checkCatalog,
    errorsOnly,
  };
};

/** How the frame and some pages of a site are written. */
const checkForm = (files: SiteFiles, pages: PageFile[]): Problem[] => {
  const source = { ...files.source, pages };
  const unreadable = new Set(files.faults.map(({ file }) => file));
  const { config } = source;
  return [
    ...checkSchemaNames(source, { root: files.root, config, unreadable }),
    ...checkFormat(files, contentFiles(source)),
  ];
};

const findInWhole = async (files: SiteFiles, options: ValidateOptions): Promise<Problem[]> => {
  const unread = unreadSchemas(files);
  if (unread.length > 0) return unread;
  const { errorsOnly, since } = options;
  // The same with whatever schemas the site is measured by.
  const once = [
    ...(errorsOnly ? [] : checkForm(files, files.source.pages)),
    ...(since ? await checkReleased(files, since) : []),
  ];
  const find = async (source: SiteSource, known: Problem[]) => {
    const site = { ...files, source };
    return runChecks(source, await optionsOf(site, [...once, ...known], options));
  };
  return findSinceRecord(find, files.source, { project: codeRoot, withTypes: isOwn(files, options) });
};

const findInParts = async (root: string, pageFiles: string[], options: ValidateOptions): Promise<Found> => {
  const {
    errorsOnly = false,
    cache,
    clock = present(),
    validators = storedValidators,
    threads,
    since,
  } = options;
  await demandSite(root);
  const { foundSince, openCheckMemory } = await import('./parts/check-memory.ts');
  const isKept = cache !== undefined && !errorsOnly;
  const memory = isKept ? openCheckMemory(root, pageFiles, cache) : undefined;
  const { readInParts, collectAsUsual } = await import('./parts/read-in-parts.ts');
  const how = { clock, validators, errorsOnly, threads, memory };
  const { files, results, around } = await readInParts(root, pageFiles, how);
  const unread = unreadSchemas(files);
  if (unread.length > 0) return { files, found: unread };
  const format = errorsOnly ? [] : [...checkForm(files, []), ...results.flatMap((part) => part.format)];
  const reports = results.map(({ report }) => report);
  const drift = isOwn(files, options)
    ? await typesDrift(files.source.schemas, readRecordedSchemas(root), root)
    : [];
  const released = since ? await checkReleased(files, since) : [];
  const checking = await optionsOf(files, [...format, ...drift, ...released], options);
  const { checkParts } = await import('../../src/engine/core/checks/check-parts.ts');
  const find = () => checkParts(files.source, reports, checking);
  const site = { ...files, results, around, beside: checking.beside.problems };
  const found = memory ? foundSince(memory, site, find) : find();
  collectAsUsual();
  return { files, found };
};

const find = async (root: string, options: ValidateOptions): Promise<Found> => {
  const { progress = silent, errorsOnly = false } = options;
  const { inPartsFrom = Number.POSITIVE_INFINITY } = options;
  const pageFiles = inPartsFrom < Number.POSITIVE_INFINITY ? pageFilesIn(root) : [];
  if (pageFiles.length >= inPartsFrom) {
    const stage = progress.stage('read and checked');
    const site = await findInParts(root, pageFiles, options);
    stage.end(seenIn(site.files, errorsOnly));
    return site;
  }
  const files = await readFiles(root, options);
  const stage = progress.stage('checked');
  const found = await findInWhole(files, options);
  stage.end(seenIn(files, errorsOnly));
  return { files, found };
};

/** The files of the site's own schemas are read again only when there is something to show in them. */
const noteSchemas = ({ root, texts }: SiteFiles, found: Problem[]): void => {
  if (path.join(root, 'schemas') !== schemaFolder) return;
  for (const { file } of found) if (file.startsWith('schemas/')) texts.note(file);
};

/** What is told in the end of all that was found, with its lines. */
const inTheEnd = async (
  files: SiteFiles,
  found: Problem[],
  { validators = storedValidators }: ValidateOptions,
): Promise<LocatedProblem[]> => {
  const { source } = files;
  const told = toldLast(found);
  noteSchemas(files, told);
  const joined =
    told.length < 2 ? told : joinUndone({ ...files, validators: await validators(source.schemas) }, told);
  return locatedProblems(files, joined);
};

/** Checks a site that was read. */
export const validateFiles = async (
  files: SiteFiles,
  options: ValidateOptions = {},
): Promise<LocatedProblem[]> => inTheEnd(files, await findInWhole(files, options), options);

/** Reads the site in a folder and checks it. Throws `NoInput` when there is nothing to check. */
export const validateSite = async (root: string, options: ValidateOptions = {}): Promise<ValidatedSite> => {
  const { found, ...site } = await find(path.resolve(root), options);
  return { ...site, problems: await inTheEnd(site.files, found, options) };
};
