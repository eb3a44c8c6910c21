import { describe, expect, it } from 'vitest';
import { collectTexts } from './collect-texts.ts';
import { copyBeforeEach, read, send, site, take, written } from './testing/sent-site.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

copyBeforeEach();

/** The texts of a language that was just made, as they are sent, and the words that they are to get. */
const sentAnew = async () => {
  const words = new Map(
    collectTexts(await read('es'), undefined).texts.map(({ key, target }) => [key, target]),
  );
  await site.write('locales/es.json', await site.read('locales/en.json'));
  const sent = collectTexts(await read('es'), undefined);
  const texts = sent.texts.map((text) => ({ ...text, target: words.get(text.key) ?? text.target }));
  return { ...sent, texts };
};

/** Saves the table of a new language with other words in it, and says why it is refused, whatever is forced. */
const refusalOf = async (change: (words: string[]) => string[]): Promise<unknown> => {
  const sent = await sentAnew();
  const words = change(sent.texts.map(({ target }) => target));
  const texts = sent.texts.map((text, index) => ({ ...text, target: words[index] ?? '' }));
  await site.write('sent.csv', writeSpreadsheet({ ...sent, texts }));
  const before = await written();
  const refusal: unknown = await take(site.file('sent.csv'), { force: true }).catch(
    (error: unknown) => error,
  );
  expect(await written()).toEqual(before);
  return refusal;
};

describe('the table of a language that was just made, of which no former words are known', () => {
  it.each([
    ['was shifted down', (words: string[]) => ['', ...words]],
    ['was shifted up', ([, ...words]: string[]) => words],
    ['was sorted', (words: string[]) => words.toSorted()],
  ])('is refused in one message when its column %s by itself', async (_, change) => {
    const message = expect.stringMatching(
      /^Translations stand in the rows of others, as when the column "es" is sorted or shifted by itself: this one lacks \S+, which line \d+ has too much/,
    ) as string;
    expect(await refusalOf(change)).toMatchObject({ message });
  });

  it('is taken when it is whole', async () => {
    const sent = await sentAnew();
    await site.write('sent.csv', writeSpreadsheet(sent));
    const { refused, counts } = await take(site.file('sent.csv'));
    expect([refused, counts.taken > 20]).toEqual([[], true]);
  });

  it('is taken without its versions: what is still the source was nobody’s work', async () => {
    const sent = await sentAnew();
    const texts = sent.texts.map((text) => ({ ...text, version: '' }));
    await site.write('sent.csv', writeSpreadsheet({ ...sent, texts }));
    expect(await take(site.file('sent.csv'))).toMatchObject({ refused: [] });
  });

  it('is refused in one message when the words were written into the column of the source', async () => {
    const sent = await sentAnew();
    const texts = sent.texts.map((text) => ({ ...text, source: text.target, target: text.source }));
    await site.write('sent.csv', writeSpreadsheet({ ...sent, texts }));
    await expect(take(site.file('sent.csv'))).rejects.toThrow('The columns "en" and "es" are exchanged');
  });

  it('is refused so as XLIFF, too', async () => {
    await sentAnew();
    const file = await send('xliff');
    const text = await site.read('sent.xliff');
    await site.write('sent.xliff', text.replaceAll(/(?<=<source>)\w+/g, 'Mot'));
    await expect(take(file)).rejects.toThrow('Exchange <source> and <target>, or ask for the file again.');
  });
});
