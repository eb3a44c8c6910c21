import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataPath } from '../../../src/engine/core/addresses/output-paths.ts';
import type { LocaleDocument, PageDocument, SiteConfig } from '../../../src/generated/types.ts';
import { type Command, project, startCommand } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';

type Named = { file: string; check: string };
type Told = { content: string; problems: Named[]; warnings: Named[]; page?: unknown; moved?: string };

let site: SiteCopy;
let command: Command;
let address: string;
let told: Told[];
let hangUp: () => void;

/** Listens as a document does that shows an address. */
const listen = async (page: string) => {
  const heard: Told[] = [];
  const request = get(`${address}/__events?${new URLSearchParams({ page })}`);
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  let text = '';
  response.setEncoding('utf8').on('data', (part: string) => {
    const messages = (text + part).split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) heard.push(JSON.parse(message.slice('data: '.length)) as Told);
  });
  response.on('error', () => undefined);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  return { heard, hangUp: () => void request.destroy() };
};

const lastPage = () => JSON.stringify(told.findLast(({ page }) => page)?.page ?? null);
const saysLast = (text: string) => vi.waitFor(() => expect(lastPage()).toContain(text), { timeout: 10_000 });
const problems = () => told.flatMap((state) => state.problems);

const renamed = async (words: string) => {
  const text = await site.read('locales/en.json');
  return text.replace(/"rooms": "[^"]+"/, `"rooms": "${words}"`);
};

beforeAll(async () => {
  site = await copySite(path.join(project, 'tests/fixtures/mini-site'));
  command = startCommand('dev', ['--root', site.root, '--port', '0']);
  [, address = ''] = await command.until(/(http:\/\/127\.0\.0\.1:\d+) ready/);
});
beforeEach(async () => {
  ({ heard: told, hangUp } = await listen('/rooms?from=here'));
});
afterEach(async () => {
  hangUp();
  await site.restore();
  await setTimeout(300);
});
afterAll(async () => {
  await command.stop('SIGTERM');
  await site.remove();
});

describe('what the dev server says to a page that is open', () => {
  it('is also what should be looked at, once the page is on screen, and the terminal says it', async () => {
    const warnings = () => told.at(-1)?.warnings.map(({ file, check }) => [file, check]);
    await site.write('locales/en.json', await renamed('Our our rooms'));
    await saysLast('Our our rooms');
    const found = [['locales/en.json', 'content/repeated-word']];
    await vi.waitFor(() => expect(warnings()).toEqual(found), { timeout: 10_000 });
    await command.until(/^1 warning\n {2}locales\/en\.json:\d+:\d+ {2}content\/repeated-word/m);
    await site.write('locales/en.json', await renamed('Our rooms'));
    await command.until(/^no warnings any more$/m);
    await vi.waitFor(() => expect(warnings()).toEqual([]));
  });

  it('is how the page is now, so that it need not ask', async () => {
    await site.write('locales/en.json', await renamed('Cabins'));
    await saysLast('Cabins');
    const [first, last] = [told[0], told.at(-1)];
    expect(first?.page).toBeUndefined();
    expect(last?.content).not.toBe(first?.content);
    expect(last?.page).toEqual(await (await fetch(`${address}${dataPath('/rooms')}`)).json());
  });

  it('is where its page has moved', async () => {
    await site.edit<SiteConfig>('site.config.json', (config) => {
      config.redirects = { ...config.redirects, '/rooms': 'page:cabins' };
    });
    const links = (text: string) => text.replaceAll('page:rooms', 'page:cabins');
    await site.write('site.config.json', links(await site.read('site.config.json')));
    await site.write('pages/home.json', links(await site.read('pages/home.json')));
    const page = JSON.parse(await site.read('pages/rooms.json')) as PageDocument;
    await rm(path.join(site.root, 'pages/rooms.json'));
    await site.write(
      'pages/cabins.json',
      JSON.stringify({ ...page, id: 'cabins', path: '/cabins' }, null, 2),
    );
    await vi.waitFor(() => expect(told.at(-1)?.moved).toContain('/cabins'), { timeout: 10_000 });
    await rm(path.join(site.root, 'pages/cabins.json'));
  });

  it('is the page that each of them shows', async () => {
    const other = await listen('/es');
    await site.edit<LocaleDocument>('locales/en.json', (words) => {
      words.rooms = JSON.parse(
        JSON.stringify(words.rooms).replace('Our rooms', 'Our cabins'),
      ) as LocaleDocument;
    });
    await saysLast('Our cabins');
    expect(JSON.stringify(other.heard.at(-1)?.page)).not.toContain('Our cabins');
    expect(other.heard.at(-1)?.content).toBe(told.at(-1)?.content);
    other.hangUp();
  });

  it('is what is wrong, with its file, and nothing of a page that is wrong', async () => {
    await site.replace('pages/rooms.json', '"page-hero"', '"page-heroo"');
    await vi.waitFor(() => expect(told.at(-1)?.problems).toHaveLength(1), { timeout: 10_000 });
    expect(told.at(-1)?.problems[0]).toMatchObject({ file: 'pages/rooms.json' });
    expect(told.at(-1)?.page).toBeUndefined();
    expect(told.at(-1)?.content).toBe(told[0]?.content);
  });
});

describe('an edit is shown, and no fault told, when an editor', () => {
  it('empties a file before it writes it', async () => {
    const text = await renamed('Chambers');
    await site.write('locales/en.json', '');
    await site.write('locales/en.json', text.slice(0, 200));
    await setTimeout(5);
    await site.write('locales/en.json', text);
    await saysLast('Chambers');
    expect(problems()).toEqual([]);
  });

  it('writes another file and gives it the name', async () => {
    await site.write('locales/.en.json.swp', await renamed('Berths'));
    await rename(site.file('locales/.en.json.swp'), site.file('locales/en.json'));
    await saysLast('Berths');
    expect(problems()).toEqual([]);
  });

  it('takes the old file away before it writes the new one', async () => {
    const text = await renamed('Bunks');
    await rename(site.file('locales/en.json'), site.file('locales/en.json~'));
    await setTimeout(5);
    await site.write('locales/en.json', text);
    await rm(site.file('locales/en.json~'));
    await saysLast('Bunks');
    expect(problems()).toEqual([]);
  });

  it('saves again and again: the last one stays', async () => {
    for (const words of ['One', 'Two', 'Three', 'Four', 'Last of all'])
      await site.write('locales/en.json', await renamed(words));
    await saysLast('Last of all');
    await setTimeout(200);
    expect(lastPage()).toContain('Last of all');
    expect(problems()).toEqual([]);
  });
});
