import type { LocatedProblem } from '../site/locate-problem.ts';

/** Faults of the content keep a command from its work. Told one by one, with the lines they stand in. */
export class ContentErrors extends Error {
  readonly problems: LocatedProblem[];
  readonly texts: Map<string, string>;

  constructor(message: string, problems: LocatedProblem[], texts: Map<string, string>) {
    super(message);
    this.problems = problems;
    this.texts = texts;
  }
}
