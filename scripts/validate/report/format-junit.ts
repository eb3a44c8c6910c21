import { byText } from '../../../src/engine/core/json/by-text.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { byFile, pathIn, type Report } from './report.ts';

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Signs that XML 1.0 has no place for, however they are written. */
const unspeakable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

const escapeXml = (text: string) =>
  text.replace(unspeakable, '\uFFFD').replace(/[&<>"\n]/g, (sign) => signs[sign] ?? sign);

const tag = (name: string, attributes: Record<string, string | number>): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(String(value))}"`)].join(
    ' ',
  );

const failure = (problem: LocatedProblem, path: string): string[] => {
  const { check, severity, line, column, message } = problem;
  const where = `${path}:${line}:${column}`;
  // A remark is no failure of a test.
  const element = severity === 'info' ? 'system-out' : 'failure';
  const attributes = element === 'failure' ? { type: severity, message } : {};
  return [
    `    <${tag('testcase', { name: `${check} ${line}:${column}`, classname: path, time: 0 })}>`,
    `      <${tag(element, attributes)}>${escapeXml(`${where} ${severity} ${check} ${message}`)}</${element}>`,
    '    </testcase>',
  ];
};

const suite = (report: Report, file: string, problems: LocatedProblem[]): string[] => {
  const path = pathIn(report, file) || 'run';
  const failures = problems.filter(({ severity }) => severity !== 'info').length;
  const counts = { tests: Math.max(1, problems.length), failures, errors: 0, time: 0 };
  const passed = `    <${tag('testcase', { name: 'no problems', classname: path, time: 0 })}/>`;
  return [
    `  <${tag('testsuite', { name: path, ...counts })}>`,
    ...(problems.length === 0 ? [passed] : problems.flatMap((problem) => failure(problem, path))),
    '  </testsuite>',
  ];
};

/** The report as a test run in JUnit's XML: a suite for each file, a failed case for each problem. */
export const formatJunit = (report: Report): string => {
  const clean = [...report.texts.keys()].map((file): [string, LocatedProblem[]] => [file, []]);
  const files = new Map([...clean, ...byFile(report.problems)]);
  const suites = [...files].sort(([a], [b]) => byText(a, b));
  const tests = suites.reduce((sum, [, problems]) => sum + Math.max(1, problems.length), 0);
  const failures = report.problems.filter(({ severity }) => severity !== 'info').length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${tag('testsuites', { name: 'validate', tests, failures, errors: 0, time: 0 })}>`,
    ...suites.flatMap(([file, problems]) => suite(report, file, problems)),
    '</testsuites>',
  ].join('\n');
};
