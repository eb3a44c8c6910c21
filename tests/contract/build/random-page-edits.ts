import { rm } from 'node:fs/promises';
import type { PageDocument } from '../../../src/generated/types.ts';
import type { SiteCopy } from '../../copy-site.ts';
import type { Random } from '../../random-of.ts';
import type { RandomEdit } from '../checks/site-edit.ts';
import { editedPages } from './edited-pages.ts';

/** An edit of one of the edited pages. */
export const onPage =
  (name: string, change: (page: PageDocument, random: Random) => void) => (random: Random) => {
    const file = `pages/${editedPages[random(editedPages.length)]}.json`;
    return {
      name: `${name} of ${file}`,
      run: async (site: SiteCopy) => {
        await site.edit<PageDocument>(file, (page) => change(page, random));
        return [];
      },
    };
  };

/** A copy of a page under one of a few names and addresses, so that some fall together. */
const newPage: RandomEdit = (random) => {
  const from = editedPages[random(editedPages.length - 1)];
  const [id, address] = [`extra-${random(3)}`, `/extra-${random(4)}`];
  const file = `pages/${id}.json`;
  return {
    name: `the page ${id} of ${from} at ${address}`,
    run: async (site) => {
      const { paths: _, ...page } = JSON.parse(await site.read(`pages/${from}.json`)) as PageDocument;
      await site.write(file, JSON.stringify({ ...page, id, path: address }, null, 2));
      return [file];
    },
  };
};

const lostPage: RandomEdit = (random) => {
  const file = `pages/extra-${random(3)}.json`;
  return {
    name: `without ${file}`,
    run: async (site) => {
      await rm(site.file(file), { force: true });
      return [];
    },
  };
};

/** Edits of one page. */
export const randomPageEdits: RandomEdit[] = [
  onPage('the order of the sections', ({ sections }) => void sections.push(...sections.splice(1, 1))),
  onPage('a section less', ({ sections }) => void (sections.length > 2 && sections.splice(1, 1))),
  onPage('a section more', ({ sections }, random) => {
    const section = sections[random(sections.length)];
    if (section) sections.push({ ...section, id: `${section.type}-more-${random(100)}` });
  }),
  onPage('a draft', ({ sections }, random) => {
    const section = sections[random(sections.length)];
    if (section) section.draft = true;
  }),
  onPage('a time', ({ sections }, random) => {
    const section = sections[random(sections.length)];
    if (section) section.publishAt = `${2000 + random(100)}-01-01T00:00:00Z`;
  }),
  onPage('the name of the last section', ({ sections }, random) => {
    const last = sections.at(-1);
    if (last) last.id = `${last.type}-${random(100)}`;
  }),
  onPage('a link', (page, random) => {
    const text = JSON.stringify(page.sections);
    const target = ['page:contact', 'page:rewards', 'page:about-us'][random(3)];
    page.sections = JSON.parse(text.replace(/"page:[a-z-]+"/, `"${target}"`)) as PageDocument['sections'];
  }),
  onPage('hidden from search engines', (page) => {
    page.meta = { ...page.meta, noindex: !page.meta.noindex };
  }),
  newPage,
  newPage,
  lostPage,
];
