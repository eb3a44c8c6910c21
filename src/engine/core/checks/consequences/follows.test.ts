import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems/problem.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { follows } from './follows.ts';

const lost = problemOfCheck('ref/missing-entry', { pointer: '/sections/0/props', named: { pages: ['cup'] } });
const link = (more: Partial<Problem>) =>
  problemOfCheck('link/broken', { pointer: '/sections/0/props', ...more });
const isEcho = (rule: Parameters<typeof follows>[0], problem: Problem) =>
  follows(rule)([lost, problem])(problem);

describe('a rule of what follows from what', () => {
  it('holds back what has the same in common with a cause', () => {
    const rule = { cause: 'ref/missing-entry', effect: 'link/*', by: 'place' } as const;
    expect(isEcho(rule, link({}))).toBe(true);
    expect(isEcho(rule, link({ pointer: '/sections/1/props' }))).toBe(false);
    expect(isEcho(rule, { ...link({}), check: 'seo/length' })).toBe(false);
  });

  it('finds effects within the place of a cause, and causes by what they name', () => {
    const within = { cause: 'ref/missing-entry', by: ['place', 'around'] } as const;
    expect(isEcho(within, link({ pointer: '/sections/0/props/link/to' }))).toBe(true);
    expect(isEcho(within, link({ pointer: '/sections/0/propsOf' }))).toBe(false);
    const named = { cause: 'ref/missing-entry', by: ['namedPages', 'page'] } as const;
    expect(isEcho(named, link({ page: 'cup' }))).toBe(true);
    expect(isEcho(named, link({ page: 'mug' }))).toBe(false);
  });

  it('holds back no cause, and nothing where there is none', () => {
    const rule = { cause: { severity: 'error' }, by: 'site' } as const;
    expect(isEcho(rule, link({ severity: 'warning' }))).toBe(true);
    expect(isEcho(rule, link({}))).toBe(false);
    const mild = link({ severity: 'info' });
    expect(follows(rule)([mild])(mild)).toBe(false);
  });
});
