import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocaleDocument, SiteConfig } from '../../src/generated/types.ts';
import { copySite, type SiteCopy } from '../../tests/copy-site.ts';
import { validateSite } from '../validate/validate-site.ts';
import { accept } from './accept.ts';
import { coverageOf } from './coverage-of.ts';
import { type Extraction, extract } from './extract.ts';
import { readTranslatedSite } from './read-translated-site.ts';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite(path.resolve(import.meta.dirname, '../../tests/fixtures/mini-site'));
});

afterEach(() => site.remove());

const read = (locale?: string) => readTranslatedSite(site.root, locale);

const run = async (extraction: Partial<Extraction> = {}, locale?: string) =>
  extract(await read(locale), { prune: false, force: false, dryRun: false, ...extraction });

const checksThatFind = async () => {
  const { problems } = await validateSite(site.root);
  return [...new Set(problems.map(({ check }) => check))];
};

describe('i18n extract', () => {
  it('does nothing where nothing is missing', async () => {
    const before = await site.read('locales/es.json');
    expect(await run()).toContain('Nothing to do.');
    expect(await site.read('locales/es.json')).toBe(before);
  });

  it('adds the keys that documents use, with stubs that i18n/todo-value catches', async () => {
    const before = await site.read('locales/es.json');
    await site.replace('pages/rooms.json', 't:rooms.hero.text', 't:rooms.hero.subtitle');
    await site.replace('pages/home.json', 't:home.welcome.text', 't:rooms.hero.text');
    await site.write('locales/es.json', before.replace(/,\n {4}"title": "Aquí no hay nada"/, ''));
    expect(await run({}, 'es')).toBe(
      [
        'locales/en.json: 1 added, 0 removed',
        '  + rooms.hero.subtitle  "TODO: One or two sentences below the heading."',
        'locales/es.json: 2 added, 0 removed',
        '  + notFound.title  "TODO: Nothing here"',
        '  + rooms.hero.subtitle  "TODO: One or two sentences below the heading."',
      ].join('\n'),
    );
    expect(await site.read('locales/es.json')).toBe(
      before
        .replace('"Aquí no hay nada"', '"TODO: Nothing here"')
        .replace(
          /(\n {6})("text": "[^"]*"),(\n {6}"title": "Nuestras)/,
          '$1"subtitle": "TODO: One or two sentences below the heading.",$1$2,$3',
        ),
    );
    await run();
    expect(await checksThatFind()).toEqual(expect.arrayContaining(['i18n/todo-value']));
    expect(await checksThatFind()).not.toContain('i18n/missing-translation');
  });

  it('writes the words that stand on a page for the default language', async () => {
    await site.replace('pages/rooms.json', 't:rooms.why.title', 't:rooms.why.question|Why here?');
    expect(await run({ dryRun: true })).toContain('+ rooms.why.question  "TODO: Why here?"');
    await site.replace('pages/rooms.json', 't:rooms.why.sea.title', 't:rooms.why.question');
    expect(await run({ dryRun: true })).toContain('+ rooms.why.question  "Why here?"');
  });

  it('takes what a translation says for a text that the default language has lost', async () => {
    const words = await site.read('locales/en.json');
    await site.write('locales/en.json', words.replace(/,\n {4}"title": "Nothing here"/, ''));
    expect(await run({ dryRun: true }, 'es')).toContain('  + notFound.title  "TODO: ');
    expect(await run({ dryRun: true }, 'es')).not.toContain('TODO: notFound.title');
  });

  it('removes nothing unless it is to prune', async () => {
    const words = await site.read('locales/es.json');
    await accept(await read(), { words: [], all: true });
    await site.replace('pages/rooms.json', ', "text": "t:rooms.hero.text"', '');
    await run();
    expect(await site.read('locales/es.json')).toBe(words);
    expect(await run({ prune: true })).toContain('locales/es.json: 0 added, 1 removed\n  - rooms.hero.text');
    expect(await site.read('locales/es.json')).toBe(
      words.replace(/"text": "[^"]*",\n {6}(?="title": "Nuestras)/, ''),
    );
    expect(await site.read('translations.lock.json')).not.toContain('rooms.hero.text');
    expect(await checksThatFind()).toEqual(['schema/section-props']);
  });

  it.each([
    ['t:rooms.hero.txet', 'rooms.hero.text'],
    ['rooms.hero.text', 'rooms.hero.text'],
    ['t; rooms.hero.text', 'rooms.hero.text'],
  ])('keeps what the page names with a slip (%j), and says so', async (written, key) => {
    const words = await site.read('locales/es.json');
    await site.replace('pages/rooms.json', 't:rooms.hero.text', written);
    const told = await run({ prune: true });
    expect(told).toContain(`Kept, because a problem asks whether they were meant`);
    expect(told).toContain(`  ${key}`);
    expect(told).not.toContain('removed');
    expect(await site.read('locales/es.json')).toBe(words);
  });

  it('leaves a language alone that falls back to the default one, but for its layout', async () => {
    await site.edit<SiteConfig>('site.config.json', ({ locales }) => {
      Object.assign(locales[1] ?? {}, { untranslated: 'fallback' });
    });
    await site.edit<{ header: LocaleDocument; rooms: LocaleDocument }>('locales/es.json', (words) => {
      delete words.rooms.hero;
      delete words.header.close;
    });
    const spanish = coverageOf(await read('es'))[0];
    expect(spanish?.keys.missing).toEqual(['header.close', 'rooms.hero.text', 'rooms.hero.title']);
    expect(await run({}, 'es')).toBe(
      'locales/es.json: 1 added, 0 removed\n  + header.close  "TODO: Close menu"',
    );
    expect([...(spanish?.severities ?? [])].sort()).toEqual(['error', 'info']);
  });

  it('asks whether another was meant by a key that is new where a text is left over, and makes no place for it', async () => {
    const before = await site.read('locales/en.json');
    await site.replace('pages/rooms.json', 't:rooms.hero.text', 't:rooms.hero.subtitle');
    expect(await run()).toContain('no page shows "rooms.hero.text". Did you mean "t:rooms.hero.text"?');
    expect(await site.read('locales/en.json')).toBe(before);
  });

  it('--dry-run writes nothing', async () => {
    const before = await site.read('locales/es.json');
    await site.replace('pages/rooms.json', 't:rooms.hero.text', 't:rooms.hero.subtitle');
    await site.replace('pages/home.json', 't:home.welcome.text', 't:rooms.hero.text');
    expect(await run({ dryRun: true })).toContain('Nothing was written');
    expect(await site.read('locales/es.json')).toBe(before);
  });
});
