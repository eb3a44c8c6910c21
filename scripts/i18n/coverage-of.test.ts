import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageDocument, SiteConfig } from '../../src/generated/types.ts';
import { copySite, type SiteCopy } from '../../tests/copy-site.ts';
import { accept } from './accept.ts';
import { type Coverage, coverageOf } from './coverage-of.ts';
import { coverageJson, formatCoverage } from './format-coverage.ts';
import { readTranslatedSite } from './read-translated-site.ts';

let site: SiteCopy;
let spanish: Coverage | undefined;

beforeAll(async () => {
  site = await copySite(path.resolve(import.meta.dirname, '../../tests/fixtures/mini-site'));
  await accept(await readTranslatedSite(site.root, undefined), { words: [], all: true });
  await site.replace('locales/en.json', '"Sleep beside the lighthouse"', '"Sleep by the sea"');
  await site.replace('locales/es.json', '"Ver las habitaciones"', '"TODO: See the rooms"');
  await site.replace('locales/es.json', '"Volver al inicio"', '"Back home"');
  [spanish] = coverageOf(await readTranslatedSite(site.root, 'es'));
});

afterAll(() => site.remove());

describe('i18n status', () => {
  it('tells for each page how many texts are translated, missing, stale and identical', () => {
    const home = spanish?.pages.get('home');
    expect(home).toEqual({ texts: 5, translated: 3, missing: 1, stale: 1, identical: 0 });
    expect(spanish?.pages.get('not-found')).toMatchObject({ identical: 1, missing: 0, stale: 0 });
    expect(spanish?.pages.get('rooms')).toMatchObject({ missing: 0, stale: 0, identical: 0 });
  });

  it('names the keys that are not simply translated', () => {
    expect(spanish?.keys).toEqual({
      missing: ['home.welcome.rooms'],
      stale: ['home.welcome.title'],
      identical: ['notFound.home'],
    });
  });

  it('counts a word that both languages have as identical until somebody accepts that it is right so', async () => {
    const copy = await copySite(path.resolve(import.meta.dirname, '../../tests/fixtures/mini-site'));
    await accept(await readTranslatedSite(copy.root, undefined), { words: [], all: true });
    await copy.replace('locales/en.json', '"Back home"', '"Hotel"');
    await copy.replace('locales/es.json', '"Volver al inicio"', '"Hotel"');
    await copy.edit<Record<string, object>>('translations.lock.json', (lock) => {
      for (const records of Object.values(lock).filter((one) => typeof one === 'object'))
        Reflect.deleteProperty(records, 'notFound.home');
    });
    const identical = async () => coverageOf(await readTranslatedSite(copy.root, 'es'))[0]?.keys.identical;
    expect(await identical()).toEqual(['notFound.home']);
    await accept(await readTranslatedSite(copy.root, 'es'), { words: [], all: false });
    expect(await identical()).toEqual([]);
    await copy.remove();
  });

  it('counts every copy of a text that several keys have', async () => {
    const copy = await copySite(path.resolve(import.meta.dirname, '../../tests/fixtures/mini-site'));
    const english = await copy.read('locales/en.json');
    const twice = english.replace('"Back home"', '"Sleep beside the lighthouse"');
    await copy.write('locales/en.json', twice);
    await copy.write('locales/es.json', twice);
    const [own] = coverageOf(await readTranslatedSite(copy.root, 'es'));
    expect(own?.keys.identical).toEqual(expect.arrayContaining(['home.welcome.title', 'notFound.home']));
    await copy.remove();
  });

  it('counts a text once in all, and what every page shows as a page of its own', () => {
    const { all, pages } = spanish ?? { all: undefined, pages: new Map() };
    expect(all?.texts).toBe((all?.translated ?? 0) + 3);
    expect(pages.get('')?.texts).toBeGreaterThan(5);
  });

  it('is a table for a person', () => {
    const lines = formatCoverage(spanish ? [spanish] : []).split('\n');
    expect(lines[0]).toBe('Spanish (es)');
    expect(lines.find((line) => line.startsWith('home '))).toMatch(/^home +5 +3 +1 +1 +0 +60 %$/);
    expect(lines.find((line) => line.startsWith('all '))).toMatch(/^all +26 +23 +1 +1 +1 +88 %$/);
    expect(lines.at(-1)).toContain('i18n -- export --locale es --state identical');
  });

  it('is a table also of more pages than a call takes arguments', () => {
    const counts = spanish?.pages.get('home');
    const pages = new Map(Array.from({ length: 200_000 }, (_, index) => [`page-${index}`, counts]));
    const lines = formatCoverage([Object.assign({}, spanish, { pages })]).split('\n');
    expect(lines.filter((line) => line.startsWith('page-'))).toHaveLength(200_000);
  });

  it('is JSON for programs', () => {
    const [own] = JSON.parse(coverageJson(spanish ? [spanish] : [])) as Record<string, unknown>[];
    expect(own).toMatchObject({ locale: 'es', missing: 1, keys: { stale: ['home.welcome.title'] } });
    expect(own?.pages).toContainEqual(expect.objectContaining({ page: null }));
  });

  it('is as bad as the checks have it: what only a draft shows may be missing', async () => {
    expect([...(spanish?.severities ?? [])].sort()).toEqual(['error', 'warning']);
    await site.edit<PageDocument>('pages/home.json', (page) => Object.assign(page, { draft: true }));
    await site.edit<SiteConfig>('site.config.json', (config) =>
      Object.assign(config, { checks: { 'i18n/stale': { severity: 'info' } } }),
    );
    const [own] = coverageOf(await readTranslatedSite(site.root, 'es'));
    expect([...(own?.severities ?? [])].sort()).toEqual(['info', 'warning']);
  });

  it('is as bad as settings have it, and silent of what they ignore', async () => {
    const copy = await copySite(path.resolve(import.meta.dirname, '../../tests/fixtures/mini-site'));
    await accept(await readTranslatedSite(copy.root, undefined), { words: [], all: true });
    await copy.replace('locales/en.json', '"Sleep beside the lighthouse"', '"Nothing is like it was"');
    await copy.replace('locales/es.json', '"Volver al inicio"', '"Back home"');
    const judgedWith = async (checks: SiteConfig['checks']) => {
      await copy.edit<SiteConfig>('site.config.json', (config) => Object.assign(config, { checks }));
      const [own] = coverageOf(await readTranslatedSite(copy.root, 'es'));
      return [...(own?.severities ?? [])].sort();
    };
    const ignore = [{ file: 'locales/es.json', reason: 'Spanish waits.' }];
    expect(await judgedWith({ 'i18n/identical-to-source': { severity: 'error' } })).toEqual([
      'error',
      'warning',
    ]);
    expect(await judgedWith({ 'i18n/stale': { ignore }, 'i18n/identical-to-source': { ignore } })).toEqual(
      [],
    );
    await copy.replace('locales/es.json', '"Ver las habitaciones"', '"TODO: See the rooms"');
    expect(await judgedWith({ 'i18n/todo-value': { severity: 'info' } })).toEqual(['info', 'warning']);
    await copy.remove();
  });
});
