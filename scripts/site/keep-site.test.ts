import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { copySite, type SiteCopy } from '../../tests/copy-site.ts';
import { keepSite } from './keep-site.ts';
import { readSite, type SiteFiles, type SiteMemory } from './site-files.ts';

const copies: SiteCopy[] = [];
let site: SiteCopy;
let memory: SiteMemory;
let before: SiteFiles;

const clock = { now: Date.now(), drafts: false };
const read = () => readSite(site.root, { memory, clock });
/** Of a file that was edited a moment ago nothing is known by its signature. */
const settle = () => setTimeout(60);

beforeEach(async () => {
  site = await copySite(path.resolve(import.meta.dirname, '../../tests/fixtures/mini-site'));
  copies.push(site);
  await settle();
  memory = keepSite(site.root);
  before = await read();
});
afterAll(() => Promise.all(copies.map(({ remove }) => remove())));

const pageOf = ({ source }: SiteFiles, file: string) => source.pages.find((page) => page.file === file);

describe('what is kept of a site', () => {
  it('is the same values as long as nothing is edited', async () => {
    const { source } = await read();
    expect(source.assets).toBe(before.source.assets);
    expect(source.schemas).toBe(before.source.schemas);
    expect(source.locales.en).toBe(before.source.locales.en);
    for (const [index, { document }] of source.pages.entries())
      expect(document).toBe(before.source.pages[index]?.document);
  });

  it('is what is read from nothing after any edit: of a page, words, pictures, the configuration', async () => {
    await site.replace('pages/home.json', '"page-hero"', '"page-heroo"');
    await site.replace('locales/en.json', 'Our rooms', 'Cabins');
    await site.replace('site.config.json', '"Faro"', '"Light"');
    await site.write('public/note.txt', 'new');
    await site.write('pages/more.json', await site.read('pages/rooms.json'));
    const { source, faults, repeating, isInForm, texts } = await read();
    const anew = await readSite(site.root, { clock });
    const files = ['site.config.json', 'pages/home.json', 'pages/more.json', 'locales/en.json'];
    expect({ source, faults, repeating, inForm: files.map(isInForm) }).toEqual({
      source: anew.source,
      faults: anew.faults,
      repeating: anew.repeating,
      inForm: files.map(anew.isInForm),
    });
    expect([...texts.keys()].sort()).toEqual([...anew.texts.keys()].sort());
    expect(pageOf({ ...anew, source }, 'pages/rooms.json')).toEqual(pageOf(anew, 'pages/rooms.json'));
  });

  it('is the same page when it is saved as it was', async () => {
    await site.write('pages/rooms.json', await site.read('pages/rooms.json'));
    expect(pageOf(await read(), 'pages/rooms.json')?.document).toBe(
      pageOf(before, 'pages/rooms.json')?.document,
    );
  });

  it('is never the text before the last of two quick saves of the same length', async () => {
    const text = await site.read('locales/en.json');
    for (const name of ['Rooms', 'Rooma', 'Roomb', 'Roomc']) {
      writeFileSync(site.file('locales/en.json'), text.replace('"rooms": "Rooms"', `"rooms": "${name}"`));
      expect(JSON.stringify((await read()).source.locales.en)).toContain(`"rooms":"${name}"`);
    }
  });

  it('tells the faults of a file each time, and no more when they are mended', async () => {
    await site.write('pages/home.json', '{ "id": ');
    await settle();
    for (const _ of [1, 2])
      expect((await read()).faults.map(({ file }) => file)).toEqual(['pages/home.json']);
    await site.restore();
    expect((await read()).faults).toEqual([]);
  });
});
