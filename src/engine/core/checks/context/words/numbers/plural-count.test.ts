import { describe, expect, it } from 'vitest';
import { pluralCount } from './plural-count.ts';

describe('pluralCount', () => {
  it('knows how many forms polyglot asks of a language', () => {
    const counts = ['en', 'es', 'fr', 'ja', 'ru', 'pl', 'ar'].map(pluralCount);
    expect(counts).toEqual([2, 2, 2, 1, 3, 3, 6]);
  });
});
