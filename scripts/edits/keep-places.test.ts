import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { isSameOutline, keepPlaces, type PageEdit } from './keep-places.ts';
import type { RememberedPage } from './remember-page.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'keep-places-'));
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

const keepAfter = (edits: PageEdit[], others: RememberedPage[] = []): boolean =>
  keepPlaces(edits, { root, source: source as unknown as SiteSource, others: () => others });

/** Whether nothing on a site with another page leads to what the page `a`, edited so, has lost. */
const keepsAfter = (now: RememberedPage, b = pageOf('b')): boolean =>
  keepAfter([{ before: pageOf('a'), now }], [b]);

describe('whether an edit keeps the places that links lead to', () => {
  it('does as long as sections come and change places', () => {
    expect(keepsAfter(pageOf('a', { sections: ['team', 'hero', 'offices'] }))).toBe(true);
  });

  it('does when a section goes that nothing leads to', () => {
    expect(keepsAfter(pageOf('a', { sections: ['hero'] }))).toBe(true);
  });

  it.each(['pages/b.json', 'locales/en.json'])('does not when %s leads to it', (file) => {
    writeFileSync(path.join(root, file), '{ "to": "page:a#team" }');
    expect(keepsAfter(pageOf('a', { sections: ['hero'] }))).toBe(false);
  });

  it('does not when a fact may lead to it, wherever its value comes from', () => {
    const edits = [{ before: pageOf('a'), now: pageOf('a', { sections: ['hero'] }) }];
    const config = { facts: { place: 'page:a#team' } };
    const around = { root, source: { ...source, config } as unknown as SiteSource, others: () => [] };
    expect(keepPlaces(edits, around)).toBe(false);
    writeFileSync(path.join(root, 'pages/b.json'), '{ "to": "page:a#%{place}" }');
    expect(keepsAfter(pageOf('a', { sections: ['hero'] }))).toBe(false);
  });

  it('does not when a link may be written with letters as numbers', () => {
    writeFileSync(path.join(root, 'pages/b.json'), '{ "to": "page:a#\\u0074eam" }');
    expect(keepsAfter(pageOf('a', { sections: ['hero'] }))).toBe(false);
  });
});

describe('what others know of a page', () => {
  it('is the same while only its sections change, and another when its title does', () => {
    const { outline } = pageOf('a');
    expect(isSameOutline(outline, pageOf('a', { sections: [] }).outline)).toBe(true);
    expect(isSameOutline(outline, pageOf('a', { title: 't:b' }).outline)).toBe(false);
  });
});
