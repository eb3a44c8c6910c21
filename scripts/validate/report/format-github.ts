import { bySeverity, type Severity } from '../../../src/engine/core/checks/problems/severities.ts';
import { spellControls } from '../../cli/spell-controls.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { formatCounts } from './format-text.ts';
import { pathIn, type Report } from './report.ts';

const commands: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'notice' };

const escapeText = (text: string) => spellControls(text).replaceAll('%', '%25').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const annotation = (problem: LocatedProblem, file: string): string => {
  const { severity, check, line, column, endLine, endColumn, message } = problem;
  // GitHub refuses columns that span more than one line.
  const columns = endLine === line ? { col: column, endColumn } : {};
  const place = file === '' ? {} : { file, line, endLine, ...columns };
  const properties = Object.entries({ ...place, title: check })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${commands[severity]} ${properties}::${escapeText(message)}`;
};

/**
 * Annotations of a GitHub workflow: each problem shows at its line of the pull request. GitHub shows only the first
 * ones, so that errors come first.
 */
export const formatGithub = (report: Report): string => {
  const sorted = report.problems.toSorted(bySeverity);
  const lines = sorted.map((problem) => annotation(problem, pathIn(report, problem.file)));
  return [...lines, formatCounts(report.problems, false)].join('\n');
};
