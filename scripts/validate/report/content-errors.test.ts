import { expect, it } from 'vitest';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { ContentErrors } from './content-errors.ts';

const stub = (line: number): LocatedProblem => ({
  check: 'i18n/todo-value',
  severity: 'error',
  file: 'locales/es.json',
  pointer: `/about/text${line}`,
  message: 'This only keeps the place of a text. Write the words.',
  tells: 'stub',
  line,
  column: 5,
  endLine: line,
  endColumn: 9,
});

it('what keeps a site from being built is counted as by validate: words to be written are one task', () => {
  const errors = new ContentErrors('Nothing was built.', [2, 3, 4, 5].map(stub), new Map());
  const told = errors.inWords(false);
  expect(told).toContain('The same is to be done with 3 more texts of this file, up to line 5.');
  expect(told).toContain('1 error, 0 warnings in 1 file. Nothing was built.');
});
