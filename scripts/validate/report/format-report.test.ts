import { describe, expect, it } from 'vitest';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { formatReport } from './format-report.ts';

const problem = (
  file: string,
  check: LocatedProblem['check'],
  severity: LocatedProblem['severity'],
): LocatedProblem => ({
  ...{
    check,
    severity,
    file,
    pointer: '',
    message: `${check}.`,
    line: 3,
    column: 1,
    endLine: 3,
    endColumn: 2,
  },
});

const linesOf = (...problems: LocatedProblem[]) =>
  formatReport(
    {
      ...{ problems, texts: new Map(), checks: [], prefix: 'shop/', elsewhere: 0 },
      seen: { files: 3, pages: 1, sections: 1, locales: 2 },
    },
    false,
  ).split('\n');

const space = problem('locales/en.json', 'i18n/edge-space', 'warning');
const link = problem('pages/home.json', 'link/broken', 'error');
const entry = problem('site.config.json', 'ref/missing-entry', 'error');

describe('the report for a person', () => {
  it('says how many errors stop the build, with which to begin, and explains theirs first', () => {
    expect(linesOf(space, link, entry).slice(-2)).toEqual([
      '2 errors stop the build. Begin with shop/pages/home.json:3',
      'Why, and what to do: npm run validate -- --explain link/broken (also ref/missing-entry, i18n/edge-space)',
    ]);
  });

  it('names the only error among warnings, and says nothing of one that stands alone', () => {
    expect(linesOf(space, link)).toContain('The error stops the build: shop/pages/home.json:3');
    expect(linesOf(link).join()).not.toContain('the build');
    expect(linesOf(space).join()).not.toContain('the build');
  });

  it('shows the files with errors first', () => {
    const shown = linesOf(space, link).filter((line) => line.includes(':3:1'));
    expect(shown.map((line) => line.split(':')[0])).toEqual(['shop/pages/home.json', 'shop/locales/en.json']);
  });
});
