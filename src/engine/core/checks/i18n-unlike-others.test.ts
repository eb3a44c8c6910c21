import { describe, expect, it } from 'vitest';
import { type Changes, messagesAfter, placesAfter } from './testing/tiny-site.ts';

const words = {
  ...{ demo: 'Ask for a demo', more: 'Read everything', overview: 'What it is' },
  ...{ red: 'Red glaze for cups', blue: 'Blue glaze for cups' },
};

const entry = (id: string, { title = 'overview', label = 'demo', more = 'more' } = {}) => {
  const meta = { title: `t:made.${id}.title`, description: `t:made.${id}.description` };
  const banner = (name: string, props: object) => ({ type: 'banner', id: name, props });
  return {
    ...{ id, meta },
    sections: [
      banner('top', { title: `t:${title}`, button: { label: `t:${label}`, link: 'page:about' } }),
      banner('end', { title: `t:${more}` }),
    ],
  };
};

/** Four cups and pots that share their headings and the words of a button. */
const site = (changes: Changes = {}): Changes => {
  const shared = (id: string) => ({
    title: 'shared.overview',
    label: 'shared.demo',
    more: 'shared.more',
    ...(changes[id] as object),
  });
  const ids = ['mug', 'pot', 'tray', 'vase'];
  const own = Object.fromEntries(ids.map((id) => [id, { title: id, description: `All about the ${id}` }]));
  return {
    ...Object.fromEntries(ids.map((id) => [`pages/products/${id}.json`, entry(id, shared(id))])),
    'locales/en.json#/shared': words,
    'locales/en.json#/made': own,
  };
};

const told = (changes: Changes = {}) =>
  placesAfter(site(changes)).filter((place) => place.startsWith('i18n/unlike-others'));

describe('i18n/unlike-others', () => {
  it('reports a shared text that one page of a collection names where all others name another', () => {
    const place = 'i18n/unlike-others pages/products/pot.json#/sections/0/props/title';
    expect(told({ pot: { title: 'shared.demo' } })).toEqual([place]);
    expect(messagesAfter(site({ pot: { title: 'shared.demo' } })).join('\n')).toContain(
      'As on all other pages of "products", "t:shared.overview" belongs here, and "t:shared.demo" elsewhere. Did you mean "t:shared.overview"?',
    );
  });

  it('reports two such texts in each other’s place once', () => {
    const places = placesAfter(site({ pot: { title: 'shared.demo', label: 'shared.overview' } }));
    const ofPot = places.filter((place) => place.includes('pot.json#/sections'));
    expect(ofPot).toHaveLength(1);
  });

  it('lets a text stand that no page has elsewhere, and one that is the page’s own', () => {
    expect(told({ pot: { title: 'shared.red' } })).toEqual([]);
    expect(told({ pot: { title: 'made.pot.title' } })).toEqual([]);
  });

  it('says nothing where pages differ', () => {
    expect(told()).toEqual([]);
    expect(told({ pot: { title: 'shared.demo' }, mug: { title: 'shared.blue' } })).toEqual([]);
  });
});
