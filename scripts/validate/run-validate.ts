import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nextTransition } from '../../src/engine/core/publication/next-transition.ts';
import { isCodeEdited } from '../cache/code-key.ts';
import { codeRoot } from '../cli/code-root.ts';
import { errorColors } from '../cli/colors.ts';
import type { ExitCode } from '../cli/exit-code.ts';
import { createProgress, type Progress, silent } from '../cli/progress.ts';
import { reportFailure } from '../cli/report-failure.ts';
import { offerToEditors } from '../editor/write-editor-schemas.ts';
import { siteSignature } from '../site/site-signature.ts';
import { blocksBuild } from './blocks-build.ts';
import { checkCatalog } from './check-catalog.ts';
import { checkDocs } from './check-docs.ts';
import { checkIdsFile, checkIdsSource } from './check-ids-source.ts';
import { validateHelp } from './command-line-options.ts';
import { explainCheck, listChecks, listForMachines } from './explain-check.ts';
import { noteValid, type SignedSite } from './known-valid.ts';
import { NoInput } from './read-files.ts';
import { readValidateRequest, type ValidateRequest } from './read-validate-request.ts';
import { exitCodeOfReport } from './report/exit-code-of-report.ts';
import { emptyReport, makeReport } from './report/make-report.ts';
import { writeOutputs } from './report/write-outputs.ts';
import { lookBack, lookBackToNamed } from './since-commit/look-back.ts';
import type { ValidateOptions } from './validate-options.ts';
import { type ValidatedSite, validateSite } from './validate-site.ts';

/** Standard output belongs to the report, so progress goes to standard error. */
const progressOf = ({ quiet }: ValidateRequest): Progress =>
  quiet ? silent : createProgress({ output: process.stderr });

/** The problems of the built site beside those of its content. Content with errors cannot have been built. */
const withBuilt = async (
  content: ValidatedSite,
  { dist }: ValidateRequest,
  cache: string,
): Promise<ValidatedSite> => {
  const { files, problems, heldBack = [] } = content;
  if (dist === undefined || problems.some(({ severity }) => severity === 'error')) return content;
  const { checkBuilt } = await import('./built/check-built.ts');
  const found = await checkBuilt(files.source, path.resolve(dist), { root: files.root, cache });
  return { files, problems: [...problems, ...found], heldBack };
};

// Code that only some runs need is loaded there: loading is most of what a small site costs.
const fixed = async (options: ValidateRequest, how: ValidateOptions): Promise<ValidatedSite> =>
  (await import('./fix/fixed-site.ts')).fixedSite(options, how);

/** Checks parts of a large site in a thread, which runs this program as well. */
export const checkAsWorker: typeof import('./parts/check-as-worker.ts').checkAsWorker = async (input, send) =>
  (await import('./parts/check-as-worker.ts')).checkAsWorker(input, send);

const watch = async (options: ValidateRequest): Promise<void> =>
  (await import('./watch-validate.ts')).watchValidate(options);

/** Together so many pages would fill the memory; fewer are checked faster at once. */
const checkInPartsFrom = 1000;

/** Spares the next build to look for errors where there are none. */
const noteIfValid = (site: SignedSite, { files: { source }, problems }: ValidatedSite): void => {
  const isValid = !problems.some((problem) => blocksBuild(problem, source.clock));
  // What looked at it is the code as it was when this process began.
  if (isValid && !isCodeEdited(codeRoot)) noteValid(site, source, nextTransition(source));
};

/** Checks once as was asked: mends, compares with a commit, looks at what was built, and writes the reports. */
const check = async (options: ValidateRequest): Promise<ExitCode> => {
  const { since } = options;
  const root = path.resolve(options.root);
  const how = {
    progress: progressOf(options),
    clock: options.clock(),
    project: codeRoot,
    past: since === undefined ? lookBack(root, 'HEAD') : lookBackToNamed(root, since),
  };
  const cache = path.join(codeRoot, '.cache');
  const signed = { root, cache, signature: siteSignature(root) };
  // What earlier runs held back is not kept.
  const kept = options.heldBack ? {} : { cache };
  const parts = options.dist === undefined ? { inPartsFrom: checkInPartsFrom, ...kept } : {};
  const site = await (options.fix ? fixed(options, how) : validateSite(root, { ...how, ...parts }));
  if (!options.fix) noteIfValid(signed, site);
  const report = await makeReport(await withBuilt(site, options, cache), options);
  await writeOutputs(report, options);
  await offerToEditors(site.files.root, { source: site.files.source, checks: checkCatalog });
  if (options.updateBaseline) console.error(`${options.baseline} written`);
  return exitCodeOfReport(report, options);
};

const checkOrSay = async (options: ValidateRequest): Promise<ExitCode> => {
  try {
    return await check(options);
  } catch (error) {
    if (!(error instanceof NoInput)) throw error;
    const machines = options.outputs.filter(({ format }) => format !== 'text');
    await writeOutputs(emptyReport(error.message), { ...options, outputs: machines, quiet: true });
    console.error(`${errorColors.red('error')}  run/no-input  ${error.message}`);
    return 2;
  }
};

const listAll = ({ outputs }: ValidateRequest): void =>
  console.log(outputs[0]?.format === 'json' ? listForMachines(checkCatalog) : listChecks(checkCatalog));

const writeDocs = async (): Promise<void> => {
  await writeFile(path.join(codeRoot, 'docs/checks.md'), checkDocs(checkCatalog));
  await writeFile(path.join(codeRoot, checkIdsFile), checkIdsSource(checkCatalog));
  console.log(`docs/checks.md and ${checkIdsFile}: ${checkCatalog.length} checks`);
};

const run = async (options: ValidateRequest): Promise<ExitCode> => {
  const { task, explain } = options;
  if (task === 'help') console.log(validateHelp());
  else if (explain !== undefined) console.log(explainCheck(checkCatalog, explain));
  else if (task === 'list') listAll(options);
  else if (task === 'docs') await writeDocs();
  else if (task === 'watch') await watch(options);
  else return checkOrSay(options);
  return 0;
};

/**
 * The command `validate`: prints the problems of a site's content. Its exit code is 0 without problems at or above the
 * fail level, 1 with such problems, and 2 if nothing could be checked.
 */
export const runValidate = async (args: string[]): Promise<ExitCode> => {
  try {
    return await run(readValidateRequest(args, codeRoot));
  } catch (error) {
    reportFailure(error);
    return 2;
  }
};
