import { describe, expect, it } from 'vitest';
import { copyBeforeEach, found, read, send, site, take, written } from './testing/sent-site.ts';

const key = 'home.welcome.title';
const spanish = 'Duerme junto al faro';

copyBeforeEach();

/** Imports the exported texts with another Spanish title, and says what is told of it; nothing may be written. */
const refusal = async (format: string, target: string, force = false): Promise<string | undefined> => {
  const file = await send(format);
  await site.replace(`sent.${format}`, spanish, target);
  const before = await written();
  const { told, counts } = await take(file, { force });
  expect([counts.taken, await written()]).toEqual([0, before]);
  return told[0]?.split('  ').at(-1);
};

const versionOfKey = async (): Promise<string> => {
  await send('csv');
  const row = (await site.read('sent.csv')).split('\r\n').find((line) => line.startsWith(key));
  return row?.split(',').at(-1) ?? '';
};

describe.each(['csv', 'xliff'])('an import from %s refuses what belongs into another column', (format) => {
  it('be it the key of a text or its version, also when it is forced', async () => {
    for (const force of [false, true]) {
      expect(await refusal(format, key, force)).toContain('This is the key of a text and no translation.');
      expect(await refusal(format, await versionOfKey(), force)).toContain('This is the version of a text');
    }
  });

  it.each([';', '; ', ' ', '\t', ': '])('be it a key in front of the words with %j', async (sign) => {
    const told = await refusal(format, `${key}${sign}Descansa junto al faro`);
    expect(told).toBe(`The key "${key}" stands in front of the translation. Write "Descansa junto al faro".`);
  });

  it.each(['12/05/2026', '46154', '45.50'])(
    'be it a date or a number that a program has made of words, unless it is forced: %s',
    async (number) => {
      expect(await refusal(format, number)).toBe(
        'There are only digits here, and the text in "en" is "Sleep beside the lighthouse". Write the words.',
      );
    },
  );

  it('be it a state, the page that shows the text, or its source, unless it is forced', async () => {
    expect(await refusal(format, 'stale')).toContain('This is what the column "state" says');
    expect(await refusal(format, 'home')).toContain('This is what the column "notes" says');
    const source = 'Sleep beside the lighthouse';
    const file = await send('xliff');
    const state = `<source>${source}</source>\n        <target>`;
    await site.replace('sent.xliff', `${state}${spanish}`, `${state}${source}`);
    expect((await take(file)).told[0]).toContain(
      `This is still the text in "en", in the place of "${spanish}". Translate it.`,
    );
    expect((await take(file, { force: true })).counts.taken).toBe(1);
  });
});

describe('an import of a stale text that is marked as translated, and left as it was', () => {
  it.each(['csv', 'xliff'])(
    'refuses it when it lacks a placeholder of its new source (%s)',
    async (format) => {
      await site.replace('locales/en.json', '"Sleep beside the lighthouse"', '"Sleep here since %{rooms}"');
      const file = await send(format, 'stale');
      const [from = '', to = ''] =
        format === 'csv' ? [',stale,', ',translated,'] : ['state="initial"', 'state="translated"'];
      await site.replace(`sent.${format}`, from, to);
      const before = await written();
      const { told, counts } = await take(file);
      expect(told[0]).toContain(`${key}  The translation lacks %{rooms}. Put it where it belongs.`);
      expect([counts.accepted, await written()]).toEqual([0, before]);
      expect(await found()).toContain('locales/en.json: i18n/placeholder-mismatch');
      expect((await read('es')).locales).toEqual(['es']);
    },
  );
});
