import { describe, expect, it } from 'vitest';
import { placesAfter } from '../testing/tiny-site.ts';

const banner = (id: string, title: string) => ({ type: 'banner', id, props: { title } });

const copied = (title: string) => ({
  'pages/lost.json#/sections': [banner('lost', 't:lost.title'), banner('again', title)],
});

describe('a11y/duplicate-landmark-label', () => {
  it('reports the second section of one title', () => {
    expect(placesAfter(copied('t:lost.title'))).toEqual([
      'a11y/duplicate-landmark-label pages/lost.json#/sections/1/props/title',
    ]);
  });

  it('reports two titles that are the same in one language only', () => {
    const changes = { ...copied('t:home.cups.words'), 'locales/es.json#/home/cups/words': 'Nót fóúnd' };
    expect(placesAfter(changes)).toEqual([
      'a11y/duplicate-landmark-label pages/lost.json#/sections/1/props/title',
    ]);
  });

  it('lets two pages use one title', () => {
    expect(placesAfter(copied('t:about.title'))).toEqual([]);
  });
});
