import { stripVTControlCharacters } from 'node:util';
import { reasonOf } from '../../../src/engine/core/reason-of.ts';
import { UsageError } from '../../cli/usage-error.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';

/** A problem that no check has found, at its place. */
export const placedProblem = (file: string, message: string, [line, column] = [1, 1]): LocatedProblem => ({
  check: 'run/failed',
  severity: 'error',
  file,
  pointer: '',
  message,
  line,
  column,
  endLine: line,
  endColumn: column,
});

/** A fault of the code of the site, which is told at its place and not with the stack of the bundler. */
export class CodeFault extends UsageError {
  readonly problem: LocatedProblem;

  constructor(problem: LocatedProblem) {
    const { file, line, column, message } = problem;
    super(`${file}:${line}:${column}  ${message}`);
    this.problem = problem;
  }
}

/** How the bundler names a place. */
const placeIn = /\[ (\S+):(\d+):(\d+) \]/;

const firstFault = (error: unknown) => (error as { errors?: unknown[] }).errors?.[0] ?? error;

/** What to do where the registry of sections names a file that is gone. */
const remedyOf = (message: string): string => {
  const [, type] = /^Could not resolve '\.\/([^/']+)\/[^']+' in src\/site\/sections\//.exec(message) ?? [];
  return type === undefined
    ? ''
    : `. Put the file back, or delete the section: npm run content -- delete section ${type}`;
};

/** Why the code could not be bundled: the bundler's first line, at the place that it shows. */
export const codeProblem = (error: unknown): LocatedProblem => {
  if (error instanceof CodeFault) return error.problem;
  const text = stripVTControlCharacters(reasonOf(firstFault(error)));
  const [, file = 'src', line = 1, column = 1] = placeIn.exec(text) ?? [];
  const [message = ''] = text.replace(/^\[[^\]]+\] /, '').split('\n');
  return placedProblem(file, message + remedyOf(message), [Number(line), Number(column)]);
};

/** An error of the bundler as a fault of the code; any error without a place as it is. */
export const asCodeFault = (error: unknown): unknown => {
  const isPlaced = placeIn.test(stripVTControlCharacters(reasonOf(firstFault(error))));
  return isPlaced ? new CodeFault(codeProblem(error)) : error;
};
