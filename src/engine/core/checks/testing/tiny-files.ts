import type { Json } from '../../types.ts';
import { placeholderOr } from '../../words/placeholder.ts';

const section = (type: string, id: string, props: Json): Json => ({ type, id, props });

const site: Json = {
  name: 'Cups',
  origin: 'https://cups.example',
  defaultLocale: 'en',
  locales: [
    { locale: 'en', name: 'English', suffix: '', dir: 'ltr' },
    { locale: 'es', name: 'Español', suffix: '-es', dir: 'ltr' },
  ],
  facts: { email: 'hello@cups.example', year: '2012', price: { en: '$5', es: '5 $' } },
  names: ['Cups'],
  collections: {
    products: { path: '/products/{slug}', paths: { es: '/taza-{slug}-es' }, overview: 'page:home' },
  },
  notFound: 'page:lost',
  redirects: { '/menu': '/menu.pdf' },
  layout: {
    before: [],
    after: [
      section('banner', 'footer', {
        title: 't:site.footer',
        button: { label: 't:about.title', link: 'page:about' },
      }),
    ],
  },
  services: { backendUrl: '/', backendKey: 'public', contactUrl: '/contact-mail', newsletterUrl: '/letters' },
  constants: {},
};

const home: Json = {
  id: 'home',
  path: '/',
  meta: { title: 't:home.meta.title', description: 't:home.meta.description' },
  sections: [
    section('banner', 'top', {
      title: 't:home.top.title',
      columns: 2,
      tone: 'warm',
      image: { src: '/images/cup.svg', alt: 't:home.top.alt' },
      button: { label: 't:home.top.more', link: 'page:about#story' },
    }),
    section('grid', 'cups', {
      title: 't:home.cups.title?smart_count=collection:products',
      cards: 'collection:products',
      items: [
        { type: 'words', text: 't:home.cups.words' },
        { type: 'picture', icon: 'gift' },
      ],
    }),
  ],
};

const about: Json = {
  id: 'about',
  meta: { title: 't:about.title', description: 't:about.description' },
  sections: [
    section('banner', 'story', {
      title: 't:about.title',
      button: { label: 't:home.top.more', link: 'mailto:%{email}' },
    }),
    section('ask', 'ask', {
      form: {
        id: 'ask',
        schema: 'ask',
        endpoint: 'contact',
        fields: [
          {
            name: 'name',
            kind: 'text',
            label: 't:about.name',
            autocomplete: 'name',
            errors: { minLength: 't:about.short' },
          },
          {
            name: 'topic',
            kind: 'select',
            label: 't:about.topic',
            options: [
              { value: 'cups', label: 't:about.cups' },
              { value: 'other', label: 't:about.other' },
            ],
            errors: { required: 't:about.choose' },
          },
        ],
        submit: 't:about.send',
        sending: 't:about.sending',
        sent: { title: 't:about.thanks', again: 't:about.again' },
        noScript: 't:about.noScript',
        toasts: {
          sent: { title: 't:about.thanks', text: 't:about.thanks' },
          failed: { title: 't:about.failed', text: 't:about.failed' },
          close: 't:about.close',
        },
      },
    }),
  ],
};

const lost: Json = {
  id: 'lost',
  path: '/404',
  status: 404,
  meta: { title: 't:lost.title', description: 't:lost.title', noindex: true },
  sections: [section('banner', 'lost', { title: 't:lost.title' })],
};

const cup: Json = {
  id: 'cup',
  meta: {
    title: 't:cup.title|A cup',
    description:
      't:cup.description|A cup since %{year} for %{price}, made by hand and glazed in the blue of the sea',
  },
  card: {
    title: 't:cup.title|A cup',
    description:
      't:cup.description|A cup since %{year} for %{price}, made by hand and glazed in the blue of the sea',
    imageBg: { src: '/images/cup.svg' },
    tone: 'warm',
  },
  features: [{ title: 't:cup.title|A cup', description: 't:cup.title|A cup', icon: 'gift' }],
  sections: [section('grid', 'features', { title: 't:cup.title|A cup', features: 'self:features' })],
};

const words = (translated: (text: string) => string): Json => {
  const t = translated;
  return {
    site: { footer: t('Since %{year}') },
    home: {
      meta: {
        title: t('Cups'),
        description: t('All our cups, made with care in one small workshop near the sea'),
      },
      top: { title: t('Drink'), alt: t('A cup'), more: t('All cups') },
      cups: { title: t('One cup |||| %{smart_count} cups'), words: t('We like cups') },
    },
    about: {
      title: t('About us'),
      description: t('Who we are, where our workshop stands and how to write to %{email}'),
      name: t('Name'),
      short: t('Too short'),
      topic: t('Topic'),
      cups: t('Cups'),
      other: t('Other'),
      choose: t('Choose'),
      send: t('Send'),
      sending: t('Sending'),
      thanks: t('Thanks'),
      again: t('Again'),
      noScript: t('Write instead'),
      failed: t('Failed'),
      close: t('Close'),
    },
    lost: { title: t('Not found') },
  };
};

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' };

/** Words of no language, so that no check takes them for English: vowels with accents, facts as they were. */
const spanish = (text: string) =>
  text.replace(placeholderOr(/[aeiouy]/g), (found) => accents[found] ?? found);

/** The files of a small site without a fault: four pages, two languages, a collection, a form. */
export const tinyFiles = (): Record<string, Json> => ({
  'site.config.json': site,
  'pages/about.json': about,
  'pages/home.json': home,
  'pages/lost.json': lost,
  'pages/products/cup.json': cup,
  'locales/en.json': words((text) => text),
  'locales/es.json': {
    ...words(spanish),
    cup: {
      title: 'Una taza',
      description: 'Una taza desde %{year} por %{price}, hecha a mano y esmaltada en el azul del mar',
    },
  },
});
