import { codeRoot } from '../cli/code-root.ts';
import type { ExitCode } from '../cli/exit-code.ts';
import { failLevelOf, reachesLevel } from '../cli/fail-level.ts';
import { reportFailure } from '../cli/report-failure.ts';
import { UsageError } from '../cli/usage-error.ts';
import { withSiteLock } from '../content/draft/with-site-lock.ts';
import { RefusedChange } from '../content/workspace.ts';
import { accept } from './accept.ts';
import { coverageOf } from './coverage-of.ts';
import { ExchangeFault } from './exchange/exchange.ts';
import { exportTexts } from './exchange/export-texts.ts';
import { formatImport } from './exchange/format-import.ts';
import { importTexts } from './exchange/import-texts.ts';
import { faultInWords, readExchange } from './exchange/read-exchange.ts';
import { extract } from './extract.ts';
import { coverageJson, formatCoverage } from './format-coverage.ts';
import { type I18nRequest, i18nHelp, readI18nRequest, type Verb } from './i18n-request.ts';
import { readTranslatedSite, type TranslatedSite } from './read-translated-site.ts';

type Run = (site: TranslatedSite, request: I18nRequest) => Promise<ExitCode>;

const status: Run = async (site, { text }) => {
  const format = text('format') ?? 'text';
  if (format !== 'text' && format !== 'json')
    throw new UsageError(`--format is text or json, not "${format}".`);
  const level = failLevelOf(text('fail-level'));
  const coverage = coverageOf(site);
  console.log(format === 'json' ? coverageJson(coverage) : formatCoverage(coverage));
  return coverage.some(({ severities }) => reachesLevel(severities, level)) ? 1 : 0;
};

const exportFile: Run = async (site, { text }) => {
  const request = { format: text('format'), state: text('state'), output: text('output') };
  const exported = await exportTexts(site, request);
  process.stdout.write(exported.text);
  console.error(exported.note);
  return 0;
};

/** A file that can be read may be damaged throughout: then it is refused as a whole. */
const refused =
  (file: string) =>
  (error: unknown): never => {
    throw error instanceof ExchangeFault ? new RefusedChange(faultInWords(file, error)) : error;
  };

const importFile: Run = async (site, { words, flag }) => {
  const [file] = words;
  if (file === undefined) throw new UsageError('Name the file that came back: npm run i18n -- import es.xlf');
  const returned = await readExchange(file, { source: site.source, targets: site.locales });
  const dryRun = flag('dry-run');
  const imported = await importTexts(site, returned, { force: flag('force'), dryRun }).catch(refused(file));
  (imported.refused.length > 0 ? console.error : console.log)(formatImport(file, imported, dryRun));
  return imported.refused.length > 0 ? 1 : 0;
};

const runs: Record<Verb, Run> = {
  status,
  extract: async (site, { flag }) => {
    const extraction = { prune: flag('prune'), force: flag('force'), dryRun: flag('dry-run') };
    console.log(await extract(site, extraction));
    return 0;
  },
  accept: async (site, { words, flag }) => {
    console.log(await accept(site, { words, all: flag('all') }));
    return 0;
  },
  export: exportFile,
  import: importFile,
};

const changing: ReadonlySet<Verb> = new Set(['extract', 'accept', 'import']);

const run = async (request: I18nRequest): Promise<ExitCode> => {
  if (request.verb === 'help') {
    console.log(i18nHelp(request.words));
    return 0;
  }
  const { verb, root, text, flag } = request;
  const work = async () => runs[verb](await readTranslatedSite(root, text('locale')), request);
  return changing.has(verb) && !flag('dry-run') ? withSiteLock(root, work) : work();
};

/**
 * The command `i18n`: keeps translations complete and up to date. Its exit code is 0 when there is nothing to object to,
 * 1 when something is missing or was refused, 2 when it could not run.
 */
export const runI18n = async (args: string[]): Promise<ExitCode> => {
  try {
    return await run(readI18nRequest(args, codeRoot));
  } catch (error) {
    reportFailure(error);
    return error instanceof RefusedChange ? 1 : 2;
  }
};
