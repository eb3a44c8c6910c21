import { describe, expect, it } from 'vitest';
import { visitAddress, visitPath, visitReferrer } from './visit-address.ts';

const address = (path: string) => visitAddress(new URL(path, 'https://site.example'));

describe('the address of a page view', () => {
  it('is the path with its query, without the place on the page', () => {
    expect(address('/solutions?slug=pay&utm_source=mail#features')).toBe(
      '/solutions?slug=pay&utm_source=mail',
    );
    expect(address('/')).toBe('/');
  });

  it('says nothing of who the visitor is', () => {
    expect(address('/contact?name=Ana&slug=pay&Email=a&x=ana%40b.example&t=abc')).toBe('/contact?slug=pay');
  });

  it.each([
    ['/a?x=ana@b.example&y=1', '/a?y=1'],
    ['/a?ana%2540b.example&y=1', '/a?y=1'],
    ['/a?Token=1&PHONE=2&T=3&NAME=4', '/a'],
    ['/who/ana@b.example/page', '/who//page'],
    ['/who/ana%40b.example', '/who/'],
    ['/a@b', '/a@b'],
  ])('%s is %s', (path, expected) => {
    expect(address(path)).toBe(expected);
  });

  it('is the path alone where nothing else is told', () => {
    const url = new URL('/who/ana@b.example?utm_source=mail', 'https://site.example');
    expect(visitPath(url)).toBe('/who/');
  });

  it.each([
    ['https://letters.example/open?email=ana@b.example&issue=4#top', 'https://letters.example/open?issue=4'],
    ['https://search.example/', 'https://search.example/'],
    ['android-app://com.example', ''],
    ['', ''],
  ])('of a visitor who came from %s tells "%s"', (referrer, expected) => {
    expect(visitReferrer(referrer)).toBe(expected);
  });
});
