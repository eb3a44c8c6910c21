import type { LocatedProblem } from '../site/locate-problem.ts';

const forMachines = (problem: LocatedProblem) => {
  const {
    check,
    severity,
    file,
    line,
    column,
    endLine,
    endColumn,
    pointer,
    message,
    page,
    section,
    suggestion,
  } = problem;
  return {
    check,
    severity,
    file,
    line,
    column,
    endLine,
    endColumn,
    pointer,
    message,
    page,
    section,
    suggestion,
  };
};

/** The problems for a program, with how many there are of each kind and how much was looked at. */
export const formatJson = (problems: LocatedProblem[], seen: Record<string, number>): string => {
  const of = (severity: string) => problems.filter((problem) => problem.severity === severity).length;
  const counts = { errors: of('error'), warnings: of('warning'), infos: of('info'), ...seen };
  return JSON.stringify({ problems: problems.map(forMachines), counts }, undefined, 2);
};
