import { describe, expect, it } from 'vitest';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { worstFilesFirst } from './worst-files-first.ts';

const problem = (file: string, line: number, more: Partial<LocatedProblem> = {}): LocatedProblem => ({
  check: 'link/broken',
  severity: 'error',
  message: '',
  pointer: '',
  file,
  line,
  column: 1,
  endLine: line,
  endColumn: 2,
  ...more,
});

const placesOf = (problems: LocatedProblem[]) =>
  worstFilesFirst(problems).map(({ file, line }) => `${file}:${line}`);

describe('the order of problems for people', () => {
  it('begins with files that have errors, and keeps that of the lines of each', () => {
    const warning = { severity: 'warning' as const };
    expect(placesOf([problem('a', 1, warning), problem('b', 1, warning), problem('b', 2)])).toEqual([
      'b:1',
      'b:2',
      'a:1',
    ]);
  });

  it('tells words that are still to come after what is wrong', () => {
    expect(placesOf([problem('a', 1, { tells: 'stub' }), problem('b', 1)])).toEqual(['b:1', 'a:1']);
  });
});
