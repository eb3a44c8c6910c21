import { describe, expect, it } from 'vitest';
import { translationsOf } from '../addresses/indexing.ts';
import { findRoute } from '../addresses/routes.ts';
import { prepareSite } from '../site.ts';
import { tinyConfig, tinyPage, tinyPages, tinySource } from '../testing/tiny-site.ts';
import { resolvePage } from './resolve-page.ts';
import { lacksWords, type UntranslatedPolicy } from './untranslated.ts';

const meta = { title: 't:news.title', description: 't:news.text' };
const section = (id: string, title: string) => ({
  type: 'hero',
  id,
  props: { title, link: 'page:contact', cards: 'collection:languages' },
});
const news = tinyPage('news', {
  meta,
  sections: [section('top', 't:news.top'), section('more', 't:news.more')],
});
const english = { title: 'News', text: 'All', top: 'New', more: 'More' };

/** The site with a page of news, of which Spanish has some words only. */
const siteWith = (untranslated: UntranslatedPolicy, spanish: object, pages = [...tinyPages, news]) => {
  const { locales } = tinySource();
  const locale = { ...tinyConfig.locales[1], untranslated } as (typeof tinyConfig.locales)[1];
  const notice = section('notice', 't:meta.title');
  const config = {
    ...tinyConfig,
    locales: [tinyConfig.locales[0], locale] as typeof tinyConfig.locales,
    layout: { before: [], after: [], untranslated: notice },
  };
  const words = {
    en: { ...locales.en, news: english },
    es: { ...locales.es, news: spanish },
  } as typeof locales;
  return prepareSite(tinySource({ config, pages, locales: words }));
};

const resolve = (site: ReturnType<typeof siteWith>, path: string) => {
  const route = findRoute(site.manifest, path);
  if (!route) throw new Error(path);
  return resolvePage(site, route);
};

const shown = (page: ReturnType<typeof resolve>) =>
  page.sections.map(({ id, lang, props }) => [id, lang, (props as { title: string }).title]);

describe('words that a language lacks', () => {
  it('are those of a key alone', () => {
    expect([lacksWords({ a: 'x' }, 't:a'), lacksWords({}, 't:a|A'), lacksWords({}, 'Plain words')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('fallback', () => {
  it('shows a section without all of its words in the default language, marked so, below the notice', () => {
    const page = resolve(
      siteWith('fallback', { title: 'Novedades', text: 'Todo', top: 'Nuevo' }),
      '/news-es',
    );
    expect(shown(page)).toEqual([
      ['notice', undefined, 'Título'],
      ['top', undefined, 'Nuevo'],
      ['more', 'en', 'More'],
    ]);
    expect(page.sections[2]).toMatchObject({ dir: 'ltr', props: { link: '/contact-es' } });
    expect(page).toMatchObject({
      locale: 'es',
      title: 'Novedades – Tiny',
      canonical: 'https://tiny.example/news-es',
    });
    expect(page.alternates.map(({ locale }) => locale)).toEqual(['en', 'es', 'x-default']);
  });

  it('leaves a page of which nothing is translated to the default language in searches', () => {
    const site = siteWith('fallback', {});
    const page = resolve(site, '/news-es');
    expect(page).toMatchObject({
      locale: 'es',
      title: 'News – Tiny',
      canonical: 'https://tiny.example/news',
    });
    expect(page.alternates).toEqual([]);
    expect(translationsOf(site.manifest, 'news').map(({ locale }) => locale)).toEqual(['en']);
    expect(resolve(site, '/news').alternates.map(({ locale }) => locale)).toEqual(['en', 'x-default']);
  });

  it('says nothing on a page that is translated', () => {
    const page = resolve(siteWith('fallback', english), '/news-es');
    expect(shown(page).map(([id]) => id)).toEqual(['top', 'more']);
  });
});

describe('hide', () => {
  it('leaves out a section without all of its words', () => {
    const page = resolve(siteWith('hide', { title: 'Novedades', text: 'Todo', top: 'Nuevo' }), '/news-es');
    expect(shown(page)).toEqual([['top', undefined, 'Nuevo']]);
  });

  it.each([
    ['its title', { text: 'Todo', top: 'Nuevo', more: 'Más' }],
    ['its first section', { title: 'Novedades', text: 'Todo', more: 'Más' }],
  ])('leaves out a page without %s: it has no route, and its language is switched to home', (_, words) => {
    const site = siteWith('hide', words);
    expect(site.manifest.byPath.has('/news-es')).toBe(false);
    expect(site.manifest.byPath.has('/news')).toBe(true);
    const [top] = resolve(site, '/news').sections;
    expect(top?.props).toMatchObject({
      cards: [
        { locale: 'en', link: '/news' },
        { locale: 'es', link: '/-es' },
      ],
    });
  });
});

describe('hide, where home is not translated either', () => {
  it('keeps the language of a page in its switch: it leads to the page itself', () => {
    const home = tinyPage('home', { path: '/', sections: [section('top', 't:news.top')] });
    const missing = tinyPage('not-found', {
      path: '/404',
      status: 404,
      sections: [section('top', 't:meta.title')],
    });
    const [top] = resolve(siteWith('hide', {}, [home, missing, tinyPage('contact')]), '/404-es').sections;
    expect(top?.props).toMatchObject({
      cards: [
        { locale: 'en', link: '/', current: false },
        { locale: 'es', link: '/404-es', current: true, suffix: '-es' },
      ],
    });
  });
});

describe('error', () => {
  it('changes nothing: the checks do not let such a site be built', () => {
    expect(shown(resolve(siteWith('error', {}), '/news-es'))).toEqual([
      ['top', undefined, 'news.top'],
      ['more', undefined, 'news.more'],
    ]);
  });
});
