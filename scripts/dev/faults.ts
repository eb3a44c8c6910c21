import path from 'node:path';
import type { LocatedProblem } from '../validate/validate-site.ts';

type BundlerFault = {
  message?: string;
  loc?: { file?: string; line?: number; column?: number };
  id?: string;
};

const project = path.resolve(import.meta.dirname, '../..');

const problem = (file: string, message: string, { line = 1, column = 1 } = {}): LocatedProblem => ({
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

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Why the content could not be read at all, such as a site.config.json that is not there. */
export const contentProblem = (error: unknown): LocatedProblem =>
  problem('site.config.json', messageOf(error));

/** Why the code could not be bundled, at the place the bundler names. */
export const codeProblem = (error: unknown): LocatedProblem => {
  const [first = error as BundlerFault] = (error as { errors?: BundlerFault[] }).errors ?? [];
  const { loc = {}, id } = first;
  const file = path.relative(project, loc.file ?? id ?? path.join(project, 'src'));
  const { line = 1, column = 0 } = loc;
  return problem(file, first.message ?? messageOf(error), { line, column: column + 1 });
};
