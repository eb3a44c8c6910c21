import { expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { echoesKeyName } from './echoes-key-name.ts';

const problem = (check: CheckId, pointer: string, rest: Partial<Problem> = {}) =>
  problemOfCheck(check, { pointer, file: 'locales/en.json', severity: 'warning', ...rest });

it('a group that looks moved follows from a name with a point beside it, and not from one of another group', () => {
  const wrong = problem('schema/locale', '/home/hero.title', { at: 'key' });
  const isEcho = echoesKeyName([wrong]);
  const named = { groups: ['home.hero.title'] };
  expect(isEcho(problem('i18n/moved-group', '/home/hero', { named }))).toBe(true);
  expect(isEcho(problem('i18n/moved-group', '/homepage', { named }))).toBe(false);
});
