import { describe, expect, it } from 'vitest';
import { visitAddress } from './visit-address.ts';

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
});
