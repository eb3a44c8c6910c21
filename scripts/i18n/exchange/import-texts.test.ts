import { describe, expect, it } from 'vitest';
import type { LocaleDocument } from '../../../src/generated/types.ts';
import { collectTexts } from './collect-texts.ts';
import { exportTexts } from './export-texts.ts';
import { randomTexts } from './testing/random-texts.ts';
import { copyBeforeEach, found, read, send, site, take, written } from './testing/sent-site.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';
import { writeXliff } from './write-xliff.ts';

const key = 'home.welcome.title';

copyBeforeEach();

const isValid = (text: string): boolean => text.trim() !== '' && !/[{}|<>]|[^\P{Cc}\t\n\r]/u.test(text);

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

  it('takes no file in which nearly every translation is its own source, and leaves what is there', async () => {
    const sent = collectTexts(await read('es'), undefined);
    const texts = sent.texts.map((text) => ({ ...text, target: text.source }));
    const before = await written();
    await site.write('sent.csv', writeSpreadsheet({ ...sent, texts }));
    const { refused } = await take(site.file('sent.csv'));
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]).toMatchObject({
      reason: expect.stringContaining('still the text in "en"'),
      forcible: true,
    });
    expect(await written()).toEqual(before);
  });

  it('brings every text back as the translator wrote it, but for the kind of line breaks in a table', async () => {
    const sent = collectTexts(await read('es'), undefined);
    await shuffle(8);
    const wanted = await read('es');
    const spanish = wanted.translations.filter(({ locale }) => locale === 'es');
    const words = new Map(spanish.map(({ key: name, target }) => [name, target?.value ?? '']));
    const texts = sent.texts.map((text) => ({ ...text, target: words.get(text.key) ?? '' }));
    for (const [format, write] of Object.entries({ xliff: writeXliff, csv: writeSpreadsheet })) {
      await site.restore();
      await site.write(`sent.${format}`, write({ ...sent, texts }));
      const { counts, refused } = await take(site.file(`sent.${format}`));
      expect([refused, counts.taken]).toEqual([[], texts.length]);
      const { es } = wanted.context.given.locales;
      const spelt =
        format === 'csv' ? JSON.stringify(es).replaceAll(/\\r(\\n)?/g, '\\n') : JSON.stringify(es);
      expect(JSON.parse(await site.read('locales/es.json'))).toEqual(JSON.parse(spelt));
    }
  });

  it('changes nothing when the same file is imported again, and says so', async () => {
    const file = await send('csv');
    await site.replace('sent.csv', 'Duerme junto al faro', 'Descansa junto al faro');
    expect((await take(file)).counts).toMatchObject({ taken: 1, unchanged: 25 });
    const before = await written();
    expect((await take(file)).counts).toMatchObject({ taken: 0, unchanged: 26 });
    expect(await written()).toEqual(before);
  });

  it('keeps a translation whose cell came back empty, and says which', async () => {
    const file = await send('csv');
    await site.replace('sent.csv', 'Duerme junto al faro', '');
    const before = await written();
    const { told, counts } = await take(file);
    expect(told[0]).toMatch(/^sent\.csv:\d+:\d+ {2}home\.welcome\.title {2}There is no translation here/);
    expect(told[1]).toBe('locales/es.json: 0 taken, 25 unchanged, 1 emptied and kept as it was');
    expect(counts).toMatchObject({ emptied: 1, untranslated: 0 });
    expect(await written()).toEqual(before);
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
    expect(await found()).toEqual(['locales/ar.json: i18n/stale']);
  });

  it('writes no file without a text', async () => {
    const output = site.file('none.xlf');
    const { note } = await exportTexts(await read('es'), { format: 'xliff', state: 'missing', output });
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

  it('takes a file that names the region of its language, as translation programs do', async () => {
    const file = await send('xliff');
    await site.replace('sent.xliff', 'srcLang="en" trgLang="es"', 'srcLang="en-US" trgLang="es-MX"');
    await site.replace('sent.xliff', 'Duerme junto al faro', 'Descansa junto al faro');
    expect(await take(file)).toMatchObject({ locale: 'es', counts: { taken: 1 } });
  });
});
