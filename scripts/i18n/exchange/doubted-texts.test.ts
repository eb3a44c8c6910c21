import { describe, expect, it } from 'vitest';
import { accept } from '../accept.ts';
import { copyBeforeEach, found, read, send, site, take, written } from './testing/sent-site.ts';

copyBeforeEach();

const key = 'rooms.why.sea.title';

/** Saves a table in which one cell has the words of the cell above, and one word has lost its accent. */
const withSlips = async (): Promise<string> => {
  const file = await send('csv');
  await site.replace('sent.csv', ',El mar,', ',Silencio,');
  await site.replace('sent.csv', 'Abrir menú', 'Abrir menu');
  await site.replace('sent.csv', 'Duerme junto al faro', 'Descansa cerca del faro');
  return file;
};

describe('an import of words that validate would doubt', () => {
  it('says so with their lines, and leaves validate to say it until they are accepted', async () => {
    const { told, counts, refused } = await take(await withSlips());
    expect([refused, counts.taken]).toEqual([[], 3]);
    expect(told).toEqual([
      expect.stringMatching(
        /^sent\.csv:\d+:\d+ {2}header\.open {2}This was "Abrir menú" when it was accepted/,
      ),
      expect.stringMatching(new RegExp(`${key} {2}These are the words of "rooms.why.quiet.title", too`)),
      'locales/es.json: 3 taken, 23 unchanged',
      '2 texts were imported and need another look; npm run validate lists them.',
    ]);
    const doubted = ['locales/es.json: i18n/changed-letter', 'locales/es.json: i18n/copied-text'];
    expect((await found()).toSorted()).toEqual(doubted);
    await accept(await read(), { words: ['header.open', key], all: false });
    expect(await found()).toEqual([]);
  });

  it.each([
    ['Duerme junto al faro [¿o "descansa"? – Ana]', 'must not be shown to visitors if it is a note'],
    ['Duerme / Descansa junto al faro', 'Two wordings stand here with " / " between them'],
  ])('says of a note or of two wordings that one is left over: %s', async (words, message) => {
    const file = await send('xliff');
    await site.replace('sent.xliff', 'Duerme junto al faro', words);
    expect((await take(file)).told[0]).toContain(message);
    expect(await found()).toEqual(['locales/es.json: content/forbidden-text']);
  });

  it('says it without writing when that is asked for', async () => {
    const before = await written();
    const { told } = await take(await withSlips(), { dryRun: true });
    expect(told.join('\n')).toContain(`${key}  These are the words of`);
    expect(told.join('\n')).toContain('2 texts would need another look.');
    expect(await written()).toEqual(before);
  });

  it('reads a file of words that begins with the mark some editors put there', async () => {
    await site.write('locales/es.json', `\uFEFF${await site.read('locales/es.json')}`);
    expect((await take(await withSlips())).doubted).toHaveLength(2);
  });

  it('notes the others as right', async () => {
    await take(await withSlips());
    const again = await take(await send('csv'));
    expect(again.counts).toMatchObject({ taken: 0, accepted: 0 });
    const { translations } = await read();
    const changed = translations.filter(({ recorded, now }) => recorded?.target !== now.target);
    expect(changed.map((one) => one.key)).toEqual(['header.open', key]);
  });
});
