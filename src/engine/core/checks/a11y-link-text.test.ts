import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

const more = 'locales/en.json#/home/top/more';

describe('a11y/link-text', () => {
  it.each(['Click here', 'Read more', 'here', 'Learn more →'])(
    'reports "%s" once, though two links show it',
    (words) => {
      expect(placesAfter({ [more]: words })).toEqual([`a11y/link-text ${more}`]);
    },
  );

  it('reports the language whose words say nothing', () => {
    expect(placesAfter({ 'locales/es.json#/home/top/more': 'Haz clic aquí' })).toEqual([
      'a11y/link-text locales/es.json#/home/top/more',
    ]);
  });

  it('reports one page where the same words lead to two places', () => {
    const other = {
      'site.config.json#/layout/before': [
        {
          type: 'banner',
          id: 'up',
          props: { title: 't:site.footer', button: { label: 't:about.title', link: 'page:home' } },
        },
      ],
    };
    expect(messagesAfter(other)).toContain(
      '"About us" leads to the page "home" and to the page "about". Give the links different words.',
    );
  });

  it('leaves addresses that are written out or have no fact to the checks of links', () => {
    const button = { label: 't:about.title', link: 'page:about' };
    const twice = (link: string) => ({
      'site.config.json#/layout/before': [
        { type: 'banner', id: 'up', props: { title: 't:site.footer', button } },
        { type: 'banner', id: 'down', props: { title: 't:about.title', button: { ...button, link } } },
      ],
    });
    for (const link of ['/about', '%{pageUrl}'])
      expect(placesAfter(twice(link)).filter((place) => place.startsWith('a11y/link-text'))).toEqual([]);
    expect(messagesAfter(twice('page:home')).join()).toContain('"About us" leads to');
  });
});
