import { describe, expect, it } from 'vitest';
import { checkSite } from './check-site.ts';
import { tinySchemas } from './testing/tiny-schemas.ts';
import { tinySite } from './testing/tiny-site.ts';

const file = 'sections/banner.schema.json';

const problemsWith = (more: object, changes = {}) => {
  const schemas = { ...tinySchemas, [file]: { ...tinySchemas[file], ...more } };
  return checkSite({ ...tinySite(changes), schemas });
};

describe('schema/complexity', () => {
  it('reports a section type that nobody can fill in', () => {
    const many = Array.from({ length: 25 }, (_, index) => [
      `p${index}`,
      { description: 'One.', type: 'string' },
    ]);
    const { properties } = tinySchemas[file] as { properties: object };
    const found = problemsWith({ properties: { ...properties, ...Object.fromEntries(many) } });
    expect(found).toMatchObject([
      { check: 'schema/complexity', severity: 'warning', pointer: '/properties' },
    ]);
    expect(found[0]?.message).toContain('31 properties');
  });
});
