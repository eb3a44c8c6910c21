import { UsageError } from '../cli/usage-error.ts';
import { positionOf } from './locate-problem.ts';

/** A schema of the code that is no JSON, with its place: other sites are measured by it, so nothing can be said of them. */
export class UnreadableSchema extends UsageError {
  readonly file: string;
  readonly line: number;
  readonly column: number;

  constructor(file: string, text: string, fault: { offset: number; length: number }) {
    const { line, column } = positionOf(text, fault);
    super(`${file}:${line}:${column} is not valid JSON. Mend it first.`);
    this.file = file;
    this.line = line;
    this.column = column;
  }
}
