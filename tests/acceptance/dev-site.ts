import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';
import type { LocaleDocument, PageDocument, SiteConfig } from '../../src/generated/types.ts';
import { type Command, project, startCommand } from '../command.ts';
import { copySite, type SiteCopy } from '../copy-site.ts';

/** `npm run dev` on a copy of the small site, which has a page with a form besides. */
export type RunningDev = {
  site: SiteCopy;
  command: Command;
  address: string;
  /** Brings every file back, and waits until the server has read them. */
  restore: () => Promise<void>;
  stop: () => Promise<void>;
};

const patience = { timeout: 60_000, interval: 20 };

const json = async <Document>(file: string) =>
  JSON.parse(await readFile(path.join(project, file), 'utf8')) as Document;

/** Adds the page /contact with its form, taken from the project's own site. */
const addForm = async (site: SiteCopy): Promise<void> => {
  const page = await json<PageDocument>('pages/contact.json');
  const { facts = {}, services = {} } = await json<SiteConfig>('site.config.json');
  const { contact = {} } = await json<LocaleDocument>('locales/en.json');
  const hero = {
    type: 'page-hero',
    id: 'top',
    props: { title: 't:contact.hero.title', text: 't:contact.hero.text' },
  };
  const sections = [hero, ...page.sections.filter(({ type }) => type === 'contact')];
  await site.write(
    'pages/contact.json',
    JSON.stringify({ ...page, sections }, null, 2).replace('"linkedin"', '"link"'),
  );
  await site.edit<SiteConfig>('site.config.json', (config) => {
    config.services = services;
    config.facts = { ...facts, ...config.facts };
  });
  for (const locale of ['en', 'es', 'ar'])
    await site.edit<LocaleDocument>(`locales/${locale}.json`, (words) => {
      words.contact = contact;
    });
};

/** The small site with a form, copied from a folder that `restore` brings back. */
export const copyMiniSite = async (): Promise<SiteCopy> => {
  const prepared = await copySite(path.join(project, 'tests/fixtures/mini-site'));
  await addForm(prepared);
  const site = await copySite(prepared.root);
  return { ...site, remove: () => Promise.all([site.remove(), prepared.remove()]).then(() => undefined) };
};

/** What the server says to open pages now: which document and content they should show, and what is wrong. */
const told = async (address: string): Promise<string> => {
  const { body } = await fetch(`${address}/__events`);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!text.endsWith('\n\n')) text += decoder.decode((await reader.read()).value, { stream: true });
  await reader.cancel();
  return text;
};

/** Starts the dev server on a site, on any free port, and waits until it is ready. */
export const startDev = async (site: SiteCopy, ...options: string[]): Promise<RunningDev> => {
  const command = startCommand('dev', ['--root', site.root, '--port', '0', ...options]);
  const [, address = ''] = await command.until(/(http:\/\/127\.0\.0\.1:\d+) ready/);
  const restore = async () => {
    await site.restore();
    // What is wrong with a file of its own is told after all that came before it was read.
    const last = `pages/${randomUUID()}.json`;
    const isTold = async () => (await told(address)).includes(last);
    await site.write(last, '');
    await vi.waitUntil(isTold, patience);
    await rm(site.file(last));
    await vi.waitUntil(async () => !(await isTold()), patience);
  };
  const stop = async () => {
    await command.stop('SIGTERM');
    await site.remove();
  };
  return { site, command, address, restore, stop };
};
