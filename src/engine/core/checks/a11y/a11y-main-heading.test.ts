import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { tinySchemas } from '../testing/tiny-schemas.ts';
import { type Changes, tinySite } from '../testing/tiny-site.ts';

const marked = (type: string) => ({ ...tinySchemas[`sections/${type}.schema.json`], 'x-mainHeading': true });

/** What is told when banners carry the main heading, and grids as well. */
const told = (changes: Changes, schemas = {}) =>
  checkSite({
    ...tinySite(changes),
    schemas: { ...tinySchemas, 'sections/banner.schema.json': marked('banner'), ...schemas },
  })
    .filter(({ file }) => file !== 'pages/products/cup.json')
    .map(({ check, file, pointer }) => `${check} ${file}#${pointer}`);

const grid = { type: 'grid', id: 'opening', props: { title: 't:home.cups.title?smart_count=3' } };

describe('a11y/main-heading', () => {
  it('reports a page without a section that carries it, and not the words that are left over', () => {
    expect(told({ 'pages/home.json#/sections': [grid] })).toEqual([
      'a11y/main-heading pages/home.json#/sections',
    ]);
  });

  it('reports a second section of another type that carries it', () => {
    const both = { 'sections/grid.schema.json': marked('grid') };
    expect(told({}, both)).toEqual(['a11y/main-heading pages/home.json#/sections/1/type']);
  });

  it('says nothing of a draft, of a page with a section that is wrong, or where no schema has the mark', () => {
    const draft = { 'pages/about.json#/draft': true, 'pages/about.json#/sections': [grid] };
    expect(told(draft).join()).not.toContain('main-heading');
    const sections = [{ ...grid, type: 'gird' }];
    expect(told({ 'pages/home.json#/sections': sections }).join()).not.toContain('main-heading');
    expect(checkSite(tinySite())).toEqual([]);
  });

  it('reports a main heading below another section, unless that one is not shown', () => {
    const banner = { type: 'banner', id: 'intro', props: { title: 't:about.title' } };
    const draft = { 'pages/about.json#/sections': [{ ...grid, draft: true }, banner] };
    expect(told(draft).join()).not.toContain('main-heading');
    expect(told({ 'pages/about.json#/sections': [grid, banner] })).toContain(
      'a11y/main-heading pages/about.json#/sections/1',
    );
  });

  const [over, end] = ['2025-06-01T00:00:00Z', '2026-06-01T00:00:00Z'];
  const hero = 'pages/home.json#/sections/0';

  it.each([
    [{ draft: true }, 'draft'],
    [{ publishAt: end }, 'publishAt'],
    [{ unpublishAt: over }, 'unpublishAt'],
    [{ unpublishAt: end }, 'unpublishAt'],
  ])('reports the only one that is not shown as long as its page: %o', (dates, property) => {
    const changes = Object.entries(dates).map(([name, value]) => [`${hero}/${name}`, value]);
    expect(told(Object.fromEntries(changes))).toEqual([`a11y/main-heading ${hero}/${property}`]);
  });

  it('says nothing where another one follows, or the page comes and goes with it', () => {
    const opening = tinySite().pages.find(({ file }) => file === 'pages/home.json')?.document.sections[0];
    const next = { ...opening, id: 'opening', publishAt: end };
    const sections = [{ ...opening, unpublishAt: end }, next];
    expect(told({ 'pages/home.json#/sections': sections }).join()).not.toContain('main-heading');
    const both = { [`${hero}/publishAt`]: end, 'pages/home.json#/publishAt': end };
    expect(told(both).join()).not.toContain('main-heading');
  });
});
