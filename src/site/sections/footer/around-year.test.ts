import { describe, expect, it } from 'vitest';
import { aroundYear } from './around-year.ts';

describe('the copyright with the current year', () => {
  it('finds the year wherever the words of a language put it', () => {
    expect(aroundYear('© 2026 Inspira. All rights reserved.', '2026')).toEqual({
      before: '© ',
      after: ' Inspira. All rights reserved.',
      found: true,
    });
    expect(aroundYear('2026', '2026')).toEqual({ before: '', after: '', found: true });
  });

  it('shows a text without a year as it is', () => {
    expect(aroundYear('© Inspira', '2026')).toEqual({ before: '© Inspira', after: '', found: false });
    expect(aroundYear('© Inspira', '')).toEqual({ before: '© Inspira', after: '', found: false });
  });
});
