import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocaleDocument, PageDocument, SiteConfig } from '../../src/generated/types.ts';
import { type Command, project, startCommand } from '../command.ts';
import { copySite, type SiteCopy } from '../site-copy.ts';

/** `npm run dev` on a copy of the small site, which has a page with a form besides. */
export type RunningDev = { site: SiteCopy; command: Command; address: string; stop: () => Promise<void> };

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

/** Starts the dev server on a site, on any free port, and waits until it is ready. */
export const startDev = async (site: SiteCopy, ...options: string[]): Promise<RunningDev> => {
  const command = startCommand('dev', ['--root', site.root, '--port', '0', ...options]);
  const [, address = ''] = await command.until(/(http:\/\/127\.0\.0\.1:\d+) ready/);
  const stop = async () => {
    await command.stop('SIGTERM');
    await site.remove();
  };
  return { site, command, address, stop };
};
