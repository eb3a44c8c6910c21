import { describe, expect, it } from 'vitest';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('link/wrong-locale', () => {
  const link = 'pages/home.json#/sections/0/props/button/link';

  it('reports an address of another language among the words of a language, where it stands', () => {
    const changes = {
      [link]: 't:home.top.link',
      'locales/en.json#/home/top/link': 'page:about',
      'locales/es.json#/home/top/link': '/about',
    };
    expect(placesAfter(changes).filter((place) => place.startsWith('link/'))).toEqual([
      'link/wrong-locale locales/es.json#/home/top/link',
    ]);
    expect(problemsAfter(changes).find(({ check }) => check === 'link/wrong-locale')).toMatchObject({
      fix: { set: 'page:about' },
    });
  });

  it('leaves an address that fits one of the languages to link/hardcoded-path', () => {
    expect(placesAfter({ [link]: '/about' })).toEqual([`link/hardcoded-path ${link}`]);
  });
});
