import { describe, expect, it } from 'vitest';
import { checkSite } from './check-site.ts';
import { tinySchemas } from './testing/tiny-schemas.ts';
import { type Changes, tinySite } from './testing/tiny-site.ts';

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

  it('reports a main heading below another', () => {
    const banner = { type: 'banner', id: 'intro', props: { title: 't:about.title' } };
    expect(told({ 'pages/about.json#/sections': [grid, banner] })).toContain(
      'a11y/main-heading pages/about.json#/sections/1',
    );
  });
});
