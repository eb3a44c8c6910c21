import type { LocatedProblem } from './locate-problem.ts';
import type { FileTexts } from './site-texts.ts';

/** Faults of the content that keep a command from its work. They are reported one by one, with their lines. */
export class ContentErrors extends Error {
  readonly problems: LocatedProblem[];
  readonly texts: FileTexts;

  constructor(message: string, problems: LocatedProblem[], texts: FileTexts) {
    super(message);
    this.problems = problems;
    this.texts = texts;
  }
}
