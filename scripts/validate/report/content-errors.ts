import { ContentFailure } from '../../cli/content-failure.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import type { FileTexts } from '../../site/site-texts.ts';
import { formatCounts, formatProblems } from './format-text.ts';
import { groupRepeated } from './group-repeated.ts';

/** Faults of the content that keep a command from its work. They are told one by one, with their lines. */
export class ContentErrors extends ContentFailure {
  readonly problems: LocatedProblem[];
  readonly texts: FileTexts;

  constructor(message: string, problems: LocatedProblem[], texts: FileTexts) {
    super(message);
    this.problems = problems;
    this.texts = texts;
  }

  inWords(colored: boolean): string {
    const problems = groupRepeated(this.problems);
    const told = formatProblems(problems, this.texts, colored);
    return `\n${told}\n\n${formatCounts(problems, colored)} ${this.message}`;
  }
}
