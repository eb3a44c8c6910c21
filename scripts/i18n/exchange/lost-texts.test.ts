import { describe, expect, it } from 'vitest';
import { copyBeforeEach, send, site, take, written } from './testing/sent-site.ts';

copyBeforeEach();

/** Changes the rows of the table below its line of names. */
const changeRows = async (change: (row: string, number: number) => string[]): Promise<void> => {
  const [names = '', ...rows] = (await site.read('sent.csv')).split('\r\n');
  await site.write('sent.csv', [names, ...rows.flatMap(change)].join('\r\n'));
};

/** A row whose fifth cell, the translation, is empty. */
const emptied = (row: string): string => row.replace(/^((?:(?:"[^"]*"|[^,]*),){4})(?:"[^"]*"|[^,]*),/, '$1,');

describe('an import of a file that has lost texts', () => {
  it('refuses a column that is empty in every row, in one message', async () => {
    const file = await send('csv');
    await changeRows((row) => [emptied(row)]);
    const before = await written();
    await expect(take(file)).rejects.toThrow('The column "es" is empty in all 26 rows, and in 26 of them');
    expect(await written()).toEqual(before);
  });

  it('refuses an XLIFF whose <target> were translated, too, or left out', async () => {
    const file = await send('xliff');
    const sent = await site.read('sent.xliff');
    await site.write('sent.xliff', sent.replaceAll(/(<\/?)target>/g, '$1objetivo>'));
    await expect(take(file)).rejects.toThrow('There are <objetivo> instead.');
    await site.write('sent.xliff', sent.replaceAll(/<target>.*<\/target>/g, ''));
    await expect(take(file)).rejects.toThrow(
      'There is no <target> with words in this file, and 26 of its 26',
    );
  });

  it('tells once of many texts that are empty', async () => {
    const file = await send('csv');
    await changeRows((row, number) => [number < 12 ? emptied(row) : row]);
    const { told } = await take(file);
    expect(told).toEqual([
      expect.stringMatching(/keeps the one that it has\. So it is in 11 more texts\.$/),
      'locales/es.json: 0 taken, 14 unchanged, 12 emptied and kept as they were',
    ]);
  });

  it('says how many texts are not in it, unless only few were sent', async () => {
    const file = await send('csv');
    await changeRows((row, number) => (number < 3 ? [] : [row]));
    const { told, refused } = await take(file);
    expect([told.at(-1), refused]).toEqual(['3 texts of the site are not in this file.', []]);
    await changeRows((row, number) => (number < 20 ? [] : [row]));
    expect((await take(file)).told).toEqual(['locales/es.json: 0 taken, 3 unchanged']);
  });
});
