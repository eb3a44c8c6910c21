import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteSource } from '../../src/engine/core/types.ts';
import type { RememberedPage } from './build-memory.ts';
import { type PageEdit, stayInPages } from './stay-in-pages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stay-in-pages-'));
  for (const folder of ['pages', 'locales']) mkdirSync(path.join(root, folder));
  for (const file of ['locales/en.json', 'pages/a.json', 'pages/b.json'])
    writeFileSync(path.join(root, file), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const pageOf = (id: string, { sections = ['hero', 'team'], assets = ['/a.svg'], title = 't:a' } = {}) =>
  ({
    signature: '1',
    outline: {
      file: `pages/${id}.json`,
      document: { id, meta: { title }, sections: sections.map((name) => ({ type: 'hero', id: name })) },
      outline: true,
    },
    assets,
  }) as unknown as RememberedPage;

const source = { config: {}, assets: { '/c.svg': { url: '/c.svg' } }, locales: { en: {} } };

const stayAfter = (edits: PageEdit[], others: RememberedPage[] = []): boolean =>
  stayInPages(edits, { root, source: source as unknown as SiteSource, others: () => others });

/** Whether the page `a`, edited so, concerns nothing but itself on a site with another page. */
const staysAfter = (now: RememberedPage, b = pageOf('b')): boolean =>
  stayAfter([{ before: pageOf('a'), now }], [b]);

describe('whether an edit stays in its page', () => {
  it('does as long as sections come and change places', () => {
    expect(staysAfter(pageOf('a', { sections: ['team', 'hero', 'offices'] }))).toBe(true);
  });

  it('does when a section goes that nothing leads to', () => {
    expect(staysAfter(pageOf('a', { sections: ['hero'] }))).toBe(true);
  });

  it.each(['pages/b.json', 'locales/en.json'])('does not when %s leads to it', (file) => {
    writeFileSync(path.join(root, file), '{ "to": "page:a#team" }');
    expect(staysAfter(pageOf('a', { sections: ['hero'] }))).toBe(false);
  });

  it('does not when a fact may lead to it, wherever its value comes from', () => {
    const edits = [{ before: pageOf('a'), now: pageOf('a', { sections: ['hero'] }) }];
    const config = { facts: { place: 'page:a#team' } };
    const around = { root, source: { ...source, config } as unknown as SiteSource, others: () => [] };
    expect(stayInPages(edits, around)).toBe(false);
    writeFileSync(path.join(root, 'pages/b.json'), '{ "to": "page:a#%{place}" }');
    expect(staysAfter(pageOf('a', { sections: ['hero'] }))).toBe(false);
  });

  it('does not when a link may be written with letters as numbers', () => {
    writeFileSync(path.join(root, 'pages/b.json'), '{ "to": "page:a#\\u0074eam" }');
    expect(staysAfter(pageOf('a', { sections: ['hero'] }))).toBe(false);
  });

  it('does not when its title changes, which other pages may show', () => {
    expect(staysAfter(pageOf('a', { title: 't:b' }))).toBe(false);
  });
});
