import type { PageDocument, SiteConfig } from '../../../generated/types.ts';
import type { PageFile, SiteSource } from '../types.ts';

/** A small site for tests: English, Spanish and Arabic, a home, a contact page, a collection of two solutions. */
export const tinyConfig: SiteConfig = {
  name: 'Tiny',
  origin: 'https://tiny.example',
  titlePattern: '%{title} – Tiny',
  defaultLocale: 'en',
  locales: [
    { locale: 'en', name: 'English', suffix: '', dir: 'ltr', og: 'en_US' },
    { locale: 'es', name: 'Español', suffix: '-es', dir: 'ltr', og: 'es_MX' },
    { locale: 'ar', name: 'العربية', suffix: '-ar', dir: 'rtl' },
  ],
  facts: { hotels: '1.1M', hours: { en: '9am–5pm', es: '9 a 17 h' } },
  collections: {
    solutions: {
      path: '/solutions/{slug}',
      paths: { es: '/inspira-{slug}-es' },
      notFound: 'page:solution-not-found',
      overview: 'page:solutions',
      schemaType: 'Service',
    },
  },
  notFound: 'page:not-found',
  layout: { before: [], after: [] },
  constants: {},
};

const meta = { title: 't:meta.title', description: 't:meta.description' };

/** A page document with one hero, to be changed by a test. */
export const tinyPage = (id: string, rest: Partial<PageDocument> = {}): PageFile => ({
  file: `pages/${id}.json`,
  document: {
    id,
    path: `/${id}`,
    meta,
    sections: [{ type: 'hero', id: 'hero', props: { title: 't:home.title' } }],
    ...rest,
  },
});

/** An entry of the collection solutions. */
const tinySolution = (slug: string, order: number): PageFile => {
  const { document } = tinyPage(slug);
  const { path: _, ...pathless } = document;
  const card = {
    title: `t:${slug}|The ${slug}`,
    description: 'x',
    imageBg: { src: '/a.svg' },
    tone: 'ink' as const,
  };
  return {
    file: `pages/solutions/${slug}.json`,
    collection: 'solutions',
    slug,
    document: { ...pathless, order, card },
  };
};

/** Pages with and without an address of their own, and two entries of a collection. */
export const tinyPages: PageFile[] = [
  tinyPage('home', { path: '/' }),
  tinyPage('contact'),
  tinyPage('solutions'),
  tinyPage('not-found', { path: '/404', status: 404 }),
  tinyPage('solution-not-found', { path: '/solutions/404', status: 404 }),
  tinySolution('pay', 20),
  tinySolution('loyalty', 10),
];

const text = { $ref: '../defs.schema.json#/$defs/text' };

const tinyLocales = (): SiteSource['locales'] => ({
  en: { meta: { title: 'Title', description: 'Words' }, home: { title: 'Hello, %{hotels} hotels' } },
  es: {
    meta: { title: 'Título', description: 'Palabras' },
    home: { title: 'Hola' },
    loyalty: 'Lealtad',
    pay: 'Pagos',
  },
  ar: {
    meta: { title: 'عنوان', description: 'كلمات' },
    home: { title: 'مرحبا' },
    loyalty: 'ولاء',
    pay: 'دفع',
  },
});

/** One section type whose schema marks a text, a link, a picture, an icon and a list. */
const tinySchemas = (): SiteSource['schemas'] => ({
  'defs.schema.json': {
    $defs: {
      text: { type: 'string' },
      link: { type: 'string' },
      icon: { type: 'string' },
      image: { type: 'object', title: 'Image' },
      card: {
        type: 'object',
        properties: {
          title: { $ref: '#/$defs/text' },
          link: { $ref: '#/$defs/link' },
          imageBg: { $ref: '#/$defs/image' },
        },
      },
      cards: { anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/$defs/card' } }] },
    },
  },
  'sections/hero.schema.json': {
    'x-icons': ['arrow-right'],
    properties: {
      title: text,
      link: { $ref: '../defs.schema.json#/$defs/link' },
      image: { $ref: '../defs.schema.json#/$defs/image' },
      icon: { $ref: '../defs.schema.json#/$defs/icon' },
      cards: { $ref: '../defs.schema.json#/$defs/cards' },
      columns: { type: 'number' },
    },
  },
});

/** The whole source, with one section type and words in three languages. */
export const tinySource = (change: Partial<SiteSource> = {}): SiteSource => ({
  clock: { now: Date.parse('2026-01-01T00:00:00Z'), drafts: false },
  config: tinyConfig,
  pages: tinyPages,
  locales: tinyLocales(),
  schemas: tinySchemas(),
  assets: { '/a.svg': { url: '/a.svg', width: 40, height: 20 } },
  icons: { 'arrow-right': [['path', { d: 'M5 12h14' }]], gift: [['path', { d: 'M1 1' }]] },
  ...change,
});
