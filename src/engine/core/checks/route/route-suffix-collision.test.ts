import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('route/suffix-collision', () => {
  it('reports an address of the default language that contains the suffix of another', () => {
    const changes = { 'pages/about.json#/path': '/best-es' };
    expect(placesAfter(changes)).toEqual(['route/suffix-collision pages/about.json#/path']);
  });

  it('says which address another language makes its own of', () => {
    const [message] = messagesAfter({ 'pages/about.json#/path': '/best-es' });
    expect(message).toContain('Español gets it by itself: write "/best".');
    expect(messagesAfter({ 'pages/about.json#/path': '/-es' })[0]).toContain('Choose another address.');
  });

  it.each([
    ['/es/about', '/about'],
    ['/about-en', '/about'],
    ['/es/our-story/en', '/our-story'],
  ])('asks whether %s means %s: the language is no folder of an address', (path, meant) => {
    const changes = { 'pages/about.json#/path': path };
    expect(placesAfter(changes)).toEqual(['route/suffix-collision pages/about.json#/path']);
    expect(messagesAfter(changes)[0]).toContain(`Did you mean "${meant}"?`);
  });

  it('suggests no address that another page has', () => {
    expect(messagesAfter({ 'pages/about.json#/path': '/en' })[0]).toContain('Choose another address.');
  });

  it('reports a suffix that stands in an address twice', () => {
    const paths = 'site.config.json#/collections/products/paths/es';
    expect(placesAfter({ [paths]: '/taza-{slug}-es-es' })).toEqual([`route/suffix-collision ${paths}`]);
  });

  it('finds the suffix inside a word too', () => {
    const changes = { 'pages/about.json#/path': '/x-essentials' };
    expect(placesAfter(changes)).toEqual(['route/suffix-collision pages/about.json#/path']);
  });

  it('reports an address of another language that lacks its suffix', () => {
    const changes = { 'pages/about.json#/paths': { es: '/sobre-nosotros' } };
    expect(placesAfter(changes)).toEqual(['route/suffix-collision pages/about.json#/paths/es']);
    expect(messagesAfter(changes)[0]).toContain('Write for example "/sobre-nosotros-es".');
  });

  it('names an address that has its suffix where others in folders have it', () => {
    const changes = {
      'pages/about.json#/paths': { es: '/casa/nosotros' },
      'pages/home.json#/paths': { es: '/casa/inicio-es' },
    };
    const [message] = problemsAfter(changes).filter(({ check }) => check === 'route/suffix-collision');
    expect(message?.message).toContain('Write for example "/casa/nosotros-es".');
  });

  it('reports the pattern of a collection once, not every entry', () => {
    const changes = { 'site.config.json#/collections/products/paths/es': '/taza-{slug}' };
    expect(placesAfter(changes)).toEqual([
      'route/suffix-collision site.config.json#/collections/products/paths/es',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Write for example "/taza-{slug}-es".');
  });

  it('names no address that another page has', () => {
    const changes = {
      'pages/about.json#/paths': { es: '/inicio' },
      'pages/home.json#/paths': { es: '/inicio-es' },
    };
    const [message] = problemsAfter(changes).filter(({ check }) => check === 'route/suffix-collision');
    expect(message?.message).toContain('Write another one that has it.');
    expect(message?.suggestion).toBeUndefined();
  });

  it('reports a suffix that no address of its language has once, at the language', () => {
    const told = problemsAfter({
      'site.config.json#/locales/1/suffix': '-en',
      'pages/about.json#/paths': { es: '/nosotros-es' },
    }).filter(({ check }) => check.startsWith('route/'));
    expect(told).toMatchObject([
      { file: 'site.config.json', pointer: '/locales/1/suffix', suggestion: '-es' },
    ]);
  });
});
