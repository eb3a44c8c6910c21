import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';

const path = 'pages/about.json#/path';

describe('route/misspelt-path', () => {
  it('is silent where the name of the page cannot be an address', () => {
    const changes = { 'pages/about.json#/id': 'about us', 'pages/about.json#/path': '/about-us' };
    expect(placesAfter(changes).join()).not.toContain('route/misspelt-path');
  });

  it('reports an address that is a slip for the name of its page', () => {
    expect(placesAfter({ [path]: '/abuot' })).toEqual([`route/misspelt-path ${path}`]);
    expect(messagesAfter({ [path]: '/company/aboutt' })[0]).toContain('Did you mean "/company/about"?');
  });

  it('reports a slip for what the name of a page says behind its folder', () => {
    const page = { 'pages/about.json#/id': 'about-company' };
    const told = (own: string) => messagesAfter({ ...page, [path]: own }).join();
    expect(told('/about/compnay')).toContain('Did you mean "/about/company"?');
    expect(told('/about/company')).not.toContain('has the address');
  });

  it('reports an address that is a slip for the folder of others', () => {
    expect(placesAfter({ [path]: '/prodcts/about' })).toEqual([`route/misspelt-path ${path}`]);
    expect(placesAfter({ [path]: '/products/about' })).toEqual([]);
  });

  it('reports the address of a collection whose folder is a slip for the name of it', () => {
    const collection = 'site.config.json#/collections/products/path';
    expect(placesAfter({ [collection]: '/prodcuts/{slug}', [path]: '/products/about' })).toEqual([
      `route/misspelt-path ${collection}`,
    ]);
    expect(placesAfter({ [collection]: '/goods/{slug}' })).toEqual([]);
    expect(placesAfter({ [collection]: '/product/{slug}' })).toEqual([]);
  });

  it('reports a folder of one language that is a slip for that of other addresses', () => {
    const paths = 'pages/about.json#/paths';
    const changes = { [path]: '/company/about', 'pages/lost.json#/paths': { es: '/company/lost-es' } };
    expect(placesAfter({ ...changes, [paths]: { es: '/comapny/nosotros-es' } })).toEqual([
      `route/misspelt-path ${paths}/es`,
    ]);
    expect(placesAfter({ ...changes, [paths]: { es: '/empresa/nosotros-es' } })).toEqual([]);
  });

  it('says of an address with signs that it cannot have only that', () => {
    expect(placesAfter({ [path]: '/aboutñ' })).toEqual([`route/bad-path ${path}`]);
  });

  it('accepts the name itself, and another', () => {
    expect(placesAfter({ [path]: '/company/about' })).toEqual([]);
    expect(placesAfter({ [path]: '/our-story' })).toEqual([]);
  });

  it('accepts an address like the name that a page had, as long as links name it', () => {
    const document = tinySite().pages.find(({ file }) => file === 'pages/about.json')?.document;
    const renamed = { 'pages/about.json': undefined, 'pages/abou.json': { ...document, id: 'abou' } };
    expect(placesAfter(renamed).join()).not.toContain('route/misspelt-path');
    expect(placesAfter(renamed).join()).toContain('ref/missing-entry');
  });
});
