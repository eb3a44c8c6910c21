import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import type { RememberedPage } from './build-memory.ts';
import { standAlone } from './stand-alone.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stand-alone-'));
  for (const folder of ['pages', 'locales']) mkdirSync(path.join(root, folder));
  for (const file of ['locales/en.json', 'pages/other.json']) writeFileSync(path.join(root, file), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const pageOf = (id: string, more: object = {}, document: object = {}): PageFile =>
  ({ file: `pages/${id}.json`, document: { id, sections: [], ...document }, ...more }) as unknown as PageFile;

const locales = [
  { locale: 'en', suffix: '' },
  { locale: 'es', suffix: '-es' },
];

/** Whether a page may come to a site with another page, or go. */
const standsAlone = (page: PageFile, { other = pageOf('other'), config = {} } = {}): boolean => {
  const source = { config: { locales, ...config }, locales: { en: {} } } as unknown as SiteSource;
  const others = () => [{ outline: other } as RememberedPage];
  return standAlone([page], { root, source, others });
};

const news = pageOf('news', {}, { path: '/our/news' });

describe('whether a page may come or go without concerning another', () => {
  it('may when nothing leads to it', () => {
    expect(standsAlone(news)).toBe(true);
  });

  it.each([
    ['pages/other.json', 'page:news'],
    ['pages/other.json', 'page:news#team'],
    ['pages/other.json', '/our/news'],
    ['pages/other.json', '/our-es/news'],
    ['pages/other.json', 'page:%{place}'],
    ['locales/en.json', '[News](page:news)'],
  ])('may not when %s says %s', (file, link) => {
    writeFileSync(path.join(root, file), JSON.stringify({ link }));
    expect(standsAlone(news)).toBe(false);
  });

  it('may when others lead to pages with longer names', () => {
    writeFileSync(
      path.join(root, 'pages/other.json'),
      '["page:newsletter", "page:news-2", "/our/newsletter"]',
    );
    expect(standsAlone(news)).toBe(true);
  });

  it.each(['page:\\u006eews', '\\/our\\/news'])('may not when a link may be written as %s', (link) => {
    writeFileSync(path.join(root, 'pages/other.json'), `{ "link": "${link}" }`);
    expect(standsAlone(news)).toBe(false);
  });

  it('may not when the configuration leads to it', () => {
    expect(standsAlone(news, { config: { redirects: { '/old': 'page:news' } } })).toBe(false);
  });

  it('may not when another page has its address, which one of both hides', () => {
    expect(standsAlone(pageOf('plain'), { other: pageOf('other', {}, { path: '/plain' }) })).toBe(false);
    expect(standsAlone(pageOf('first', {}, { path: '/other' }))).toBe(false);
  });

  it('may not when others list it, or it is where all trails begin', () => {
    expect(standsAlone(pageOf('news', { collection: 'posts', slug: 'news' }))).toBe(false);
    expect(standsAlone(pageOf('news', {}, { card: {} }))).toBe(false);
    expect(standsAlone(pageOf('news', {}, { path: '/' }))).toBe(false);
  });

  it('may not when its name may be written in several ways', () => {
    expect(standsAlone(pageOf('news', {}, { path: '/año' }))).toBe(false);
  });
});
