import path from 'node:path';
import type { Severity } from '../../src/engine/core/checks/problems/severities.ts';
import { withoutUndefined } from '../../src/engine/core/json/without-undefined.ts';
import type { Clock } from '../../src/engine/core/types.ts';
import { clockOf } from '../cli/clock-of.ts';
import { failLevelOf } from '../cli/fail-level.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { UsageError } from '../cli/usage-error.ts';
import { commandLine } from './command-line-options.ts';
import { type Output, outputsOf } from './report/outputs.ts';

/** The options of a run. */
export type ValidateRequest = {
  root: string;
  outputs: Output[];
  failLevel: Severity;
  maxWarnings: number;
  /** The files to report; all if there are none. */
  files: string[];
  /** The commit to compare with, if only changed files are reported. */
  since?: string;
  baseline?: string;
  updateBaseline: boolean;
  /** The built site to check as well. */
  dist?: string;
  /** Whether problems are mended: in the files, or only to print what that would change. */
  fix?: 'write' | 'print';
  /** The moment to check for; each run's own when left out. */
  clock: () => Clock;
  /** Whether the problems that only follow from others are named as well. */
  heldBack: boolean;
  quiet: boolean;
  color?: boolean;
  task: 'check' | 'watch' | 'list' | 'docs' | 'help';
  explain?: string;
};

const maxWarningsOf = (count: string | undefined): number => {
  if (count === undefined) return Number.POSITIVE_INFINITY;
  if (/^\d+$/.test(count)) return Number(count);
  throw new UsageError(`--max-warnings is a number such as 0, not "${count}".`);
};

/** `--dist` alone means the usual folder; parseArgs knows only options that always or never have a value. */
const withUsualFolder = (args: string[]): string[] =>
  args.map((arg, index) => {
    const next = args[index + 1];
    return arg === '--dist' && (next === undefined || next.startsWith('-')) ? '--dist=' : arg;
  });

const parse = (args: string[]) =>
  readArguments(
    { args: withUsualFolder(args), options: commandLine, allowPositionals: true, allowNegative: true },
    '--help tells every option.',
  );

type Values = ReturnType<typeof parse>['values'];

const taskOf = ({ help, list, docs, watch }: Values): ValidateRequest['task'] => {
  if (help) return 'help';
  if (list) return 'list';
  if (docs) return 'docs';
  return watch ? 'watch' : 'check';
};

const sinceOf = ({ since, changed }: Values): { since?: string } => {
  if (since !== undefined) return { since };
  return changed ? { since: 'HEAD' } : {};
};

const fixOf = (values: Values, outputs: Output[]): { fix?: 'write' | 'print' } => {
  const dry = values['fix-dry-run'] === true;
  if (!dry && !values.fix) return {};
  if (dry && values.fix)
    throw new UsageError('--fix writes and --fix-dry-run only prints: leave one of them out.');
  if (values.watch) throw new UsageError('--fix mends once and --watch goes on: leave one of them out.');
  const other = outputs.find(({ format, file }) => format !== 'text' && file === undefined);
  if (dry && other)
    throw new UsageError(
      `--fix-dry-run prints a diff. Name a file for ${other.format}: --format ${other.format}=report.${other.format}`,
    );
  return { fix: dry ? 'print' : 'write' };
};

const demandListed = (values: Values, outputs: Output[]): void => {
  if (values.list && outputs.some(({ format, file }) => file !== undefined || !/^(text|json)$/.test(format)))
    throw new UsageError(
      '--list prints text, or JSON with --format json. Leave other formats and files out.',
    );
};

/** What is said of checks is not about files: a name behind it was meant for something else. */
const demandNoFiles = ({ list, explain }: Values, [file]: string[]): void => {
  if (file === undefined) return;
  if (explain !== undefined)
    throw new UsageError(
      `--explain takes one check, so "${file}" is too much. Perhaps --explain ${explain}/${file}?`,
    );
  if (list)
    throw new UsageError(
      `--list tells all checks, so "${file}" is too much. --explain ${file} tells of one, or of a group.`,
    );
};

const heldBackOf = (values: Values, outputs: Output[]): boolean => {
  if (values['held-back'] && !outputs.some(({ format }) => format === 'text'))
    throw new UsageError('--held-back is shown by the format text: --format text, or leave it out.');
  return values['held-back'] ?? false;
};

/** The options of the command line. Throws a UsageError that says what is wrong with them. */
export const readValidateRequest = (args: string[], project: string): ValidateRequest => {
  const { values, positionals: files } = parse(args);
  if (values['update-baseline'] && values.baseline === undefined)
    throw new UsageError('--update-baseline needs a file: --baseline baseline.json --update-baseline');
  demandNoFiles(values, files);
  if (files.length > 0 && (values.changed || values.since !== undefined))
    throw new UsageError('Name files or ask for the changed ones, not both.');
  const root = values.root ?? project;
  const outputs = outputsOf(values.format?.join(','), values.output);
  demandListed(values, outputs);
  return withoutUndefined({
    root,
    outputs,
    files,
    ...sinceOf(values),
    ...fixOf(values, outputs),
    failLevel: failLevelOf(values['fail-level']),
    maxWarnings: maxWarningsOf(values['max-warnings']),
    baseline: values.baseline,
    updateBaseline: values['update-baseline'] ?? false,
    dist: values.dist === '' ? path.join(root, 'dist') : values.dist,
    clock: clockOf(values),
    heldBack: heldBackOf(values, outputs),
    quiet: values.quiet ?? false,
    color: values.color,
    task: taskOf(values),
    explain: values.explain,
  });
};
