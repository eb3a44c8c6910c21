import { describe, expect, it } from 'vitest';
import { findRoute } from '../addresses/routes.ts';
import { prepareSite } from '../site.ts';
import { tinyPage, tinyPages, tinySource } from '../testing/tiny-site.ts';
import { collectionCards } from './collection-cards.ts';
import { resolvePage } from './resolve-page.ts';

const props = {
  title: 't:home.title',
  link: 'page:contact#form',
  image: { src: '/a.svg', alt: 't:meta.title' },
  icon: 'gift',
  cards: 'collection:solutions',
  columns: 3,
};
const $lint = [{ disable: 'i18n/inline-literal', reason: 'a name' }];
const full = tinyPage('home', {
  path: '/',
  $lint,
  sections: [{ $lint, version: 1, type: 'hero', id: 'hero', props }],
});
const site = prepareSite(tinySource({ pages: [full, ...tinyPages.slice(1)] }));
const resolve = (path: string) => {
  const route = findRoute(site.manifest, path);
  if (!route) throw new Error(path);
  return resolvePage(site, route);
};

describe('a resolved page', () => {
  const page = resolve('/-es');
  const hero = page.sections[0]?.props as typeof props & { cards: unknown };

  it('has its words, title and direction in its language', () => {
    expect(hero.title).toBe('Hola');
    expect(page).toMatchObject({ locale: 'es', dir: 'ltr', title: 'Título – Tiny', description: 'Palabras' });
    expect(resolve('/-ar').dir).toBe('rtl');
  });
  it('has a title with signs that mean something to a replacement as it is written', () => {
    const title = 'US$$ & EUR: save $& now';
    const document = { ...full.document, meta: { ...full.document.meta, title } };
    const priced = prepareSite(tinySource({ pages: [{ ...full, document }, ...tinyPages.slice(1)] }));
    const route = findRoute(priced.manifest, '/');
    expect(route && resolvePage(priced, route).title).toBe(`${title} – Tiny`);
  });
  it('carries -es on all internal links of a Spanish page', () => expect(hero.link).toBe('/contact-es#form'));
  it('knows the size of its pictures', () => {
    expect(hero.image).toEqual({ src: '/a.svg', alt: 'Título', width: 40, height: 20 });
  });
  it('lists the entries of a collection in their order with their links', () => {
    expect(hero.cards).toMatchObject([
      { id: 'loyalty', title: 'Lealtad', link: '/inspira-loyalty-es', imageBg: { width: 40 } },
      { id: 'pay', title: 'Pagos', link: '/inspira-pay-es' },
    ]);
  });
  it('lists entries without an order by their names, in the same order on every machine', () => {
    const [pay, loyalty] = tinyPages.slice(-2).map((file, index) => {
      const { order: _, ...document } = file.document;
      return { ...file, slug: ['a', 'B'][index] ?? '', document };
    });
    const pages = [full, ...tinyPages.slice(1, -2), ...(pay && loyalty ? [pay, loyalty] : [])];
    const unordered = prepareSite(tinySource({ pages }));
    expect(collectionCards(unordered, 'solutions', 'en').map(({ id }) => id)).toEqual(['loyalty', 'pay']);
  });
  it('carries the drawings of the icons it names and of those its sections draw', () => {
    expect(Object.keys(page.icons)).toEqual(['arrow-right', 'gift']);
  });
  it('names the overview of its collection in its language, when it is an entry of one', () => {
    expect(resolve('/solutions/pay').parent).toBe('/solutions');
    expect(resolve('/inspira-pay-es').parent).toBe('/solutions-es');
    expect(resolve('/solutions-es/pay').parent).toBe('/solutions-es');
    expect(resolve('/solutions')).not.toHaveProperty('parent');
  });
  it('names that overview, too, where an entry is missing', () => {
    expect(resolve('/solutions-es/nothing').parent).toBe('/solutions-es');
  });
  it('leaves settings that are not marked as they are', () => expect(hero.columns).toBe(3));
  it('carries nothing of what its document tells the checks', () => {
    expect(JSON.stringify(page)).not.toContain('inline-literal');
    expect(page.sections[0]).not.toHaveProperty('version');
  });
  it('names its canonical address and its other languages', () => {
    expect(resolve('/solutions-es/loyalty').canonical).toBe('https://tiny.example/inspira-loyalty-es');
    expect(page.alternates).toEqual([
      { locale: 'en', href: 'https://tiny.example/' },
      { locale: 'es', href: 'https://tiny.example/-es' },
      { locale: 'ar', href: 'https://tiny.example/-ar' },
      { locale: 'x-default', href: 'https://tiny.example/' },
    ]);
  });
});
