import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { withoutConsequences } from './without-consequences.ts';

const problem = (check: CheckId, pointer: string, more: Partial<Problem> = {}) =>
  problemOfCheck(check, { pointer, file: 'pages/about.json', page: 'about', ...more });

const toldOf = (...problems: Problem[]) => withoutConsequences(problems).told.map(({ check }) => check);

describe('when a page or a section is shown is told once', () => {
  it('what has had its time, by what still needs it', () => {
    const past = problem('content/date-window', '/unpublishAt', { severity: 'info' });
    expect(toldOf(past, problem('link/unpublished', '/unpublishAt'))).toEqual(['link/unpublished']);
    expect(toldOf(past)).toEqual(['content/date-window']);
  });

  it('a time that ends before it begins, and nothing of what is never shown', () => {
    const never = problem('content/date-window', '/unpublishAt');
    expect(toldOf(problem('schema/choice-missing', '/publishAt'), never)).toEqual(['content/date-window']);
  });

  it('each page and each section for itself', () => {
    const heading = problem('a11y/main-heading', '/sections/0/draft', { severity: 'warning' });
    expect(toldOf(problem('link/unpublished', '/draft'), heading)).toHaveLength(2);
    const anchor = problem('link/unpublished', '/sections/0/draft');
    expect(toldOf(anchor, heading)).toEqual(['link/unpublished']);
  });
});
