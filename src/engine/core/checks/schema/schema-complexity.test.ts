import { describe, expect, it } from 'vitest';
import { bannerProperties, problemsWithBanner } from '../testing/with-banner.ts';

describe('schema/complexity', () => {
  it('reports a section type that nobody can fill in', () => {
    const many = Array.from({ length: 25 }, (_, index) => [
      `p${index}`,
      { description: 'One.', type: 'string' },
    ]);
    const found = problemsWithBanner({ properties: { ...bannerProperties, ...Object.fromEntries(many) } });
    expect(found).toMatchObject([
      { check: 'schema/complexity', severity: 'warning', pointer: '/properties' },
    ]);
    expect(found[0]?.message).toContain('31 properties');
  });
});
