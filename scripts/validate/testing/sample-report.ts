import type { LocatedProblem } from '../../site/locate-problem.ts';
import type { Report } from '../report/report.ts';

/** A misspelt property on line 2 of pages/home.json, with some changes. */
export const sampleProblem = (changes: Partial<LocatedProblem> = {}): LocatedProblem => ({
  check: 'schema/section-props',
  severity: 'error',
  file: 'pages/home.json',
  pointer: '/sections/1/props/titel',
  message: 'There is no property "titel" here. Did you mean "title"?',
  page: 'home',
  section: 'hero',
  suggestion: 'title',
  line: 2,
  column: 3,
  endLine: 2,
  endColumn: 10,
  ...changes,
});

/** The report of a run that read two files and found some problems. */
export const sampleReport = (problems: LocatedProblem[], changes: Partial<Report> = {}): Report => ({
  problems,
  texts: new Map([
    ['pages/home.json', '{\n  "titel": "x"\n}'],
    ['site.config.json', '{}'],
  ]),
  seen: { files: 2, pages: 1, sections: 2, locales: 2 },
  checks: [
    { id: 'link/broken', severity: 'error', description: 'Links lead somewhere.', advice: 'Mend them.' },
    { id: 'schema/section-props', severity: 'error', description: 'Props fit.', advice: 'Mend them.' },
  ],
  prefix: '',
  elsewhere: 0,
  ...changes,
});
