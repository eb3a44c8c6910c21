import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateSite } from '../../bench/generate-site.ts';
import { createReader } from '../../site/file-reader.ts';
import { pageFilesIn, present, readFrame, readLocales } from '../../site/site-files.ts';
import { validateSite } from '../validate-site.ts';
import { checksFolder, frameKey, openCheckMemory } from './check-memory.ts';
import { knownParts } from './known-parts.ts';
import { sitePartsOf } from './site-parts-of.ts';

let root = '';
let cache = '';

/** Files that were changed a moment ago count as edited. */
const settle = () => setTimeout(60);

beforeEach(async () => {
  root = generateSite(100).root;
  cache = mkdtempSync(path.join(tmpdir(), 'known-parts-'));
  await settle();
  await validateSite(root, { inPartsFrom: 1, cache });
});

afterEach(() => {
  for (const folder of [root, cache]) rmSync(folder, { recursive: true });
});

const edit = async (file: string, from: string, to: string) => {
  const whole = path.join(root, file);
  const text = readFileSync(whole, 'utf8');
  expect(text).toContain(from);
  writeFileSync(whole, text.replace(from, to));
  await settle();
};

/** The numbers of the parts that must be looked at: four of pages, and eight of words. */
const unknownParts = async (): Promise<number[]> => {
  const pageFiles = pageFilesIn(root);
  const memory = openCheckMemory(root, pageFiles, cache);
  const { read } = createReader(root);
  const frame = await readFrame(root, read, { clock: present() });
  const parts = sitePartsOf(pageFiles);
  const site = { frame, parts, unreadable: () => [], locales: () => readLocales(root, read) };
  const known = knownParts(memory, site, frameKey(root, frame, []));
  return [...parts.keys()].filter((number) => known[number] === undefined);
};

const all = Array.from({ length: 12 }, (_, number) => number);

it('knows every part while nothing is edited', async () => {
  expect(await unknownParts()).toEqual([]);
});

it('looks at the part of an edited page', async () => {
  await edit('pages/page-00007.json', '"page:', '"page:no-');
  expect(await unknownParts()).toHaveLength(1);
});

it('looks at the parts that name an edited word, and at its share of the words', async () => {
  await edit('locales/es.json', 'n.7"', 'n. 7"');
  const unknown = await unknownParts();
  expect(unknown).toHaveLength(2);
  expect(unknown.filter((number) => number < 4)).toHaveLength(1);
});

it('looks at the part that tells of the settings after an edit of a redirect', async () => {
  await edit('site.config.json', '"facts": {', '"redirects": { "/old": "page:contact" }, "facts": {');
  expect(await unknownParts()).toEqual([0]);
});

it('looks at all shares of the words after an edit of what is recorded of translations', async () => {
  writeFileSync(path.join(root, 'translations.lock.json'), '{ "es": {} }');
  expect(await unknownParts()).toEqual(all.slice(4));
});

it.each([
  { name: 'another setting', file: 'site.config.json', from: '"themeColor": "#', to: '"themeColor": "#0' },
  { name: 'a word of the frame', file: 'locales/en.json', from: '"skip": "', to: '"skip": "Now ' },
  { name: 'a key that came', file: 'locales/en.json', from: '"meta": {', to: '"meta": { "new": "Text", ' },
])('looks at all parts after $name', async ({ file, from, to }) => {
  await edit(file, from, to);
  expect(await unknownParts()).toEqual(all);
});

it('knows nothing of what was damaged', async () => {
  const file = path.join(checksFolder(root, cache), 'memory.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"frame"', '"Frame"'));
  expect(await unknownParts()).toEqual(all);
});
