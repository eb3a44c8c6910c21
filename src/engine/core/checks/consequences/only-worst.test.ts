import { expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { onlyWorst } from './only-worst.ts';

const problem = (check: CheckId, file: string) => problemOfCheck(check, { file });

const echo = onlyWorst({ worstFirst: ['route/bad-path', 'route/duplicate'], by: 'file' });

it('only the worst problem of a place is told, and whatever has no rank', () => {
  const bad = problem('route/bad-path', 'a');
  const taken = problem('route/duplicate', 'a');
  const elsewhere = problem('route/duplicate', 'b');
  const other = problem('seo/length', 'a');
  const problems = [taken, other, bad, elsewhere];
  expect(problems.filter(echo(problems))).toEqual([taken]);
});
