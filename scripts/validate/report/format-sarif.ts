import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';
import type { Severity } from '../../../src/engine/core/checks/problems/severities.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { docsAddress } from './docs-address.ts';
import { fingerprint } from './fingerprint.ts';
import { pathIn, type Report } from './report.ts';

const levels: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' };

const rule = ({ id, severity, description, advice }: CheckInfo) => {
  const address = docsAddress(id);
  return {
    id,
    shortDescription: { text: description },
    fullDescription: { text: advice },
    help: { text: advice },
    // The standard wants a whole address here.
    ...(address.includes('://') ? { helpUri: address } : {}),
    defaultConfiguration: { level: levels[severity] },
  };
};

const artifactOf = ({ file }: LocatedProblem, report: Report) => ({
  uri: encodeURI(pathIn(report, file)),
  uriBaseId: '%SRCROOT%',
});

const regionOf = ({ line, column, endLine, endColumn }: LocatedProblem) => ({
  startLine: line,
  startColumn: column,
  endLine,
  endColumn,
});

const placeOf = (problem: LocatedProblem, report: Report) => ({
  physicalLocation: { artifactLocation: artifactOf(problem, report), region: regionOf(problem) },
  logicalLocations: [{ fullyQualifiedName: `${problem.file}#${problem.pointer}` }],
});

/** What to write in the place of a region, where that alone mends the problem: a suggestion may be a part of a text. */
const replacementOf = ({ fix, at, also, missing }: LocatedProblem): string | undefined => {
  if (!fix || also || missing !== undefined) return undefined;
  if ('set' in fix && at === undefined) return JSON.stringify(fix.set);
  return 'rename' in fix && at === 'key' ? JSON.stringify(fix.rename) : undefined;
};

const fixesOf = (problem: LocatedProblem, report: Report) => {
  const text = replacementOf(problem);
  if (text === undefined) return {};
  const replacements = [{ deletedRegion: regionOf(problem), insertedContent: { text } }];
  return { fixes: [{ artifactChanges: [{ artifactLocation: artifactOf(problem, report), replacements }] }] };
};

/** Numbers the problems at one place, as the standard asks. */
const numbered = () => {
  const seen = new Map<string, number>();
  return (name: string): string => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return `${name}:${number}`;
  };
};

const resultsOf = (report: Report) => {
  const indices = new Map(report.checks.map(({ id }, index) => [id, index]));
  const number = numbered();
  return report.problems.map((problem) => {
    const { check, severity, message, page, section, pointer, suggestion } = problem;
    return {
      ruleId: check,
      ruleIndex: indices.get(check),
      level: levels[severity],
      message: { text: message },
      ...(problem.file === '' ? {} : { locations: [placeOf(problem, report)] }),
      ...fixesOf(problem, report),
      partialFingerprints: { 'place/v1': number(fingerprint(problem)) },
      properties: { page, section, pointer, suggestion },
    };
  });
};

/** The report in the Static Analysis Results Interchange Format 2.1.0, as code scanning of GitHub and others takes it. */
export const formatSarif = (report: Report): string => {
  const run = {
    tool: { driver: { name: 'validate', rules: report.checks.map(rule) } },
    columnKind: 'utf16CodeUnits',
    results: resultsOf(report),
  };
  const $schema =
    'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
  return JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, undefined, 2);
};
