import { describe, expect, it } from 'vitest';
import { UsageError } from '../cli/usage-error.ts';
import { readValidateRequest } from './read-validate-request.ts';

const read = (...args: string[]) => readValidateRequest(args, '/project');

describe('the options of validate', () => {
  it('are text to standard output and failure on errors when none is given', () => {
    expect(read()).toMatchObject({
      root: '/project',
      outputs: [{ format: 'text' }],
      failLevel: 'error',
      maxWarnings: Number.POSITIVE_INFINITY,
      files: [],
      task: 'check',
    });
  });

  it('take several formats, each with its file', () => {
    expect(read('--format', 'text,sarif=out/report.sarif,junit=report.xml').outputs).toEqual([
      { format: 'text' },
      { format: 'sarif', file: 'out/report.sarif' },
      { format: 'junit', file: 'report.xml' },
    ]);
    expect(read('--format', 'text', '--format', 'json=report.json').outputs).toEqual([
      { format: 'text' },
      { format: 'json', file: 'report.json' },
    ]);
    expect(read('--format', 'text,sarif', '--output', 'report.sarif').outputs).toEqual([
      { format: 'text' },
      { format: 'sarif', file: 'report.sarif' },
    ]);
  });

  it('take the built site, in the usual folder when none is named', () => {
    expect(read('--dist').dist).toMatch(/dist$/);
    expect(read('--root', '/a', '--dist', '--quiet')).toMatchObject({ dist: '/a/dist', quiet: true });
    expect(read('--dist', '/b').dist).toBe('/b');
    expect(read().dist).toBeUndefined();
  });

  it('take files, changed files and a commit to compare with', () => {
    expect(read('pages/home.json').files).toEqual(['pages/home.json']);
    expect(read('--changed').since).toBe('HEAD');
    expect(read('--since', 'main').since).toBe('main');
    expect(read('--changed', '--since', 'main').since).toBe('main');
  });

  it.each([
    ['two formats on standard output', ['--format', 'json,sarif'], '--format json,sarif=report.sarif'],
    ['an unknown format', ['--format', 'sarf'], 'Did you mean "sarif"?'],
    ['an unknown option', ['--fail-lvel', 'error'], 'Did you mean --fail-level?'],
    ['an option that means nothing here', ['--out', 'dist'], 'Unknown option'],
    ['an unknown level', ['--fail-level', 'fatal'], 'error, warning or info'],
    ['a level cut short', ['--fail-level', 'warn'], 'Did you mean "warning"?'],
    [
      'a day without a time',
      ['--now', '2026-12-24'],
      'lacks the time and the offset from UTC. Write --now 2026-12-24T00:00:00',
    ],
    ['a time without its offset', ['--now', '2026-12-24T10:00'], 'lacks the offset from UTC.'],
    ['what is no time at all', ['--now', 'tomorrow'], 'is no moment. Write date, time'],
    ['a check in two words', ['--explain', 'i18n', 'stale'], 'Perhaps --explain i18n/stale?'],
    ['a group to be listed', ['--list', 'i18n'], '--explain i18n tells of one, or of a group.'],
    ['a count that is none', ['--max-warnings', 'many'], 'a number such as 0'],
    ['a baseline to write without a file', ['--update-baseline'], '--baseline baseline.json'],
    ['files and changed files at once', ['a.json', '--changed'], 'not both'],
    ['held-back problems that no format shows', ['--held-back', '--format', 'json'], '--format text'],
    ['mending and only printing at once', ['--fix', '--fix-dry-run'], 'leave one of them out'],
    ['a list in a format that it has not', ['--list', '--format', 'sarif'], 'JSON with --format json'],
    ['an output too many', ['--format', 'sarif=a', '--output', 'b'], 'leave --output out'],
  ])('refuse %s and say what to do', (_, args, words) => {
    expect(() => read(...args)).toThrow(UsageError);
    expect(() => read(...args)).toThrow(words);
  });
});
