import { describe, expect, it } from 'vitest';
import { exportTexts } from './export-texts.ts';
import { copyBeforeEach, found, read, send, site, take, written } from './testing/sent-site.ts';

const key = 'home.welcome.title';

copyBeforeEach();

describe('i18n import', () => {
  it('refuses what was translated from a text that has changed, unless it is forced; then it stays stale', async () => {
    const file = await send('csv');
    await site.replace('sent.csv', 'Duerme junto al faro', 'Descansa junto al faro');
    await site.replace('locales/en.json', '"Sleep beside the lighthouse"', '"Sleep by the sea"');
    const before = await written();
    const { told } = await take(file);
    expect(told[0]).toMatch(
      /^sent\.csv:\d+:\d+ {2}home\.welcome\.title {2}The source has changed since the export\. It is now: "Sleep by the sea"$/,
    );
    expect(told.join()).toContain('Nothing was written');
    expect(told.at(-1)).toMatch(/Mend what is listed, or take everything with --force\.$/);
    expect(await written()).toEqual(before);
    expect((await take(file, { force: true })).counts.taken).toBe(1);
    expect((await written())[0]).toContain('Descansa junto al faro');
    expect(await found()).toEqual(['locales/ar.json: i18n/stale', 'locales/es.json: i18n/stale']);
  });

  it('tells a source that was changed in the file from one that has changed here, and leaves nothing stale', async () => {
    const file = await send('csv');
    const sent = await site.read('sent.csv');
    const english = 'The text in "en" was changed in this file; only that in "es" is to be changed.';
    const change = sent.replace('Sleep beside the lighthouse', 'Sleep by the lighthouse');
    for (const text of [change.replace('Duerme junto al faro', 'Descansa junto al faro'), change]) {
      await site.write('sent.csv', text);
      const { told } = await take(file);
      expect(told[0]).toContain(
        `home.welcome.title  ${english} In the site it is "Sleep beside the lighthouse"`,
      );
      expect(told.join()).toContain('Nothing was written');
    }
    await site.write('sent.csv', change.replace('Duerme junto al faro', ''));
    expect((await take(file)).told[0]).toContain(english);
    await site.write('sent.csv', change.replace('Duerme junto al faro', 'Descansa junto al faro'));
    expect((await take(file, { force: true })).counts.taken).toBe(1);
    expect(await found()).toEqual([]);
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

  it('refuses a state that it does not know where the state matters', async () => {
    await site.replace('locales/en.json', '"Sleep beside the lighthouse"', '"Sleep by the lighthouse"');
    const file = await send('csv');
    const text = await site.read('sent.csv');
    await site.write('sent.csv', text.replaceAll(',stale,', ',traducido,').replaceAll(',translated,', ',x,'));
    const { refused } = await take(file);
    expect(refused).toMatchObject([{ key, reason: expect.stringContaining('"traducido" is no state.') }]);
    await site.write('sent.csv', text.replaceAll(',stale,', ',translated,'));
    expect((await take(file)).counts.accepted).toBe(1);
  });

  it('lists the words that it replaces because it is forced', async () => {
    const file = await send('csv');
    await site.replace('sent.csv', 'Duerme junto al faro', 'Descansa junto al faro');
    await site.replace('sent.csv', 'Nuestras habitaciones', 'Nuestros cuartos');
    await site.replace('locales/es.json', 'Duerme junto al faro', 'Duerme bajo el faro');
    const { told } = await take(file, { force: true, dryRun: true });
    expect(told[0]).toContain(`${key}  --force would replace this. It is: "Duerme bajo el faro"`);
    const forced = await take(file, { force: true });
    expect(forced.told).toEqual([
      expect.stringMatching(
        /^sent\.csv:\d+:\d+ {2}home\.welcome\.title {2}Replaced by --force\. It was: "Duerme bajo el faro"$/,
      ),
      'locales/es.json: 2 taken, 24 unchanged',
    ]);
  });

  it('refuses what a spreadsheet writes where its formula failed', async () => {
    const file = await send('csv');
    await site.replace('sent.csv', 'Nuestras habitaciones', '#REF!');
    const before = await written();
    expect((await take(file)).told[0]).toContain('"#REF!" is what a spreadsheet writes');
    expect(await written()).toEqual(before);
  });

  it('refuses a wrong placeholder with its line; the rest can be forced', async () => {
    const file = await send('csv');
    await site.replace('sent.csv', '"%{rooms} habitaciones, un mar."', '12 habitaciones');
    await site.replace('sent.csv', 'Nuestras habitaciones', 'Nuestros cuartos');
    const lines = (await site.read('sent.csv')).split('\r\n');
    const line = lines.findIndex((row) => row.includes('12 habitaciones')) + 1;
    const column = (lines[line - 1]?.indexOf('12 habitaciones') ?? 0) + 1;
    const before = await written();
    expect((await take(file)).told[0]).toBe(
      `sent.csv:${line}:${column}  home.welcome.text  The translation lacks %{rooms}. Put it where it belongs.`,
    );
    expect(await written()).toEqual(before);
    const { counts, told } = await take(file, { force: true });
    expect([counts.taken, told.at(-1)]).toEqual([
      1,
      '1 text left out. Mend what is listed and import the file again.',
    ]);
    expect((await written())[0]).toContain('Nuestros cuartos');
  });

  it('refuses a placeholder that stands there twice, unless it is forced', async () => {
    const file = await send('csv');
    await site.replace(
      'sent.csv',
      '"%{rooms} habitaciones, un mar."',
      '"%{rooms} habitaciones y %{rooms} mares."',
    );
    expect((await take(file)).told[0]).toContain(
      'home.welcome.text  The translation has %{rooms} more often than its source. Remove what is too much.',
    );
    expect((await take(file, { force: true })).counts.taken).toBe(1);
    expect(await found()).toEqual(['locales/es.json: content/repeated-word']);
  });

  it('refuses a text that is not the site’s, and one that stands twice', async () => {
    const file = await send('csv', 'translated');
    const text = await site.read('sent.csv');
    const row = text.split('\r\n').find((line) => line.startsWith(key)) ?? '';
    await site.write('sent.csv', `${text}${row}\r\n${row.replace(key, 'home.welcome.titel')}\r\n`);
    const { told } = await take(file);
    expect(told[0]).toMatch(/stands in line \d+ already/);
    expect(told[1]).toContain(
      'home.welcome.titel  The site has no text "home.welcome.titel". If it had one when this was sent, remove it from the file.',
    );
    await site.write('sent.csv', text.replace(key, 'home.welcome.titel'));
    const slip = await take(file);
    expect(slip.told[0]).toContain(`The site has no text "home.welcome.titel". Did you mean "${key}"?`);
  });

  it('speaks of the rest of a file only where something of it can be taken', async () => {
    const file = await send('csv');
    await site.replace('sent.csv', ',Silencio,', ',#NAME?,');
    expect((await take(file)).told.at(-1)).toMatch(/Mend what is listed\.$/);
    await site.replace('sent.csv', 'Duerme junto al faro', 'Descansa cerca del faro');
    expect((await take(file)).told.at(-1)).toMatch(/Mend what is listed, or take the rest with --force\.$/);
  });

  it('writes no table into a file of a spreadsheet program, which could not open it', async () => {
    await expect(send('xlsx')).rejects.toThrow(/A table is written as CSV, .*: --output \S+sent\.csv/);
  });

  it('says what it cannot read, and which language it is not', async () => {
    await site.write('sent.csv', 'x');
    await expect(take(site.file('sent.csv'))).rejects.toThrow(
      /sent\.csv:1:1 .*neither XLIFF nor an exported table/,
    );
    await expect(take(site.file('none.csv'))).rejects.toThrow('none.csv is not there. Name the file');
    await expect(take(site.file('pages'))).rejects.toThrow('pages is a folder. Name the file');
    const file = await send('xliff');
    await site.replace('sent.xliff', 'trgLang="es"', 'trgLang="fr"');
    await expect(take(file)).rejects.toThrow(
      /sent\.xliff:2:1 {2}The file translates into "fr", and the site is translated into es and ar\.$/,
    );
    await expect(
      exportTexts(await read(), { format: 'csv', state: undefined, output: undefined }),
    ).rejects.toThrow('--locale es or --locale ar');
  });

  it('asks for another version of XLIFF, and for the column that a table lacks', async () => {
    await site.write('sent.xliff', '<xliff version="1.2"><file/></xliff>');
    await expect(take(site.file('sent.xliff'))).rejects.toThrow('Save it as XLIFF 2.1 or 2.0.');
    await site.write('sent.csv', 'Key,State,Notes,en,es,Version\r\n');
    await expect(take(site.file('sent.csv'))).rejects.toThrow('only the capitals differ. Write "key" again.');
    await site.write('sent.csv', 'name,state,en,es,version\r\n');
    await expect(take(site.file('sent.csv'))).rejects.toThrow('The first line has no column "key".');
  });
});
