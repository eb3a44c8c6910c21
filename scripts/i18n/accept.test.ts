import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copySite, type SiteCopy } from '../../tests/copy-site.ts';
import { keepValidators } from '../validate/keep-validators.ts';
import { validateSite } from '../validate/validate-site.ts';
import { type Acceptance, accept } from './accept.ts';
import { coverageOf } from './coverage-of.ts';
import { readTranslatedSite } from './read-translated-site.ts';

const validators = keepValidators();
let site: SiteCopy;

beforeEach(async () => {
  site = await copySite(path.resolve(import.meta.dirname, '../../tests/fixtures/mini-site'));
});

afterEach(() => site.remove());

const acceptIn = async (locale: string | undefined, acceptance: Partial<Acceptance> = {}) =>
  accept(await readTranslatedSite(site.root, locale), { words: [], all: false, ...acceptance });

const lock = () => site.read('translations.lock.json');

const told = async () => {
  const { problems } = await validateSite(site.root, { validators });
  return problems.map(({ check, file, line }) => `${check} ${file}:${line}`);
};

const editEnglish = () =>
  site.replace('locales/en.json', '"Sleep beside the lighthouse"', '"Sleep by the sea"');

describe('i18n accept', () => {
  it('--all starts a lock file for a fresh project', async () => {
    expect(await acceptIn(undefined, { all: true })).toMatch(/^\d+ translations accepted/);
    expect(await told()).toEqual([]);
    expect(JSON.parse(await lock())).toMatchObject({
      $schema: '../../../schemas/translations-lock.schema.json',
      ar: { 'rooms.meta.title': expect.stringMatching(/^\w{11}\.\w{11}$/) },
      es: { 'rooms.meta.title': expect.stringMatching(/^\w{11}\.\w{11}$/) },
    });
  });

  it('a key or its group takes a stale translation from the list, in the languages that are meant', async () => {
    await acceptIn(undefined, { all: true });
    await editEnglish();
    const stale = await told();
    expect(stale).toEqual([
      expect.stringMatching(/^i18n\/stale locales\/ar\.json:\d+$/),
      expect.stringMatching(/^i18n\/stale locales\/es\.json:\d+$/),
    ]);
    expect(await acceptIn('es', { words: ['home.welcome.title'] })).toContain('1 translation accepted');
    expect(await told()).toEqual(stale.slice(0, 1));
    await acceptIn(undefined, { words: ['home.*'] });
    expect(await told()).toEqual([]);
  });

  it('without a key records what is new, and accepts nothing that is stale', async () => {
    await acceptIn(undefined, { all: true });
    const before = await lock();
    await editEnglish();
    expect(await acceptIn('es')).toBe(
      'Nothing new to accept.\n1 translation stays out of date, as its source has changed:\n  es  home.welcome.title\nCompare both, and accept by name what still fits: npm run i18n -- accept home.welcome.title',
    );
    expect(await lock()).toBe(before);
  });

  it('names all that stay out of date in one command', async () => {
    await acceptIn(undefined, { all: true });
    await editEnglish();
    await site.replace('locales/en.json', '"rooms": "Rooms"', '"rooms": "Our rooms"');
    const told = await acceptIn(undefined);
    expect(told).toMatch(/^Nothing new to accept\.\n4 translations stay out of date/);
    expect(told).toMatch(/npm run i18n -- accept header\.rooms home\.welcome\.title$/);
  });

  it('without a key records what a translation says since it was written anew', async () => {
    await acceptIn(undefined, { all: true });
    const before = await lock();
    await site.replace('locales/es.json', '"Duerme junto al faro"', '"Duerma usted junto al faro"');
    expect(await told()).toEqual([]);
    expect(await acceptIn(undefined)).toContain('1 translation accepted');
    expect(await lock()).not.toBe(before);
    expect(await acceptIn(undefined)).toContain('Nothing new to accept');
  });

  it('passes over what is still its source, unless it is named', async () => {
    await acceptIn(undefined, { all: true });
    await site.replace('locales/es.json', '"Duerme junto al faro"', '"Sleep beside the lighthouse"');
    const before = await lock();
    for (const all of [false, true])
      expect(await acceptIn('es', { all })).toBe(
        'Nothing new to accept.\n1 text passed over, which is still the same as its source: translate first, or accept by name what is right so: npm run i18n -- accept home.welcome.title',
      );
    expect(await lock()).toBe(before);
    expect(await acceptIn('es', { words: ['home.welcome.title'] })).toContain('1 translation accepted');
    expect(await acceptIn('es')).toBe('Nothing new to accept. translations.lock.json is up to date.');
  });

  it('passes over words that two languages may share, too, while others of the language are not translated', async () => {
    const es = await site.read('locales/es.json');
    await site.replace('locales/en.json', '"rooms": "Rooms"', '"rooms": "Hotel"');
    await site.write('locales/es.json', es.replace('"Habitaciones"', '"Hotel"'));
    await site.replace('locales/es.json', '"Duerme junto al faro"', '"Sleep beside the lighthouse"');
    expect(await acceptIn('es')).toContain('2 texts passed over');
    expect(await lock()).not.toContain('header.rooms');
    await site.replace('locales/es.json', '"Sleep beside the lighthouse"', '"Duerme junto al faro"');
    await acceptIn('es');
    expect(await lock()).toContain('header.rooms');
  });

  it('settles by name what is right as its source, until one of both changes', async () => {
    await acceptIn(undefined, { all: true });
    await site.replace('locales/es.json', '"Duerme junto al faro"', '"Sleep beside the lighthouse"');
    const copy = [expect.stringMatching(/^i18n\/identical-to-source locales\/es\.json:\d+$/)];
    expect(await told()).toEqual(copy);
    await acceptIn('es', { words: ['home.welcome.title'] });
    expect(await told()).toEqual([]);
    const before = await lock();
    const [coverage] = coverageOf(await readTranslatedSite(site.root, 'es'));
    expect(coverage?.keys.identical).toEqual([]);
    for (const acceptance of [{}, { all: true }, { words: ['home'] }])
      expect(await acceptIn('es', acceptance)).toContain('Nothing new to accept');
    expect(await lock()).toBe(before);
    await site.replace('locales/es.json', '"Nuestras habitaciones"', '"Our rooms"');
    expect(await told()).toEqual(copy);
  });

  it('what has gone from the locale files leaves the lock file, and comes back with the next', async () => {
    await acceptIn(undefined, { all: true });
    const words = await site.read('locales/es.json');
    await site.write('locales/es.json', words.replace(/\n {4}"rooms": "Habitaciones",/, ''));
    await acceptIn(undefined);
    expect(Object.keys((JSON.parse(await lock()) as { es: object }).es)).not.toContain('header.rooms');
    await site.write('locales/es.json', words);
    expect((await told()).map((line) => line.replace(/:\d+$/, ''))).toEqual([
      'i18n/unrecorded locales/es.json',
    ]);
    expect(await acceptIn(undefined)).toContain('  es  header.rooms');
    expect(await told()).toEqual([]);
  });

  it('writes the same bytes for the same texts, in whatever order and form they stand', async () => {
    await acceptIn(undefined, { all: true });
    const before = await lock();
    const words = JSON.parse(await site.read('locales/en.json')) as Record<string, unknown>;
    const reversed = Object.fromEntries(Object.entries(words).reverse());
    await site.write('locales/en.json', JSON.stringify(reversed, null, 4));
    expect((await told()).filter((problem) => problem.startsWith('i18n/'))).toEqual([]);
    await acceptIn(undefined, { all: true });
    expect(await lock()).toBe(before);
  });

  it('asks back for a key that does not exist, or is not translated', async () => {
    await expect(acceptIn('es', { words: ['home.welcom.title'] })).rejects.toThrow(
      'There is no text "home.welcom.title". Did you mean "home.welcome.title"?',
    );
    await expect(acceptIn('es', { words: ['all'] })).rejects.toThrow('To accept everything, write --all.');
    await expect(acceptIn('es', { words: ['home.meta.title,header'] })).rejects.toThrow(
      'Write spaces between the texts: home.meta.title header',
    );
    await site.replace('locales/es.json', '"Duerme junto al faro"', '"TODO"');
    await expect(acceptIn('es', { words: ['home.welcome.title'] })).rejects.toThrow(
      '"home.welcome.title" is not translated into es',
    );
    await expect(acceptIn('fr')).rejects.toThrow('The site has no language "fr".');
    await expect(acceptIn('en')).rejects.toThrow('"en" is the default language');
  });
});
