import { describe, expect, it } from 'vitest';
import { placesAfter } from '../testing/tiny-site.ts';

describe('ref/orphan-page', () => {
  const page = (id: string, link: string, meta = {}) => ({
    id,
    meta: {
      title: `t:x.${id}|About ${id}`,
      description: `t:x.${id}|About ${id}`,
      ...meta,
    },
    sections: [
      {
        type: 'banner',
        id: 'top',
        props: { title: 't:about.title', button: { label: 't:about.title', link } },
      },
    ],
  });
  const orphans = (changes: object) =>
    placesAfter({ 'locales/es.json#/x': { news: 'Sobre news', old: 'Sobre old' }, ...changes }).filter(
      (place) => !place.startsWith('seo/'),
    );

  it('reports a page that no way leads to', () => {
    // Words that are left over would be told first.
    const words = { 'locales/es.json#/x': { news: 'Sobre news' } };
    expect(orphans({ ...words, 'pages/news.json': page('news', 'page:home') })).toContain(
      'ref/orphan-page pages/news.json#/id',
    );
  });

  it('reports pages that only lead to one another once', () => {
    const places = orphans({
      'pages/news.json': page('news', 'page:old'),
      'pages/old.json': page('old', 'page:news'),
    });
    expect(places.filter((place) => place.startsWith('ref/orphan-page'))).toEqual([
      'ref/orphan-page pages/news.json#/id',
    ]);
  });

  it('leaves entries that a list shows, and pages kept out of search engines, alone', () => {
    expect(orphans({ 'pages/news.json': page('news', 'page:home', { noindex: true }) })).not.toContain(
      'ref/orphan-page pages/news.json#/id',
    );
    expect(placesAfter({})).toEqual([]);
  });
});
