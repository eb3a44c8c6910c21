import { expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { placesAfter } from '../testing/tiny-site.ts';

const banner = (id: string, title: string, button: object) => ({
  type: 'banner',
  id,
  props: { title, button },
});

it('two links that are called alike because the words of one were written over the other are one fault', () => {
  const links = {
    'pages/lost.json#/sections': [
      banner('lost', 't:lost.title', { label: 't:about.title', link: 'page:home' }),
      banner('more', 't:about.other', { label: 't:about.thanks', link: 'page:about' }),
    ],
  };
  const thanks = 'locales/en.json#/about/thanks';
  expect(placesAfter({ ...tinyLock(links), ...links, [thanks]: 'About us' })).toEqual([
    `i18n/stale ${thanks}`,
  ]);
});

it('a title that is too long for search results is told by that, and not by the length of its source', () => {
  const title = 'locales/es.json#/home/meta/title';
  const long = 'Tódó ló qué hacémós cón las tazas dé nuéstra casa désdé hacé más dé séténta añós';
  expect(placesAfter({ [title]: long })).toEqual([`seo/length ${title}`]);
});
