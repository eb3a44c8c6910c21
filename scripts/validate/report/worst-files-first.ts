import { severities } from '../../../src/engine/core/checks/problems/severities.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { byFile } from './report.ts';

/** How much a problem matters: less is worse. Words that are still to come are no slip. */
const rankOf = ({ severity, tells }: LocatedProblem): number =>
  severities.indexOf(severity) * 2 + (tells === 'stub' ? 1 : 0);

/** Problems as people read them: the files with the worst of them first, and each file from its top to its end. */
export const worstFilesFirst = (problems: LocatedProblem[]): LocatedProblem[] => {
  const files = [...byFile(problems).values()].map((own) => ({ own, rank: Math.min(...own.map(rankOf)) }));
  return files.toSorted((one, other) => one.rank - other.rank).flatMap(({ own }) => own);
};
