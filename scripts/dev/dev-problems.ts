import { configFile } from '../../src/engine/core/file-names.ts';
import { reasonOf } from '../../src/engine/core/reason-of.ts';
import { placedProblem } from '../build/code/code-fault.ts';
import { spellControls } from '../cli/spell-controls.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import { UnreadableSchema } from '../site/unreadable-schema.ts';
import { NoInput } from '../validate/read-files.ts';

/** Why the content could not be read at all, such as a site.config.json that is not there, or a torn schema. */
export const contentProblem = (error: unknown): LocatedProblem =>
  error instanceof UnreadableSchema
    ? placedProblem(error.file, error.message, [error.line, error.column])
    : placedProblem(error instanceof NoInput ? error.file : configFile, reasonOf(error));

/** A problem in one line of the terminal. */
export const problemLine = ({ file, line, column, check, message }: LocatedProblem): string =>
  spellControls(`  ${file}:${line}:${column}  ${check}  ${message}`);
