import { describe, expect, it } from 'vitest';
import { closest, editDistance } from './suggest.ts';

describe('closest', () => {
  it('counts the letters that must change', () => {
    expect(editDistance('titel', 'title')).toBe(2);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('finds what was meant within two letters', () => {
    expect(closest('gitf', ['gift', 'shield'])).toBe('gift');
    expect(closest('Loyalti', ['loyalty', 'travel'])).toBe('loyalty');
  });

  it('suggests nothing that is too far away', () => {
    expect(closest('heading', ['title', 'text'])).toBeUndefined();
    expect(closest('ab', ['xy'])).toBeUndefined();
  });
});
