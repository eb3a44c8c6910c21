import { describe, expect, it } from 'vitest';
import { exchangesSince } from './exchanges-since.ts';

const icons = { scale: [], heart: [] };
const before = {
  items: [
    { title: 't:one', icon: 'scale', tone: 'mint', image: { src: '/one.svg' } },
    { title: 't:two', icon: 'heart', tone: 'warm', image: { src: '/two.svg' } },
  ],
  form: { title: 't:form', text: 't:words', wide: true, narrow: false },
};
const [one, two] = before.items;
/** What has changed places between two versions of a file. */
const between = (former: object, now: object, file = 'pages/home.json') =>
  exchangesSince([{ file, before: former, now: { ...now } }], icons).map((pair) =>
    pair.map(({ pointer }) => pointer),
  );

const since = (now: object) => between(before, { ...before, ...now });

describe('what has changed places in a document', () => {
  it.each(['title', 'icon', 'image'] as const)('is the %s of two entries', (name) => {
    const items = [
      { ...one, [name]: two?.[name] },
      { ...two, [name]: one?.[name] },
    ];
    expect(since({ items })).toEqual([[`/items/0/${name}`, `/items/1/${name}`]]);
  });

  it('is two properties of one group', () => {
    const form = { ...before.form, title: 't:words', text: 't:form' };
    expect(since({ form })).toEqual([['/form/title', '/form/text']]);
  });

  it('is two pictures or icons, also under different names and in different groups', () => {
    const logo = { on: 'scale', src: '/two.svg' };
    const icon = { ...two, icon: 'scale' };
    const changed = { items: [one, icon], logo: { ...logo, on: 'heart' } };
    expect(between({ ...before, logo }, { ...before, ...changed })).toEqual([['/items/1/icon', '/logo/on']]);
    const settings = { icon: '/icon.svg', layout: { logo: { src: '/logo.svg' } } };
    const now = { icon: '/logo.svg', layout: { logo: { src: '/icon.svg' } } };
    expect(between(settings, now, 'site.config.json')).toEqual([['/icon', '/layout/logo/src']]);
  });

  it('is a text and a value under other names in different groups', () => {
    const form = { ...before.form, text: 't:one' };
    expect(since({ items: [{ ...one, title: 't:words' }, two], form })).toEqual([
      ['/items/0/title', '/form/text'],
    ]);
  });

  it('is two pictures whose groups have nothing else', () => {
    const map = { src: '/map.svg' };
    const now = { ...before, map: { src: '/one.svg' }, items: [{ ...one, image: map }, two] };
    expect(between({ ...before, map }, now)).toEqual([['/items/0/image', '/map']]);
  });

  it('is the item of a list and a text elsewhere, also in two files', () => {
    const former = { id: 'home', words: ['t:one', 't:two'] };
    const documents = [
      { file: 'pages/home.json', before: former, now: { id: 'home', words: ['t:one', 'English'] } },
      { file: 'site.config.json', before: { name: 'English' }, now: { name: 't:two' } },
    ];
    const [pair] = exchangesSince(documents, icons);
    expect(pair).toMatchObject([
      { file: 'pages/home.json', pointer: '/words/1' },
      { file: 'site.config.json', pointer: '/name' },
    ]);
    expect(between(former, { id: 'home', words: ['t:two', 't:one'] })).toEqual([]);
  });

  it.each<[string, object]>([
    ['entries that changed places as a whole', { items: [two, one] }],
    ['a new entry before them', { items: [{ title: 't:new', icon: 'heart' }, one, two] }],
    [
      'entries that were written anew',
      {
        items: [
          { ...one, title: 't:two' },
          { ...two, title: 't:new' },
        ],
      },
    ],
    [
      'only how they look',
      {
        items: [
          { ...one, tone: 'warm' },
          { ...two, tone: 'mint' },
        ],
      },
    ],
    ['switches', { form: { ...before.form, wide: false, narrow: true } }],
    ['more than one value of them', { items: [{ ...two, tone: 'mint', image: one?.image }, one] }],
  ])('is not: %s', (_, now) => expect(since(now)).toEqual([]));
});
