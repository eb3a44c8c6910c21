import { describe, expect, it } from 'vitest';
import { collectTexts } from './collect-texts.ts';
import { copyBeforeEach, found, read, send, site, take, written } from './testing/sent-site.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

copyBeforeEach();

/** Saves a table in which each Spanish text of a group stands one row too low, as after an empty cell was put in above. */
const shiftDown = async (group: string): Promise<string> => {
  const sent = collectTexts(await read('es'), undefined);
  const isShifted = (key = '') => key.startsWith(group);
  const texts = sent.texts.map((text, index) => {
    const above = sent.texts[index - 1];
    return isShifted(text.key)
      ? { ...text, target: isShifted(above?.key) ? (above?.target ?? '') : '' }
      : text;
  });
  await site.write('sent.csv', writeSpreadsheet({ ...sent, texts }));
  return site.file('sent.csv');
};

const exchangeInFile = async (file: string, one: string, other: string): Promise<void> => {
  const text = await site.read(file);
  const exchanged = text.replace(`,${one},`, ',-,').replace(`,${other},`, `,${one},`);
  await site.write(file, exchanged.replace(',-,', `,${other},`));
};

describe('i18n import', () => {
  it('refuses translations that came back exchanged, says so once, and writes nothing', async () => {
    const file = await send('csv');
    await exchangeInFile('sent.csv', 'Silencio', 'El mar');
    const before = await written();
    for (const force of [false, true]) {
      const { told, refused } = await take(file, { force });
      expect(refused).toHaveLength(1);
      expect(told[0]).toMatch(
        /rooms\.why\.quiet\.title {2}These are the words of "rooms\.why\.sea\.title", and the reverse: the two translations were exchanged/,
      );
      expect(told[1]).toBe(`locales/es.json: 0 ${force ? 'taken' : 'could be taken'}, 24 unchanged`);
      expect(told[2]).toContain('2 texts');
      expect(await written()).toEqual(before);
    }
  });

  it.each([
    ['the first', (text: string) => text.replace(',El mar,', ',El mar siempre,')],
    ['both', (text: string) => text.replace(',El mar,', ',Al mar,').replace(',Silencio,', ',El silencio,')],
  ])('refuses translations that were exchanged when %s of them was edited besides', async (_, edit) => {
    const file = await send('csv');
    await exchangeInFile('sent.csv', 'Silencio', 'El mar');
    await site.write('sent.csv', edit(await site.read('sent.csv')));
    const before = await written();
    const { told, refused } = await take(file, { force: true });
    expect(refused).toHaveLength(1);
    expect(told[0]).toMatch(/These are the words of "rooms\.why\.sea\.title", and the reverse/);
    expect(await written()).toEqual(before);
  });

  it.each(['header.', ''])(
    'refuses a column that was shifted by a row, in one message (%j)',
    async (group) => {
      const file = await shiftDown(group);
      const before = await written();
      const { told, refused } = await take(file, { force: true });
      expect(refused).toHaveLength(1);
      expect(told.join('\n')).toMatch(
        /\d+ translations stand in the rows of others, as when a part of the table is sorted or shifted/,
      );
      expect(await written()).toEqual(before);
    },
  );

  it('counts the first row of a shifted part, also where its words still stand in the row above', async () => {
    const sent = collectTexts(await read('es'), undefined);
    const [from, to] = [2, 8];
    const texts = sent.texts.map((text, index) =>
      index > from && index <= to ? { ...text, target: sent.texts[index - 1]?.target ?? '' } : text,
    );
    await site.write('sent.csv', writeSpreadsheet({ ...sent, texts }));
    const before = await written();
    const { told, counts } = await take(site.file('sent.csv'), { force: true });
    expect(told[0]).toContain(`${to - from} translations stand in the rows of others`);
    expect(counts.taken).toBe(0);
    expect(await written()).toEqual(before);
  });

  it('takes the words that another text has given up and does not note them as right, and takes those of two texts whose sources were exchanged', async () => {
    const file = await send('csv');
    await site.replace('sent.csv', ',Silencio,', ',Calma,');
    await site.replace('sent.csv', ',El mar,', ',Silencio,');
    const { counts, doubted } = await take(file);
    expect(counts).toMatchObject({ taken: 2 });
    expect(doubted.map(({ key }) => key)).toEqual(['rooms.why.quiet.title', 'rooms.why.sea.title']);
    expect(await found()).toContain('locales/es.json: i18n/copied-text');
    await site.restore();
    const english = await site.read('locales/en.json');
    const { quiet, sea } = JSON.parse(english).rooms.why;
    const exchanged = english
      .replace(`"${quiet.title}"`, '"-"')
      .replace(`"${sea.title}"`, `"${quiet.title}"`);
    await site.write('locales/en.json', exchanged.replace('"-"', `"${sea.title}"`));
    const again = await send('csv');
    await exchangeInFile('sent.csv', 'Silencio', 'El mar');
    expect((await take(again)).counts).toMatchObject({ taken: 2 });
    expect(await found()).not.toContain('locales/es.json: i18n/copied-text');
  });

  it('says of a file that it refuses what it could take', async () => {
    const file = await send('csv');
    await site.replace('sent.csv', 'Nuestras habitaciones', '#REF!');
    await site.replace('sent.csv', 'Silencio', 'Calma');
    expect((await take(file)).told[1]).toBe('locales/es.json: 1 could be taken, 24 unchanged');
  });
});
