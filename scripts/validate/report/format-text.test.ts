import { describe, expect, it } from 'vitest';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { formatCounts, formatProblems } from './format-text.ts';

const problem: LocatedProblem = {
  check: 'schema/section-props',
  severity: 'error',
  file: 'pages/home.json',
  pointer: '/titel',
  message: 'There is no property "titel" here. Did you mean "title"?',
  line: 2,
  column: 3,
  endLine: 2,
  endColumn: 10,
};

/** Colours are the terminal's business; the words are tested. */
const plain = (text: string) => text.replace(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '');

const format = (problems: LocatedProblem[], text: string) =>
  plain(formatProblems(problems, new Map([['pages/home.json', text]])));

describe('text format', () => {
  it('shows file:line:column, severity, check and message, the line and a mark below the place', () => {
    expect(format([problem], '{\n  "titel": "x"\n}').split('\n')).toEqual([
      'pages/home.json:2:3  error  schema/section-props  There is no property "titel" here. Did you mean "title"?',
      '  2 │   "titel": "x"',
      '    │   ^^^^^^^',
    ]);
  });

  it('shows only the part of a long line around the place', () => {
    const line = `${' '.repeat(300)}"titel"`;
    const shown = format([{ ...problem, column: 301, endColumn: 308 }], `{\n${line}`).split('\n');
    expect(shown[1]?.length).toBeLessThan(130);
    expect(shown[1]?.indexOf('"titel"')).toBe(shown[2]?.indexOf('^^^^^^^'));
  });

  it.each([
    ['%{weks}', 'This text has %{weks} too much.'],
    ['%weeks}', '%weeks} lacks its first brace. Write %{weeks}.'],
    ['%{weeks', '%{weeks is not closed. Write %{weeks}.'],
    ['Weeks', '"weeks" is a word of "en". Translate it.'],
    ['Ã¡', '"Ã¡" is no letter of a word.'],
    ['{{weeks}}', '{{weeks}} has two braces where one belongs. Write %{weeks}.'],
  ])('marks the part of a long text that the message is about: %s', (part, message) => {
    const line = `"text": "${'Words '.repeat(30)}${part} more"`;
    const marked = { ...problem, message, column: 9, endColumn: line.length + 1 };
    const shown = format([marked], `{\n${line}`).split('\n');
    const mark = '^'.repeat(part.length);
    expect(shown[1]?.indexOf(part)).toBe(shown[2]?.indexOf(mark));
    expect(shown[2]?.trim().endsWith(` ${mark}`)).toBe(true);
  });

  it('shows control signs, which the terminal would obey, in the message and at the mark', () => {
    const message = '"\u001b[31mred\u009b" is the name of no page.';
    const text = '{\n  "\u001b[31mred\u009b": 1\n}';
    expect(
      formatProblems(
        [{ ...problem, message, column: 3, endColumn: 13 }],
        new Map([['pages/home.json', text]]),
        false,
      ).split('\n'),
    ).toEqual([
      'pages/home.json:2:3  error  schema/section-props  "\\u001b[31mred\\u009b" is the name of no page.',
      '  2 │   "␛[31mred␡": 1',
      '    │   ^^^^^^^^^^',
    ]);
  });

  it('counts at the end', () => {
    expect(plain(formatCounts([problem, { ...problem, severity: 'warning' }]))).toBe(
      '1 error, 1 warning in 1 file.',
    );
    expect(plain(formatCounts([]))).toBe('No problems found.');
  });

  it('marks the whole text where a message names pages, sections and languages beside it', () => {
    const line = '"text": "t:home.hero.title es more"';
    const message = 'Section "hero" of page "home": This text ends with "." in "es". End both alike.';
    const marked = { ...problem, message, column: 9, endColumn: line.length + 1 };
    const [, , mark] = format([marked], `{\n${line}`).split('\n');
    expect(mark?.trim().endsWith(` ${'^'.repeat(line.length - 8)}`)).toBe(true);
  });
});
