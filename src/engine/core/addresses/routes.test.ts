import { describe, expect, it } from 'vitest';
import { tinyConfig, tinyPage, tinyPages } from '../testing/tiny-site.ts';
import { translationsOf } from './indexing.ts';
import {
  buildRoutes,
  collectionPatterns,
  findRoute,
  localeOfPath,
  pathOfPage,
  suffixedPath,
} from './routes.ts';

const manifest = buildRoutes(tinyConfig, tinyPages);
const shown = (path: string, slug?: string) => {
  const route = findRoute(manifest, path, slug);
  return route && `${route.pageId} ${route.locale}`;
};

describe('the suffix rule', () => {
  it('makes root /-es', () => expect(suffixedPath('/', '-es')).toBe('/-es'));
  it('adds the suffix to other pages', () => expect(suffixedPath('/about-us', '-es')).toBe('/about-us-es'));
  it('adds it to the first segment', () =>
    expect(suffixedPath('/solutions/pay', '-es')).toBe('/solutions-es/pay'));
  it('leaves the default language alone', () => expect(suffixedPath('/contact', '')).toBe('/contact'));
});

describe('the manifest', () => {
  it('maps every page and language to one canonical path and back', () => {
    const canonical = manifest.routes.filter((route) => route.canonical);
    expect(new Set(canonical.map(({ path }) => path)).size).toBe(canonical.length);
    for (const { pageId, locale, path } of canonical) {
      expect(pathOfPage(manifest, pageId, locale)).toBe(path);
      expect(findRoute(manifest, path)).toMatchObject({ pageId, locale });
    }
  });

  it('gives solutions their dedicated Spanish path and keeps the suffixed one as an alias', () => {
    expect(pathOfPage(manifest, 'loyalty', 'es')).toBe('/inspira-loyalty-es');
    expect(findRoute(manifest, '/solutions-es/loyalty')).toMatchObject({
      pageId: 'loyalty',
      locale: 'es',
      canonical: false,
    });
  });

  it('uses the suffix where a language has no dedicated path', () => {
    expect(pathOfPage(manifest, 'loyalty', 'ar')).toBe('/solutions-ar/loyalty');
  });

  it('lists only the languages in which a page exists', () => {
    const english = buildRoutes(tinyConfig, [...tinyPages, tinyPage('news', { locales: ['en', 'ar'] })]);
    expect(translationsOf(english, 'news').map(({ path }) => path)).toEqual(['/news', '/news-ar']);
    expect(pathOfPage(english, 'news', 'es')).toBeUndefined();
  });
});

describe('the solution detail', () => {
  it('takes the slug from the route parameter, not from the query', () => {
    expect(shown('/solutions/loyalty', 'pay')).toBe('loyalty en');
    expect(shown('/solutions-es/loyalty', 'pay')).toBe('loyalty es');
  });
  it('else from the query parameter named slug', () =>
    expect(shown('/inspira-loyalty-es', 'pay')).toBe('pay es'));
  it('else from the last path segment', () => expect(shown('/inspira-loyalty-es')).toBe('loyalty es'));
  it('shows Solution not found for an unknown slug, in the language of the path', () => {
    expect(shown('/solutions/nothing')).toBe('solution-not-found en');
    expect(shown('/solutions/loyalty-es')).toBe('solution-not-found es');
    expect(shown('/inspira-nothing-es')).toBe('solution-not-found es');
    expect(shown('/inspira-loyalty-es', 'nothing')).toBe('solution-not-found es');
  });
});

describe('any other path', () => {
  it('shows the not-found screen', () => expect(shown('/nowhere')).toBe('not-found en'));
  it('in Spanish when the path contains -es', () => expect(shown('/nowhere-es')).toBe('not-found es'));
  it('does not find upper-case paths', () => expect(shown('/Contact')).toBe('not-found en'));
  it('leaves a slug in the query of another page alone', () =>
    expect(shown('/contact', 'pay')).toBe('contact en'));
});

describe('the language of a path', () => {
  it('is Spanish when the path contains -es, English otherwise', () => {
    expect(localeOfPath(tinyConfig, '/contact-es')).toBe('es');
    expect(localeOfPath(tinyConfig, '/contact')).toBe('en');
  });
});

describe('collectionPatterns', () => {
  const solutions = { path: '/solutions/{slug}', paths: { es: '/inspira-{slug}-es' }, overview: 'page:home' };
  const patterns = collectionPatterns({ ...tinyConfig, collections: { solutions } });
  const inSpanish = patterns.filter(({ locale }) => locale === 'es');

  it('gives the pattern of all languages before the one of a language', () =>
    expect(inSpanish.map(({ text, own }) => [text, own])).toEqual([
      ['/solutions-es/{slug}', false],
      ['/inspira-{slug}-es', true],
    ]));
  it('tells what stands before and after the slug', () =>
    expect(inSpanish[1]).toMatchObject({ before: '/inspira-', after: '-es' }));
});
