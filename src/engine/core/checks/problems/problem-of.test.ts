import { describe, expect, it } from 'vitest';
import type { Finding } from './problem.ts';
import { problemOf } from './problem-of.ts';

const check = { id: 'i18n/stale', severity: 'warning' } as const;
const place = { file: 'pages/home.json', pointer: '/meta' };

describe('problemOf', () => {
  it('has the severity of its check, or that of the finding', () => {
    expect(problemOf(check, { ...place, message: 'Old.' })).toEqual({
      ...place,
      check: 'i18n/stale',
      severity: 'warning',
      message: 'Old.',
    });
    expect(problemOf(check, { ...place, message: 'Old.', severity: 'info' }).severity).toBe('info');
  });

  it('says where it is, in one line', () => {
    const finding: Finding = { ...place, page: 'home', message: 'Not "a\nb".', remedy: 'Write "a\tb".' };
    expect(problemOf(check, finding)).toMatchObject({
      message: 'Page "home": Not "a\\nb".',
      remedy: 'Write "a\\tb".',
    });
  });

  it('leaves out what a rule notes beside a finding', () => {
    const noted = { ...place, message: 'Old.', keyword: 'type' };
    expect(problemOf(check, noted)).not.toHaveProperty('keyword');
  });
});
