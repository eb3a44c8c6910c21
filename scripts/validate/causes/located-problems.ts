import { placeInFile } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { bySeverity } from '../../../src/engine/core/checks/problems/severities.ts';
import { byText } from '../../../src/engine/core/json/by-text.ts';
import { createLocator, type LocatedProblem } from '../../site/locate-problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';

const isLocated = (problem: Problem): problem is LocatedProblem => 'endLine' in problem;

/** The same problems always come in the same order. */
const inOrder = (a: LocatedProblem, b: LocatedProblem): number =>
  byText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  bySeverity(a, b) ||
  byText(a.check, b.check) ||
  byText(a.message, b.message);

type Locate = ReturnType<typeof createLocator>;

/** A message with the lines of the places that it mentions. */
const withLines = ({ message, mentions = [] }: Problem, locate: Locate): string =>
  mentions.reduce(
    (text, { file, pointer }) =>
      text.replace(placeInFile({ file, pointer }), () => `${file}:${locate({ file, pointer }).line}`),
    message,
  );

/** Problems with their lines, in the order of files and lines. */
export const locatedProblems = (files: SiteFiles, problems: Problem[]): LocatedProblem[] => {
  const locate = createLocator(files);
  const located = (problem: Problem) => ({ ...locate(problem), message: withLines(problem, locate) });
  return problems.map((problem) => (isLocated(problem) ? problem : located(problem))).sort(inOrder);
};
