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
const since = (now: object) => exchangesSince({ before, now: { ...before, ...now }, icons });

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
    expect(exchangesSince({ before: { ...before, logo }, now: { ...before, ...changed }, icons })).toEqual([
      ['/items/1/icon', '/logo/on'],
    ]);
    const settings = { icon: '/icon.svg', layout: { logo: { src: '/logo.svg' } } };
    const now = { icon: '/logo.svg', layout: { logo: { src: '/icon.svg' } } };
    expect(exchangesSince({ before: settings, now, icons })).toEqual([['/icon', '/layout/logo/src']]);
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
    expect(exchangesSince({ before: { ...before, map }, now, icons })).toEqual([['/items/0/image', '/map']]);
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
