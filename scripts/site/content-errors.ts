import type { LocatedProblem } from './locate-problem.ts';

/** Faults of the content that keep a command from its work. They are reported one by one, with their lines. */
export class ContentErrors extends Error {
  readonly problems: LocatedProblem[];
  readonly texts: Map<string, string>;

  constructor(message: string, problems: LocatedProblem[], texts: Map<string, string>) {
    super(message);
    this.problems = problems;
    this.texts = texts;
  }
}
