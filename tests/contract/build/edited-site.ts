import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site.ts';
import type { LocaleDocument, PageDocument, SiteConfig } from '../../../src/generated/types.ts';
import { project } from '../../command.ts';
import type { SiteCopy } from '../../copy-site.ts';
import { copyBilingualSite } from '../copy-bilingual-site.ts';
import { type BuiltFolder, readBuilt } from './built-folder.ts';

/** A copy of the project's own site and the folder it is built to, again and again. */
export type EditedSite = {
  site: SiteCopy;
  out: string;
  build: () => Promise<BuiltFolder>;
  /** Builds the content as it is now to a folder of its own, from nothing. */
  buildAnew: () => Promise<BuiltFolder>;
  remove: () => Promise<void>;
};

const cache = path.join(project, '.cache');

const buildTo = async (root: string, out: string): Promise<BuiltFolder> => {
  await buildSite({ root, out, cache });
  return readBuilt(out);
};

/** Copies the project's site to be edited and built. */
export const editSite = async (): Promise<EditedSite> => {
  const site = await copyBilingualSite();
  const folder = await mkdtemp(path.join(tmpdir(), 'edited-site-'));
  const out = path.join(folder, 'dist');
  return {
    site,
    out,
    build: () => buildTo(site.root, out),
    buildAnew: async () => buildTo(site.root, await mkdtemp(path.join(folder, 'anew-'))),
    remove: () => Promise.all([site.remove(), rm(folder, { recursive: true })]).then(() => undefined),
  };
};

/** Builds the project's site once for a test file. Returns what was built. */
export const withBuiltSite = (): (() => BuiltFolder) => {
  let built: BuiltFolder;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'built-site-'));
    built = await buildTo(project, path.join(folder, 'dist'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  return () => built;
};

/** Adds a solution: one document, like the one on loyalty, and its Spanish words. */
export const addSolution = async (site: SiteCopy): Promise<void> => {
  const text = await site.read('pages/solutions/loyalty.json');
  const copy = JSON.parse(text.replaceAll('t:solutions.loyalty.', 't:solutions.concierge.')) as PageDocument;
  Object.assign(copy, { id: 'concierge', order: 80 });
  await site.write('pages/solutions/concierge.json', JSON.stringify(copy, null, 2));
  await site.edit<LocaleDocument>('locales/es.json', ({ solutions }) => {
    const words = solutions as LocaleDocument;
    words.concierge = words.loyalty ?? {};
  });
};

/** Adds a language: its words, here the Spanish ones, and a line in site.config.json. */
export const addFrench = async (site: SiteCopy): Promise<void> => {
  await site.write('locales/fr.json', await site.read('locales/es.json'));
  await site.edit<SiteConfig>('site.config.json', ({ locales }) => {
    locales.push({ locale: 'fr', name: 'Français', suffix: '-fr', dir: 'ltr' });
  });
};
