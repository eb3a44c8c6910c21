import { describe, expect, it } from 'vitest';
import { checkSite } from './check-site.ts';
import { tinySite } from './testing/tiny-site.ts';

const withBanner = (banner: object) => {
  const site = tinySite();
  const schemas = { ...site.schemas, 'sections/banner.schema.json': { ...banner } };
  return checkSite({ ...site, schemas }).map(({ check, file }) => `${check} ${file}`);
};

describe('schema/self', () => {
  it('reports a schema whose reference leads nowhere', () => {
    expect(withBanner({ properties: { title: { $ref: '../defs.schema.json#/$defs/txt' } } })).toContain(
      'schema/self schemas/sections/banner.schema.json',
    );
  });

  it('reports a word that schemas do not have', () => {
    expect(withBanner({ type: 'object', requird: ['title'] })).toContain(
      'schema/self schemas/sections/banner.schema.json',
    );
  });
});
