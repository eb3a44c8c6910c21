import type { LocatedProblem } from '../../site/locate-problem.ts';
import { docsAddress } from './docs-address.ts';
import { countSeverities, type Report } from './report.ts';

/** The properties in the order in which a person reads them, without those that a problem lacks. */
const forMachines = (problem: LocatedProblem) => {
  const { check, severity, file, line, column, endLine, endColumn } = problem;
  const { pointer, message, page, section, suggestion, fix } = problem;
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
    fix,
    docsUrl: docsAddress(check),
  };
};

/** The problems for a program, with how many there are of each kind and how much was looked at. */
export const formatJson = ({ problems, seen, elsewhere, baseline }: Report): string => {
  const { error: errors, warning: warnings, info: infos } = countSeverities(problems);
  const { files, pages, locales } = seen;
  const counts = {
    errors,
    warnings,
    infos,
    files,
    pages,
    locales,
    elsewhere: elsewhere > 0 ? elsewhere : undefined,
  };
  return JSON.stringify({ problems: problems.map(forMachines), counts, baseline }, undefined, 2);
};
