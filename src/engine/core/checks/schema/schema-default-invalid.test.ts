import { describe, expect, it } from 'vitest';
import { bannerFile, bannerProperties, problemsWithBanner } from '../testing/with-banner.ts';

describe('schema/default-invalid', () => {
  const withTone = (own: object) =>
    problemsWithBanner({
      properties: {
        ...bannerProperties,
        gap: { description: 'Room.', type: 'integer', minimum: 1, ...own },
      },
    });

  it('reports a default that breaks its own schema', () => {
    expect(withTone({ default: 0 })).toMatchObject([
      { check: 'schema/default-invalid', file: `schemas/${bannerFile}`, pointer: '/properties/gap/default' },
    ]);
  });

  it('reports an example that breaks its own schema', () => {
    expect(withTone({ examples: [2, 'wide'] })).toMatchObject([
      { check: 'schema/default-invalid', pointer: '/properties/gap/examples/1' },
    ]);
  });

  it('accepts what fits', () => {
    expect(withTone({ default: 3, examples: [1, 2] })).toEqual([]);
  });
});
