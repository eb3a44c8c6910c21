import { rename } from 'node:fs/promises';
import type { PageDocument } from '../../../src/generated/types.ts';
import type { SiteCopy } from '../../copy-site.ts';
import type { Random } from '../../random-of.ts';
import type { RandomEdit } from '../checks/site-edit.ts';
import { onPage } from './random-page-edits.ts';

const entries = ['loyalty', 'travel', 'pay'];

const onEntry = (name: string, change: (page: PageDocument, random: Random) => void): RandomEdit => {
  return (random) => {
    const file = `pages/solutions/${entries[random(entries.length)]}.json`;
    return {
      name: `${name} of ${file}`,
      run: async (site) => {
        await site.edit<PageDocument>(file, (page) => change(page, random));
        return [];
      },
    };
  };
};

const movedFile: RandomEdit = (random) => {
  const [from, to] = random(2) === 0 ? ['pay', 'pay-now'] : ['pay-now', 'pay'];
  return {
    name: `the file of ${from} as ${to}`,
    run: async (site: SiteCopy) => {
      const file = `pages/solutions/${to}.json`;
      await rename(site.file(`pages/solutions/${from}.json`), site.file(file)).catch(() => undefined);
      return to === 'pay-now' ? [file] : [];
    },
  };
};

const faulty: ((page: PageDocument) => unknown)[] = [
  (page) => Object.assign(page, { path: 5 }),
  (page) => Object.assign(page, { paths: 'es' }),
  (page) => Object.assign(page, { locales: 'en' }),
  (page) => Object.assign(page, { meta: null }),
  (page) => Object.assign(page, { id: 7 }),
  (page) => Object.assign(page, { card: [] }),
];

/** Edits of what other pages, lists of them and the site map know of a page. */
export const randomKnownEdits: RandomEdit[] = [
  onPage('another address', (page, random) => {
    page.path = `/moved-${random(4)}`;
  }),
  onPage('an address of its own in Spanish', (page, random) => {
    page.paths = { es: `/lugar-${random(4)}-es` };
  }),
  onPage('only English', (page) => {
    page.locales = ['en'];
  }),
  onPage('another title', (page, random) => {
    page.meta = { ...page.meta, title: `t:${['about', 'rewards'][random(2)]}.meta.title` };
  }),
  onPage('a picture for links', (page) => {
    page.meta = { ...page.meta, image: { src: '/images/share-template.svg' } };
  }),
  onPage('a page that is a draft', (page) => {
    page.draft = !page.draft;
  }),
  onPage('a page for a time', (page, random) => {
    page.unpublishAt = `${2000 + random(100)}-01-01T00:00:00Z`;
  }),
  onPage('a fault', (page, random) => void faulty[random(faulty.length)]?.(page)),
  onEntry('the place', (page, random) => {
    page.order = random(100);
  }),
  onEntry('the icon', ({ card }) => {
    if (card) card.icon = 'gift';
  }),
  onEntry('the words of the card', ({ card }, random) => {
    if (card) card.title = `${card.title} ${random(100)}`;
  }),
  onEntry('the picture of the card', ({ card }) => {
    if (card) card.imageBg = { src: '/images/solutions/share.svg' };
  }),
  onEntry('no card', (page) => void delete page.card),
  onEntry('a draft', (page) => {
    page.draft = !page.draft;
  }),
  movedFile,
];
