import { describe, expect, it } from 'vitest';
import { placesAfter } from '../testing/tiny-site.ts';

const moved = (name: string) => ({
  'pages/lost.json#/sections/0/props/title': `t:lost.${name}`,
  [`locales/en.json#/lost/${name}`]: 'Gone',
  [`locales/es.json#/lost/${name}`]: 'Fuera',
});

describe('i18n/key-style', () => {
  it.each(['Hero-Title', 'Title', 'a--b', 'title_'])('reports "%s" once, in the default language', (name) => {
    expect(placesAfter(moved(name))).toEqual([`i18n/key-style locales/en.json#/lost/${name}`]);
  });

  it.each(['heroTitle', 'name_min', 'travel-advisor', 'step2', '2', '1st'])('lets "%s" stand', (name) => {
    expect(placesAfter(moved(name))).toEqual([]);
  });
});
