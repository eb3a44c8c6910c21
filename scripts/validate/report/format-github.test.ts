import { describe, expect, it } from 'vitest';
import { sampleProblem, sampleReport } from '../testing/sample-report.ts';
import { formatGithub } from './format-github.ts';

const lines = (...problems: Parameters<typeof sampleProblem>[0][]) =>
  formatGithub(sampleReport(problems.map((changes) => sampleProblem(changes)))).split('\n');

describe('annotations of a GitHub workflow', () => {
  it('name the file, the place and the check', () => {
    expect(lines({})[0]).toBe(
      '::error file=pages/home.json,line=2,endLine=2,col=3,endColumn=10,title=schema/section-props::There is no property "titel" here. Did you mean "title"?',
    );
  });

  it('escape what would end a command or a property', () => {
    expect(lines({ file: 'pages/a,b:c.json', message: '100%\nsure: yes' })[0]).toMatch(
      /^::error file=pages\/a%2Cb%3Ac\.json,.*::100%25%0Asure: yes$/,
    );
  });

  it('name no columns across lines and no file when there is none', () => {
    expect(lines({ endLine: 3 })[0]).toContain('line=2,endLine=3,title=');
    expect(lines({ file: '' })[0]).toMatch(/^::error title=/);
  });

  it('come with errors first, since GitHub shows only some', () => {
    const kinds = lines({ severity: 'info' }, { severity: 'warning' }, {}).map((line) => line.split(' ')[0]);
    expect(kinds.slice(0, 3)).toEqual(['::error', '::warning', '::notice']);
  });

  it('name files from the folder of the repository', () => {
    const report = sampleReport([sampleProblem()], { prefix: 'sites/faro/' });
    expect(formatGithub(report)).toContain('file=sites/faro/pages/home.json,');
  });
});
