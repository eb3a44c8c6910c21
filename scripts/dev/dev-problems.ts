import { stripVTControlCharacters } from 'node:util';
import { configFile } from '../../src/engine/core/file-names.ts';
import { reasonOf } from '../../src/engine/core/reason-of.ts';
import { spellControls } from '../cli/spell-controls.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import { UnreadableSchema } from '../site/unreadable-schema.ts';
import { NoInput } from '../validate/read-files.ts';

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

/** Why the content could not be read at all, such as a site.config.json that is not there, or a torn schema. */
export const contentProblem = (error: unknown): LocatedProblem =>
  error instanceof UnreadableSchema
    ? placedProblem(error.file, error.message, [error.line, error.column])
    : placedProblem(error instanceof NoInput ? error.file : configFile, reasonOf(error));

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
  const text = stripVTControlCharacters(reasonOf(firstFault(error)));
  const [, file = 'src', line = 1, column = 1] = /\[ (\S+):(\d+):(\d+) \]/.exec(text) ?? [];
  const [message = ''] = text.replace(/^\[[^\]]+\] /, '').split('\n');
  return placedProblem(file, message + remedyOf(message), [Number(line), Number(column)]);
};

/** A problem in one line of the terminal. */
export const problemLine = ({ file, line, column, check, message }: LocatedProblem): string =>
  spellControls(`  ${file}:${line}:${column}  ${check}  ${message}`);
