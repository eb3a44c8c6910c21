import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { withoutConsequences } from './without-consequences.ts';

const problem = (check: CheckId, rest: Partial<Problem> = {}) => problemOfCheck(check, rest);

const told = (...problems: Problem[]) =>
  withoutConsequences(problems)
    .told.map(({ check, severity }) => `${severity} ${check}`)
    .sort();

const file = 'locales/es.json';

const foreign = problem('i18n/wrong-file', { file, severity: 'warning' });
const missing = problem('i18n/missing-key', { origin: { file, pointer: '/home' } });

describe('an error that is held back', () => {
  it('makes what is told in its place one', () => {
    expect(told(foreign, missing)).toEqual(['error i18n/wrong-file']);
    expect(told(foreign, { ...missing, severity: 'warning' })).toEqual(['warning i18n/wrong-file']);
  });

  it('leaves that as it is beside another error', () => {
    const other = problem('link/broken');
    expect(told(foreign, missing, other)).toEqual(['error link/broken', 'warning i18n/wrong-file']);
  });

  it('is told when only what is not told itself stands in its place', () => {
    const locales = { file: 'site.config.json', pointer: '/locales/0/locale' };
    const row = problem('config/unknown-option', { ...locales, severity: 'warning' });
    const numbers = problem('config/numbers', { file: 'site.config.json', pointer: '/locales/0' });
    const broken = problem('ref/missing-entry', { file: 'pages/home.json' });
    expect(told(row, numbers, broken)).toEqual(['error config/unknown-option', 'error ref/missing-entry']);
  });
});
