import { describe, expect, it } from 'vitest';
import { checkSite } from './testing/check-site.ts';
import { messagesAfter, placesAfter, tinySite } from './testing/tiny-site.ts';

const hero = 'pages/home.json#/sections/0';

describe('checkSite', () => {
  it('finds nothing in a site without a fault', () => {
    expect(placesAfter({})).toEqual([]);
  });

  it('names the page and the section', () => {
    const [message] = messagesAfter({ [`${hero}/props/columns`]: 9 });
    expect(message).toBe('Section "top" of page "home": "columns" is 9. It must be at most 4.');
  });

  it('finds four faults of one page as exactly four problems', () => {
    const places = placesAfter({
      [`${hero}/props/titel`]: 't:home.top.title',
      [`${hero}/props/title`]: undefined,
      [`${hero}/props/columns`]: 9,
      [`${hero}/props/tone`]: 'wram',
      'pages/home.json#/sections/1/props/items/0/type': 'wordz',
    });
    expect(places).toEqual([
      'schema/section-props pages/home.json#/sections/0/props/titel',
      'schema/section-props pages/home.json#/sections/0/props/columns',
      'schema/section-props pages/home.json#/sections/0/props/tone',
      'schema/unknown-block-type pages/home.json#/sections/1/props/items/0/type',
    ]);
  });

  it('tells a fault that a special check knows better only once', () => {
    expect(placesAfter({ 'pages/about.json#/path': '/About_Us/' })).toEqual([
      'route/bad-path pages/about.json#/path',
    ]);
    expect(placesAfter({ [`${hero}/props/image/src`]: 'images/cup.svg' })).toEqual([
      'ref/missing-asset pages/home.json#/sections/0/props/image/src',
    ]);
  });

  it('tells an id that is misspelt and not written as it must be only once', () => {
    const id = 'pages/home.json#/sections/1/id';
    const sections = ['home', 'lost'].map((page) => `pages/${page}.json#/sections`);
    const grid = {
      type: 'grid',
      id: 'grid',
      props: { title: 't:home.top.title', cards: 'collection:products' },
    };
    const top = { type: 'banner', id: 'top', props: { title: 't:home.top.title' } };
    const changes = Object.fromEntries(sections.map((place) => [place, [top, grid]]));
    expect(placesAfter({ ...changes, [id]: 'griD' })).toContain(`schema/page ${id}`);
    expect(placesAfter({ ...changes, [id]: 'griD' })).not.toContain(`ref/misspelt-id ${id}`);
  });

  it('checks what can be checked when values are of the wrong kind everywhere', { timeout: 60_000 }, () => {
    for (const value of [null, 5, 'text', [], {}]) {
      for (const where of [
        '',
        '/meta',
        '/sections',
        '/sections/0',
        '/sections/0/props',
        '/paths',
        '/locales',
        '/id',
      ]) {
        expect(() => placesAfter({ [`pages/home.json#${where}`]: value })).not.toThrow();
      }
      for (const where of [
        '',
        '/locales',
        '/locales/1',
        '/facts',
        '/collections',
        '/collections/products/notFound',
        '/layout',
        '/layout/after',
        '/origin',
      ]) {
        expect(() => placesAfter({ [`site.config.json#${where}`]: value })).not.toThrow();
      }
      expect(() => placesAfter({ 'locales/es.json': value, 'locales/en.json#/home': value })).not.toThrow();
    }
  });

  it('concludes nothing from files of which only a part could be read', () => {
    const source = tinySite({ 'pages/about.json#/sections': [], 'locales/es.json#/home': undefined });
    expect(checkSite(source, { unreadable: new Set(['pages/about.json', 'locales/es.json']) })).toEqual([]);
  });
});
