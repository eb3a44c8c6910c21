import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('link/hardcoded-path', () => {
  it('reports an address written out and names its page', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': '/about#story' };
    expect(placesAfter(changes)).toEqual([
      'link/hardcoded-path pages/home.json#/sections/0/props/button/link',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Write "page:about#story"');
  });

  it('leaves the own origin to link/absolute-same-site', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'https://cups.example/about-es' };
    expect(placesAfter(changes)).toEqual([
      'link/absolute-same-site pages/home.json#/sections/0/props/button/link',
    ]);
  });

  it('says what mends it, unless that would lose a query or words around it', () => {
    const fixOf = (link: string) => {
      const changes = { 'pages/home.json#/sections/0/props/button/link': link };
      return problemsAfter(changes).map(({ fix }) => fix);
    };
    expect(fixOf('/about')).toEqual([{ set: 'page:about' }]);
    expect(fixOf('/about?from=home')).toEqual([undefined]);
  });
});

describe('link/absolute-same-site', () => {
  const link = 'pages/home.json#/sections/0/props/button/link';

  it('reports the own origin written out and says what mends it', () => {
    const changes = { [link]: 'https://cups.example/about#story' };
    expect(placesAfter(changes)).toEqual([`link/absolute-same-site ${link}`]);
    expect(problemsAfter(changes)[0]).toMatchObject({ fix: { set: 'page:about#story' } });
  });

  it('leaves other sites alone', () => {
    expect(placesAfter({ [link]: 'https://cups.example.org/about' })).toEqual([]);
  });
});

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
