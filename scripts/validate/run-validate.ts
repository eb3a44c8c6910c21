import pc from 'picocolors';
import { commandOptions } from '../cli/command-options.ts';
import { commandProgress, silent } from '../cli/progress.ts';
import { UsageError } from '../cli/usage-error.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import { formatJson } from './format-json.ts';
import { formatCounts, formatProblems } from './format-text.ts';
import { NoInput, type ValidatedSite, validateSite } from './validate-site.ts';

/** 0: no errors; 1: at least one error; 2: nothing could be checked. */
export type ExitCode = 0 | 1 | 2;

type Options = { root: string; format: 'text' | 'json'; quiet: boolean };

const readOptions = (args: string[], project: string): Options => {
  const { root, format, quiet } = commandOptions(args, {
    root: { type: 'string', default: project },
    format: { type: 'string', default: 'text' },
    out: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  });
  if (format !== 'text' && format !== 'json')
    throw new UsageError(`--format is text or json, not ${format}.`);
  return { root, format, quiet };
};

const exitCode = (problems: LocatedProblem[]): ExitCode =>
  problems.some(({ severity }) => severity === 'error') ? 1 : 0;

const printJson = ({ files, problems }: ValidatedSite): void => {
  const { pages, locales } = files.source;
  const seen = { files: files.texts.size, pages: pages.length, locales: Object.keys(locales).length };
  console.log(formatJson(problems, seen));
};

const printText = ({ files, problems }: ValidatedSite): void => {
  if (problems.length > 0) console.log(`\n${formatProblems(problems, files.texts)}\n`);
  console.log(formatCounts(problems));
};

const noInput = (message: string): LocatedProblem => ({
  check: 'run/no-input',
  severity: 'error',
  file: '',
  pointer: '',
  message,
  ...{ line: 1, column: 1, endLine: 1, endColumn: 1 },
});

const run = async ({ root, format, quiet }: Options): Promise<ExitCode> => {
  try {
    const result = await validateSite(root, {
      progress: format === 'json' ? silent : commandProgress(quiet),
    });
    if (format === 'json') printJson(result);
    else printText(result);
    return exitCode(result.problems);
  } catch (error) {
    if (!(error instanceof NoInput)) throw error;
    if (format === 'json')
      console.log(formatJson([noInput(error.message)], { files: 0, pages: 0, locales: 0 }));
    console.error(`${pc.red('error')}  run/no-input  ${error.message}`);
    return 2;
  }
};

/** The command `validate`: prints what is wrong with a site's content and says by its exit code whether to go on. */
export const runValidate = async (args: string[], project: string): Promise<ExitCode> => {
  try {
    return await run(readOptions(args, project));
  } catch (error) {
    console.error(error instanceof UsageError ? `${pc.red('error')}  ${error.message}` : error);
    return 2;
  }
};
