import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { tinySchemas } from '../testing/tiny-schemas.ts';
import { type Changes, tinySite } from '../testing/tiny-site.ts';
import { bannerProperties, problemsWithBanner } from '../testing/with-banner.ts';

describe('schema/deprecated-prop', () => {
  const renamed = {
    properties: {
      ...bannerProperties,
      headline: { description: 'Old.', type: 'string', deprecated: true, 'x-renamedTo': 'title' },
      size: { description: 'Old.', type: 'number', deprecated: true },
    },
  };
  const of = (check: string, changes: Changes) =>
    problemsWithBanner(renamed, changes).filter((problem) => problem.check === check);

  it('reports a renamed property once, though its new name is required, and says what mends it', () => {
    const changes = {
      'pages/lost.json#/sections/0/props': { headline: 't:lost.title' },
    };
    expect(problemsWithBanner(renamed, changes)).toMatchObject([
      {
        check: 'schema/deprecated-prop',
        file: 'pages/lost.json',
        pointer: '/sections/0/props/headline',
        at: 'key',
        fix: { rename: 'title' },
      },
    ]);
  });

  it('reports a property that does nothing any more', () => {
    expect(of('schema/deprecated-prop', { 'pages/home.json#/sections/0/props/size': 4 })).toMatchObject([
      { pointer: '/sections/0/props/size', fix: { remove: true } },
    ]);
  });

  it('reports a property inside a reference, a list and a choice', () => {
    const defs = structuredClone(tinySchemas['defs.schema.json']) as {
      $defs: { button: { properties: object } };
    };
    Object.assign(defs.$defs.button.properties, {
      url: { description: 'Old.', type: 'string', deprecated: true, 'x-renamedTo': 'link' },
    });
    const site = tinySite({ 'pages/home.json#/sections/0/props/button/url': 'page:about' });
    const found = checkSite({ ...site, schemas: { ...tinySchemas, 'defs.schema.json': defs } });
    expect(found).toMatchObject([
      { check: 'schema/deprecated-prop', pointer: '/sections/0/props/button/url' },
    ]);
  });

  it('reports a section type with its successor', () => {
    const found = problemsWithBanner({ deprecated: true, 'x-renamedTo': 'grid' });
    expect(found[0]).toMatchObject({ check: 'schema/deprecated-prop', suggestion: 'grid' });
  });
});
