import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { type Changes, messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';

const words = {
  demo: 'Ask for a demo',
  more: 'Read everything',
  overview: 'What it is',
  red: 'Red glaze for cups',
  blue: 'Blue glaze for cups',
};

const entry = (id: string, { title = 'overview', label = 'demo', more = 'more' } = {}) => {
  const meta = { title: `t:made.${id}.title`, description: `t:made.${id}.description` };
  const banner = (name: string, props: object) => ({ type: 'banner', id: name, props });
  return {
    id,
    meta,
    card: { ...meta, imageBg: { src: '/images/cup.svg' }, tone: 'warm' },
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

  it('reports a text of another page in the place of a shared one, and no other text', () => {
    expect(told({ pot: { label: 'home.top.more' } })).toEqual([
      'i18n/unlike-others pages/products/pot.json#/sections/0/props/button/label',
    ]);
    expect(told({ pot: { label: 'site.footer' } })).toEqual([]);
  });

  it('reports a text of another page in the place of one that the page has of its own', () => {
    const own = (id: string) => ({ title: `made.${id}.title`, more: `made.${id}.description` });
    const all = Object.fromEntries(['mug', 'tray', 'vase'].map((id) => [id, own(id)]));
    const toldOf = (title: string) => told({ ...all, pot: { ...own('pot'), title } });
    const place = 'i18n/unlike-others pages/products/pot.json#/sections/0/props/title';
    expect(toldOf('home.top.more')).toEqual([place]);
    expect(toldOf('made.mug.description')).toEqual([place]);
    expect(toldOf('made.pot.title')).toEqual([]);
  });

  it('reports a text of another page of the collection in the place of a shared one', () => {
    expect(told({ pot: { label: 'made.mug.title' } })).toEqual([
      'i18n/unlike-others pages/products/pot.json#/sections/0/props/button/label',
    ]);
  });

  it('reports a link to another page than the others of the same words', () => {
    const link = 'pages/products/pot.json#/sections/0/props/button/link';
    const changed = (to: string, changes: Changes = {}) =>
      placesAfter({ ...site(changes), [link]: to }).filter((place) => place.includes('unlike-others'));
    expect(changed('page:home')).toEqual([`i18n/unlike-others ${link}`]);
    expect(changed('page:about#story')).toEqual([]);
  });

  it('knows a shared text on the page that is called as it', () => {
    const changes = { pot: { title: 'shared.demo' } };
    const namesake = 'pages/products/overview.json';
    const mug = site(changes)['pages/products/mug.json'] as object;
    const places = placesAfter({ ...site(changes), [namesake]: { ...mug, id: 'overview' } });
    expect(places).toContain('i18n/unlike-others pages/products/pot.json#/sections/0/props/title');
  });

  it('reports two such texts in each other’s place once', () => {
    const places = placesAfter(site({ pot: { title: 'shared.demo', label: 'shared.overview' } }));
    const ofPot = places.filter((place) => place.includes('pot.json#/sections'));
    expect(ofPot).toHaveLength(1);
  });

  it('reports a text of the page’s own in the place of another one, as long as it has that', () => {
    const own = (id: string) => ({ title: `made.${id}.title`, more: `made.${id}.description` });
    const all = Object.fromEntries(['mug', 'tray', 'vase'].map((id) => [id, own(id)]));
    const pot = { ...own('pot'), title: 'made.pot.description' };
    expect(told({ ...all, pot })).toEqual([
      'i18n/unlike-others pages/products/pot.json#/sections/0/props/title',
    ]);
    const without = { ...site({ ...all, pot }), 'locales/en.json#/made/pot/title': undefined };
    expect(placesAfter(without).join()).not.toContain('json#/sections/0/props/title');
  });

  it('asks for the words as well where they stand behind the name', () => {
    const words = (key: string) => `made.${key}.title|The words of ${key}`;
    const all = Object.fromEntries(['mug', 'tray', 'vase'].map((id) => [id, { title: words(id) }]));
    const pot = { title: 'made.pot.description|All about the pot', more: words('pot') };
    expect(messagesAfter(site({ ...all, pot })).join('\n')).toContain(
      'Write "t:made.pot.title|" and its words.',
    );
  });

  it('reports two pictures in each other’s place once', () => {
    const pictures = (id: string, names: string[]) =>
      Object.fromEntries(
        names.map((name, index) => [
          `pages/products/${id}.json#/sections/${index}/props/image`,
          { src: `/images/${name}.svg`, alt: 't:home.top.alt' },
        ]),
      );
    const ids = ['mug', 'tray', 'vase'];
    const changes = Object.assign(site(), ...ids.map((id) => pictures(id, [id, `${id}-tall`])));
    const asset = (name: string) =>
      [`/images/${name}.svg`, { url: `/images/${name}.svg`, width: 10, height: 10 }] as const;
    const made = [...ids, 'pot'].flatMap((id) => [asset(id), asset(`${id}-tall`)]);
    const assets = { ...tinySite().assets, ...Object.fromEntries(made) };
    const ofPot = (names: string[]) =>
      checkSite({ ...tinySite({ ...changes, ...pictures('pot', names) }), assets }).filter(
        ({ file, pointer }) => file === 'pages/products/pot.json' && pointer.startsWith('/sections'),
      );
    expect(ofPot(['pot', 'pot-tall'])).toEqual([]);
    expect(ofPot(['pot-tall', 'pot'])).toMatchObject([
      {
        check: 'i18n/unlike-others',
        pointer: '/sections/0/props/image/src',
        message: expect.stringContaining('where that stands now. Exchange them.'),
      },
    ]);
  });

  it('reads the name of any file', () => {
    const mug = site()['pages/products/mug.json'] as object;
    const copy = { 'pages/products/mug (1.json': { ...mug, id: 'mug-1' } };
    expect(told()).toEqual([]);
    expect(placesAfter({ ...site(), ...copy }).length).toBeGreaterThan(0);
  });

  it('lets an item stand that was moved as a whole', () => {
    const items = (id: string, names: string[]) => ({
      [`pages/products/${id}.json#/sections/1`]: {
        type: 'grid',
        id: 'grid',
        props: {
          title: 't:shared.more',
          items: names.map((name) => ({
            type: 'words',
            text: `t:shared.${name}`,
            note: `t:made.${id}.${name}`,
          })),
        },
      },
    });
    const names = ['red', 'blue'];
    const all = ['mug', 'tray', 'vase'].map((id) => items(id, names));
    const moved = Object.assign({}, site(), ...all, items('pot', names.toReversed()));
    expect(placesAfter(moved).join()).not.toContain('unlike-others');
  });

  it('lets a text stand that no page has elsewhere, and one that is the page’s own', () => {
    expect(told({ pot: { title: 'shared.red' } })).toEqual([]);
    expect(told({ pot: { title: 'made.pot.title' } })).toEqual([]);
  });

  it('says nothing where pages differ', () => {
    expect(placesAfter(site()).filter((place) => /json#\/(sections|card)/.test(place))).toEqual([]);
    expect(told()).toEqual([]);
    expect(told({ pot: { title: 'shared.demo' }, mug: { title: 'shared.blue' } })).toEqual([]);
  });
});
