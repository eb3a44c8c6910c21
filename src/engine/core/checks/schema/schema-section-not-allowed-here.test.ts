import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { tinySchemas } from '../testing/tiny-schemas.ts';
import { tinySite } from '../testing/tiny-site.ts';
import { problemsWithBanner, schemasWithBanner } from '../testing/with-banner.ts';

describe('schema/section-not-allowed-here', () => {
  const placesWith = (places: string[]) =>
    problemsWithBanner({ 'x-enabledOn': places }).map(
      ({ check, file: where, pointer }) => `${check} ${where}#${pointer}`,
    );

  it('reports a section of the layout on a page', () => {
    expect(placesWith(['layout.after'])).toEqual([
      'schema/section-not-allowed-here pages/about.json#/sections/0/type',
      'schema/section-not-allowed-here pages/home.json#/sections/0/type',
      'schema/section-not-allowed-here pages/lost.json#/sections/0/type',
    ]);
  });

  it('reports a section of pages in the layout and says where it may stand', () => {
    const [problem] = problemsWithBanner({ 'x-enabledOn': ['page'] });
    expect(problem).toMatchObject({ file: 'site.config.json', pointer: '/layout/after/0/type' });
    expect(problem?.message).toContain('may stand on a page, not in "layout.after"');
  });

  it('reports exchanged sections of the layout once', () => {
    const layout = {
      before: [{ type: 'banner', id: 'below', props: { title: 't:site.footer' } }],
      after: [{ type: 'grid', id: 'above', props: { title: 't:about.title' } }],
    };
    const schemas = {
      ...schemasWithBanner({ 'x-enabledOn': ['page', 'layout.after'] }),
      'sections/grid.schema.json': {
        ...tinySchemas['sections/grid.schema.json'],
        'x-enabledOn': ['page', 'layout.before'],
      },
    };
    const told = checkSite({ ...tinySite({ 'site.config.json#/layout': layout }), schemas });
    expect(told).toMatchObject([
      { check: 'schema/section-not-allowed-here', pointer: '/layout/before/0/type' },
    ]);
    expect(told[0]?.message).toContain('exchanged');
  });

  it('lets a section stand where its schema allows it', () => {
    expect(placesWith(['page', 'layout.after'])).toEqual([]);
  });
});
