import { describe, expect, it } from 'vitest';
import { withoutAccents } from '../../../src/engine/core/checks/context/words/writing/letters.ts';
import { accept } from '../accept.ts';
import { copyBeforeEach, found, read, send, site, take, written } from './testing/sent-site.ts';

copyBeforeEach();

const isWord = /(?<=")[\p{Lu}¿¡][^"]*(?=")/gu;

/** Sends a table whose translations have accents nearly all. */
const sendAccented = async (): Promise<string> => {
  const text = await site.read('locales/es.json');
  await site.write(
    'locales/es.json',
    text.replaceAll(isWord, (words) => words.replace(/(?<!%\{\w*)e/, 'é')),
  );
  await accept(await read(), { words: [], all: true });
  return send('csv');
};

const damages = [
  ['only the accents are gone', withoutAccents],
  ['letters have become a ?', (text: string) => text.replaceAll(/[^\0-\x7f]/g, '?')],
  ['the letters are broken', (text: string) => Buffer.from(text).toString('latin1')],
] as const;

/** Changes the first rows of the table that have letters with accents. */
const damage = async (change: (text: string) => string, most: number): Promise<void> => {
  let left = most;
  const [names, ...texts] = (await site.read('sent.csv')).split('\r\n');
  const rows = texts.map((row) => {
    if (change(row) === row || left === 0) return row;
    left -= 1;
    return change(row);
  });
  await site.write('sent.csv', [names, ...rows].join('\r\n'));
};

describe('a table that a program has saved without its accents', () => {
  it.each(damages)('is refused in one message, whether or not that is forced: %s', async (said, change) => {
    const file = await sendAccented();
    await damage(change, 12);
    const before = await written();
    for (const force of [false, true])
      await expect(take(file, { force })).rejects.toThrow(
        new RegExp(
          `^In 12 of 12 changed texts ${said.replace('?', '\\?')}: here ".*" was ".*é.*Ask for it again`,
        ),
      );
    expect(await written()).toEqual(before);
  });

  it('is told with the place of the first damage, also among texts that were changed', async () => {
    const file = await sendAccented();
    await damage(withoutAccents, 12);
    await site.replace('sent.csv', 'Siléncio', 'Mucha calma');
    await expect(take(file)).rejects.toMatchObject({
      line: 2,
      message: expect.stringMatching(/^In 1[12] of 1/),
    });
  });

  it('is told text by text where few are damaged, and by validate until that is mended', async () => {
    const file = await sendAccented();
    for (const words of ['Cérrar menú', 'Por qué la génte'])
      await site.replace('sent.csv', words, withoutAccents(words));
    const { doubted, told } = await take(file);
    expect(doubted).toHaveLength(2);
    expect(told.at(-1)).toBe('2 texts were imported and need another look; npm run validate lists them.');
    expect(await found()).toEqual(Array(2).fill('locales/es.json: i18n/changed-letter'));
  });

  it('is told of a text that looks like its source then', async () => {
    const file = await send('csv');
    await site.replace('sent.csv', ',Menú,', ',Menu,');
    expect((await take(file)).told[0]).toMatch(/Accents are gone here: it was "Menú"\. Write that again\.$/);
  });

  it('takes no text with a ? or broken letters in the place of its own', async () => {
    const file = await sendAccented();
    const [, questions, encoding] = damages;
    await damage(questions[1], 2);
    expect((await take(file)).told[0]).toMatch(
      /A \? stands here for a letter: it was ".*é.*"\. Write that again\./,
    );
    await sendAccented();
    await damage(encoding[1], 2);
    expect((await take(file)).told[0]).toContain('Letters are broken here: it was');
  });
});
