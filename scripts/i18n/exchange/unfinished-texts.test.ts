import { describe, expect, it } from 'vitest';
import { copyBeforeEach, found, send, site, take, written } from './testing/sent-site.ts';

copyBeforeEach();

const spanish = '<target>Duerme junto al faro</target>';

describe('an import takes no text that is still to be translated', () => {
  it('be it filled with its source by a program', async () => {
    await site.replace('locales/es.json', '"Duerme junto al faro"', '"TODO: Sleep beside the lighthouse"');
    const file = await send('xliff');
    const source = '<source>Sleep beside the lighthouse</source>';
    await site.replace('sent.xliff', source, `${source}<target>Sleep beside the lighthouse</target>`);
    const before = await written();
    expect((await take(file)).told).toEqual(['locales/es.json: 0 taken, 25 unchanged, 1 not translated yet']);
    expect(await written()).toEqual(before);
    const text = await site.read('sent.xliff');
    await site.write('sent.xliff', text.replace('state="initial"', 'state="translated"'));
    expect((await take(file)).counts).toMatchObject({ taken: 1 });
  });

  it('and keeps the words that a program replaced with the source', async () => {
    await site.replace('locales/en.json', '"Sleep beside the lighthouse"', '"Sleep by the sea"');
    const file = await send('xliff', 'stale');
    await site.replace('sent.xliff', spanish, '<target>Sleep by the sea</target>');
    const before = await written();
    expect((await take(file)).told[1]).toBe(
      'locales/es.json: 0 taken, 0 unchanged, 1 emptied and kept as it was',
    );
    expect(await written()).toEqual(before);
  });

  it('but leaves alone a copy of the source that was sent as one', async () => {
    await site.replace('locales/es.json', '"Duerme junto al faro"', '"Sleep beside the lighthouse"');
    expect(await found()).toContain('locales/es.json: i18n/identical-to-source');
    expect((await take(await send('xliff'))).counts).toMatchObject({ unchanged: 26, emptied: 0 });
  });

  it.each([
    ['no target', ''],
    ['an empty target', '<target></target>'],
    ['a target of spaces', '<target> </target>'],
    ['its source as its target', '<target>the lighthouse</target>'],
  ])('nor half of one: the second segment has %s', async (_, target) => {
    const file = await send('xliff');
    const whole = `<source>Sleep beside the lighthouse</source>\n        ${spanish}\n      </segment>`;
    const first = '<source>Sleep beside </source><target>Duerme junto </target></segment>';
    const second = `<segment state="initial"><source>the lighthouse</source>${target}</segment>`;
    await site.replace('sent.xliff', whole, first + second);
    await expect(take(file)).rejects.toThrow('"home.welcome.title" is translated in parts only');
  });
});
