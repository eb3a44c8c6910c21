import { describe, expect, it } from 'vitest';
import { createValidators } from '../schema-errors/validators.ts';
import { checkSite } from '../testing/check-site.ts';
import { messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';

describe('schema/duplicate-id', () => {
  it('reports two sections of one id on a page', () => {
    const changes = { 'pages/home.json#/sections/1/id': 'top' };
    expect(placesAfter(changes)).toEqual(['schema/duplicate-id pages/home.json#/sections/1/id']);
  });

  it('says what to call a section of another type, and that a copy may be removed', () => {
    const own = { 'pages/home.json#/sections/1/id': 'top' };
    expect(messagesAfter(own)[0]).toContain('Give this one another id, such as "grid".');
    const banner = { type: 'banner', id: 'top', props: { title: 't:about.title' } };
    const [copy] = messagesAfter({ 'pages/home.json#/sections/1': banner }).filter((message) =>
      message.includes('with the id "top"'),
    );
    expect(copy).toContain('Remove this one if it is a copy of that');
  });

  it('leaves the id to the section whose type is called so', () => {
    const changes = {
      'pages/home.json#/sections/0/id': 'grid',
      'pages/home.json#/sections/1/id': 'grid',
    };
    expect(placesAfter(changes)).toEqual(['schema/duplicate-id pages/home.json#/sections/0/id']);
  });

  it('leaves the id to the section whose type is called so on another page', () => {
    const changes = {
      'pages/home.json#/sections/0/id': 'list',
      'pages/home.json#/sections/1/id': 'list',
      'pages/products/cup.json#/sections/0/id': 'list',
    };
    expect(placesAfter(changes)).toEqual(['schema/duplicate-id pages/home.json#/sections/0/id']);
  });

  it('leaves the id to the first of two whose types are called so, though others call the second so', () => {
    const second = { type: 'long-grid', id: 'grid', props: {} };
    const told = placesAfter({
      'pages/home.json#/sections/0': { type: 'grid', id: 'grid', props: {} },
      'pages/home.json#/sections/1': second,
      'pages/about.json#/sections/0': second,
    });
    expect(told).toContain('schema/duplicate-id pages/home.json#/sections/1/id');
  });

  it('leaves the id to the section with texts of its own page, wherever that of another page was written', () => {
    const title = (page: string) => ({ type: 'banner', id: 'top', props: { title: `t:${page}.top.title` } });
    const site = tinySite({
      'pages/home.json#/sections/0': title('about'),
      'pages/home.json#/sections/1': title('home'),
    });
    // Of a site that is checked in parts nobody has the texts of two pages at hand.
    const told = checkSite(site, { validators: createValidators(site.schemas) });
    expect(told.filter(({ check }) => check === 'schema/duplicate-id')).toMatchObject([
      { pointer: '/sections/0/id' },
    ]);
  });

  it('reports a section with the id of one in the layout', () => {
    const changes = { 'pages/home.json#/sections/1/id': 'footer' };
    expect(placesAfter(changes)).toEqual(['schema/duplicate-id pages/home.json#/sections/1/id']);
    expect(messagesAfter(changes)[0]).toContain('The layout in site.config.json already has');
  });

  it('reports a section of the layout once when several pages have its id', () => {
    const changes = {
      'site.config.json#/layout/after/0/id': 'top',
      'pages/about.json#/sections/0/id': 'top',
    };
    expect(placesAfter(changes)).toEqual(['schema/duplicate-id site.config.json#/layout/after/0/id']);
    expect(messagesAfter(changes)[0]).toContain('more have a section "top" too');
  });

  it('reports two items of one key in a section', () => {
    const section = 'pages/home.json#/sections/1/props';
    const told = placesAfter({ [`${section}/people`]: [{ key: 'ann' }, { key: 'bob' }, { key: 'ann' }] });
    expect(told).toContain(`schema/duplicate-id ${section}/people/2/key`);
  });

  it('reports two pages of one id, and not that their addresses are alike', () => {
    const changes = {
      'pages/second.json': {
        id: 'lost',
        meta: { title: 't:lost.title', description: 't:lost.title' },
        sections: [{ type: 'banner', id: 'a', props: { title: 't:lost.title' } }],
      },
    };
    expect(placesAfter(changes)).toEqual(['schema/duplicate-id pages/second.json#/id']);
  });

  it('asks for the name of its file where a page with words of its own has the id of another', () => {
    const wrong = { 'pages/lost.json#/id': 'home' };
    expect(messagesAfter(wrong)).toEqual([expect.stringContaining('Did you mean "lost"?')]);
  });
});
