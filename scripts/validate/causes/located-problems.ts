import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { severities } from '../../../src/engine/core/checks/problems/severities.ts';
import { byText } from '../../../src/engine/core/json/by-text.ts';
import { createLocator, type LocatedProblem } from '../../site/locate-problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';

const isLocated = (problem: Problem): problem is LocatedProblem => 'endLine' in problem;

/** The same problems always come in the same order. */
const inOrder = (a: LocatedProblem, b: LocatedProblem): number =>
  byText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
  byText(a.check, b.check) ||
  byText(a.message, b.message);

/** Problems with their lines, in the order of files and lines. */
export const locatedProblems = (files: SiteFiles, problems: Problem[]): LocatedProblem[] => {
  const locate = createLocator(files);
  return problems.map((problem) => (isLocated(problem) ? problem : locate(problem))).sort(inOrder);
};
