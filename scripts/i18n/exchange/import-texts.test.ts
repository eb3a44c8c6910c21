import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocaleDocument } from '../../../src/generated/types.ts';
import { copySite, type SiteCopy } from '../../../tests/site-copy.ts';
import { keepValidators } from '../../validate/keep-validators.ts';
import { validateSite } from '../../validate/validate-site.ts';
import { accept } from '../accept.ts';
import { readTranslatedSite } from '../translated-site.ts';
import { collectTexts } from './collect-texts.ts';
import { exportTexts } from './export-texts.ts';
import { formatImport } from './format-import.ts';
import { importTexts } from './import-texts.ts';
import { readExchange } from './read-exchange.ts';
import { randomTexts } from './testing/random-texts.ts';
import { writeCsv } from './write-csv.ts';
import { writeXliff } from './write-xliff.ts';

const validators = keepValidators();
const key = 'home.welcome.title';
let site: SiteCopy;

beforeEach(async () => {
  site = await copySite(path.resolve(import.meta.dirname, '../../../tests/fixtures/mini-site'));
  await accept(await read(), { words: [], all: true });
});

afterEach(() => site.remove());

const read = (locale?: string) => readTranslatedSite(site.root, locale);

const send = async (format: string, only?: string) => {
  const output = site.file(`sent.${format}`);
  await exportTexts(await read('es'), { format, only, output });
  return output;
};

const take = async (file: string, { force = false, dryRun = false } = {}) => {
  const own = await read();
  const returned = await readExchange(file, { source: own.source, targets: own.locales });
  const imported = await importTexts(own, returned, { force, dryRun });
  return { ...imported, told: formatImport(path.basename(file), imported, dryRun).split('\n') };
};

const written = async () => [await site.read('locales/es.json'), await site.read('translations.lock.json')];

const found = async () => {
  const { problems } = await validateSite(site.root, { validators });
  return problems.map(({ check }) => check);
};

const isValid = (text: string): boolean => text.trim() !== '' && !/[{}|<>]/.test(text);

/** Gives every Spanish text other words, with the placeholders of the English ones, in an order and form of its own. */
const shuffle = async (seed: number): Promise<void> => {
  const words = randomTexts(seed, 400, { whole: true }).filter(isValid);
  const change = (group: LocaleDocument): LocaleDocument =>
    Object.fromEntries(
      Object.entries(group)
        .reverse()
        .map(([name, value]) => {
          if (typeof value !== 'string') return [name, change(value as LocaleDocument)];
          const names = value.match(/%\{\w+\}/g) ?? [];
          return [name, name === '$schema' ? value : [words.pop(), ...names, words.pop()].join('')];
        }),
    ) as LocaleDocument;
  const document = JSON.parse(await site.read('locales/es.json')) as LocaleDocument;
  const text = JSON.stringify(change(document), null, seed % 2 === 0 ? '\t' : 3);
  await site.write('locales/es.json', seed % 3 === 0 ? `\uFEFF${text.replaceAll('\n', '\r\n')}` : text);
};

