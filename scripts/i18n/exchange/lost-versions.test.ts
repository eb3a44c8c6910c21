import { describe, expect, it } from 'vitest';
import { copyBeforeEach, send, site, take, written } from './testing/sent-site.ts';

copyBeforeEach();

const withoutVersions: Record<string, (text: string) => string> = {
  'the notes of an XLIFF': (text) => text.replaceAll(/ *<notes>.*?<\/notes>\n/gs, ''),
  'the cells of a CSV': (text) => text.replaceAll(/,v\w{11}\.\w{11}\r\n/g, ',\r\n'),
  'the ends of the cells of a CSV': (text) => text.replaceAll(/,(v\w{5})\w{6}\.\w{11}\r\n/g, ',$1\r\n'),
};

describe('an import whose file has lost its versions', () => {
  it.each(Object.entries(withoutVersions))(
    'does not undo what was edited here: %s are gone',
    async (name, lose) => {
      const format = name.endsWith('XLIFF') ? 'xliff' : 'csv';
      const file = await send(format);
      const sent = await site.read(`sent.${format}`);
      expect(lose(sent)).not.toBe(sent);
      await site.write(`sent.${format}`, lose(sent));
      expect((await take(file)).counts).toMatchObject({ taken: 0, unchanged: 26 });
      await site.replace('locales/es.json', 'Duerme junto al faro', 'Duerme bajo el faro');
      const before = await written();
      const { told } = await take(file);
      expect(told[0]).toContain('home.welcome.title  The file has lost its version of this text');
      expect(told[0]).toContain('In the site it is: "Duerme bajo el faro"');
      expect(told.join()).toContain('Nothing was written');
      expect(await written()).toEqual(before);
      expect((await take(file, { force: true })).counts.taken).toBe(1);
    },
  );

  it('fills what has no words here yet', async () => {
    const file = await send('csv');
    const sent = await site.read('sent.csv');
    await site.write('sent.csv', withoutVersions['the cells of a CSV']?.(sent) ?? '');
    await site.replace('locales/es.json', '"Duerme junto al faro"', '"TODO: Sleep beside the lighthouse"');
    expect((await take(file)).told[0]).toBe('locales/es.json: 1 taken, 25 unchanged');
  });
});
