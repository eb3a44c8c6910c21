import { describe, expect, it } from 'vitest';
import { checkSite } from './check-site.ts';
import { tinySchemas } from './testing/tiny-schemas.ts';
import { tinySite } from './testing/tiny-site.ts';

const file = 'sections/banner.schema.json';

const problemsWith = (more: object, changes = {}) => {
  const schemas = { ...tinySchemas, [file]: { ...tinySchemas[file], ...more } };
  return checkSite({ ...tinySite(changes), schemas });
};

describe('schema/default-invalid', () => {
  const withTone = (own: object) =>
    problemsWith({
      properties: {
        ...(tinySchemas[file] as { properties: object }).properties,
        gap: { description: 'Room.', type: 'integer', minimum: 1, ...own },
      },
    });

  it('reports a default that breaks its own schema', () => {
    expect(withTone({ default: 0 })).toMatchObject([
      { check: 'schema/default-invalid', file: `schemas/${file}`, pointer: '/properties/gap/default' },
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