describe('i18n export and import', () => {
  it.each([1, 2, 3])('what was only exported changes no byte when it is imported (seed %i)', async (seed) => {
    await shuffle(seed);
    const before = await written();
    for (const format of ['xliff', 'csv']) {
      const { counts, refused } = await take(await send(format));
      expect([refused, counts.taken]).toEqual([[], 0]);
      expect(await written()).toEqual(before);
    }
  });

  it('brings every text back as the translator wrote it, byte for byte', async () => {
    const sent = collectTexts(await read('es'), undefined);
    await shuffle(8);
    const wanted = await read('es');
    const spanish = wanted.translations.filter(({ locale }) => locale === 'es');
    const words = new Map(spanish.map(({ key: name, target }) => [name, target?.value ?? '']));
    const texts = sent.texts.map((text) => ({ ...text, target: words.get(text.key) ?? '' }));
    for (const [format, write] of Object.entries({ xliff: writeXliff, csv: writeCsv })) {
      await site.restore();
      await site.write(`sent.${format}`, write({ ...sent, texts }));
      const { counts, refused } = await take(site.file(`sent.${format}`));
      expect([refused, counts.taken]).toEqual([[], texts.length]);
      expect(JSON.parse(await site.read('locales/es.json'))).toEqual(wanted.context.given.locales.es);
    }
  });

  it('sends what is missing or stale, and takes it without touching anything else', async () => {
    await site.replace('locales/en.json', '"Sleep beside the lighthouse"', '"Sleep by the sea"');
    await site.replace('locales/es.json', '"Ver las habitaciones"', '"TODO: See the rooms"');
    const [before = ''] = await written();
    const file = await send('xliff', 'missing,stale');
    const text = await site.read('sent.xliff');
    expect([...text.matchAll(/<unit id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'home.welcome.rooms',
      key,
    ]);
    const translated = text
      .replace('Duerme junto al faro', 'Duerme junto al mar')
      .replace('<source>See the rooms</source>', '$&<target>Conoce las "habitaciones"</target>');
    await site.write('sent.xliff', translated);
    expect((await take(file)).told).toEqual(['locales/es.json: 2 taken, 0 unchanged']);
    expect((await written())[0]).toBe(
      before
        .replace('Duerme junto al faro', 'Duerme junto al mar')
        .replace('TODO: See the rooms', 'Conoce las \\"habitaciones\\"'),
    );
    expect(await found()).toEqual(['i18n/stale']);
    expect((await validateSite(site.root, { validators })).problems[0]?.file).toBe('locales/ar.json');
  });

  it('writes no file without a text', async () => {
    const output = site.file('none.xlf');
    const { note } = await exportTexts(await read('es'), { format: 'xliff', only: 'missing', output });
    expect(note).toBe('No text is missing. Nothing was written.');
    await expect(site.read('none.xlf')).rejects.toThrow('ENOENT');
  });

  it('a stale text that the translator leaves as it is counts as accepted only when it is marked as translated', async () => {
    await site.replace('locales/en.json', '"Sleep beside the lighthouse"', '"Sleep by the sea"');
    const file = await send('csv', 'stale');
    expect((await take(file)).counts).toMatchObject({ accepted: 0, unchanged: 1 });
    await site.replace('sent.csv', ',stale,', ',translated,');
    expect((await take(file)).counts).toMatchObject({ accepted: 1, unchanged: 0 });
    expect((await take(await send('csv', 'translated'))).counts.accepted).toBe(0);
  });

  it('refuses what was translated from a text that has changed, unless it is forced; then it stays stale', async () => {
    const file = await send('csv');
    await site.replace('sent.csv', 'Duerme junto al faro', 'Descansa junto al faro');
    await site.replace('locales/en.json', '"Sleep beside the lighthouse"', '"Sleep by the sea"');
    const before = await written();
    const { told } = await take(file);
    expect(told[0]).toMatch(
      /^sent\.csv:\d+ {2}home\.welcome\.title {2}The source has changed since the export\. It is now: "Sleep by the sea"$/,
    );
    expect(told.join()).toContain('Nothing was written');
    expect(await written()).toEqual(before);
    expect((await take(file, { force: true })).counts.taken).toBe(1);
    expect((await written())[0]).toContain('Descansa junto al faro');
    expect(await found()).toEqual(['i18n/stale', 'i18n/stale']);
  });

  it('refuses to undo what was changed here since the export', async () => {
    const file = await send('xliff');
    await site.replace('sent.xliff', 'Duerme junto al faro', 'Descansa junto al faro');
    await site.replace('locales/es.json', 'Duerme junto al faro', 'Duerme bajo el faro');
    expect((await take(file)).told[0]).toContain(
      'was changed here since the export. It is now: "Duerme bajo el faro"',
    );
    await site.replace('sent.xliff', 'Descansa junto al faro', 'Duerme junto al faro');
    expect((await take(file)).counts).toMatchObject({ taken: 0, unchanged: 26 });
  });

  it('refuses a wrong placeholder with its line; the rest can be forced', async () => {
    const file = await send('csv');
    await site.replace('sent.csv', '"%{rooms} habitaciones, un mar."', '12 habitaciones');
    await site.replace('sent.csv', 'Nuestras habitaciones', 'Nuestros cuartos');
    const lines = (await site.read('sent.csv')).split('\r\n');
    const line = lines.findIndex((row) => row.includes('12 habitaciones')) + 1;
    const before = await written();
    expect((await take(file)).told[0]).toBe(
      `sent.csv:${line}  home.welcome.text  The translation lacks %{rooms}. Put it where it belongs.`,
    );
    expect(await written()).toEqual(before);
    const { counts, told } = await take(file, { force: true });
    expect([counts.taken, told.at(-1)]).toEqual([
      1,
      '1 text left out. Mend what is listed and import the file again.',
    ]);
    expect((await written())[0]).toContain('Nuestros cuartos');
  });

  it('refuses a text that is not the site’s, and one that stands twice', async () => {
    const file = await send('csv', 'translated');
    const text = await site.read('sent.csv');
    const row = text.split('\r\n').find((line) => line.startsWith(key)) ?? '';
    await site.write('sent.csv', `${text}${row}\r\n${row.replace(key, 'home.welcome.titel')}\r\n`);
    const { told } = await take(file);
    expect(told[0]).toMatch(/stands in line \d+ already/);
    expect(told[1]).toContain(
      `home.welcome.titel  The site has no such text (any more). Remove it from the file. Did you mean "${key}"?`,
    );
  });

  it('says what it cannot read, and which language it is not', async () => {
    await site.write('sent.csv', 'x');
    await expect(take(site.file('sent.csv'))).rejects.toThrow(
      /sent\.csv:1:1 .*neither XLIFF nor an exported table/,
    );
    await expect(take(site.file('none.csv'))).rejects.toThrow('cannot be read (ENOENT)');
    const file = await send('xliff');
    await site.replace('sent.xliff', 'trgLang="es"', 'trgLang="fr"');
    await expect(take(file)).rejects.toThrow(
      'The file translates into "fr", and the site is translated into es and ar.',
    );
    await expect(
      exportTexts(await read(), { format: 'csv', only: undefined, output: undefined }),
    ).rejects.toThrow('--locale es or --locale ar');
  });

  it('takes a file that names the region of its language, as translation programs do', async () => {
    const file = await send('xliff');
    await site.replace('sent.xliff', 'srcLang="en" trgLang="es"', 'srcLang="en-US" trgLang="es-MX"');
    await site.replace('sent.xliff', 'Duerme junto al faro', 'Descansa junto al faro');
    expect(await take(file)).toMatchObject({ locale: 'es', counts: { taken: 1 } });
  });

  it('asks for another version of XLIFF, and for the column that a table lacks', async () => {
    await site.write('sent.xliff', '<xliff version="1.2"><file/></xliff>');
    await expect(take(site.file('sent.xliff'))).rejects.toThrow('Save it as XLIFF 2.1 or 2.0.');
    await site.write('sent.csv', 'name,state,en,es,version\r\n');
    await expect(take(site.file('sent.csv'))).rejects.toThrow('The first line has no column "key".');
  });
});
