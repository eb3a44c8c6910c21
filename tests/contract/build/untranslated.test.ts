import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { checkBuilt } from '../../../scripts/validate/built/check-built.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { dataPath } from '../../../src/engine/core/addresses/output-paths.ts';
import type { UntranslatedPolicy } from '../../../src/engine/core/resolve/untranslated.ts';
import type { LocaleDocument, SiteConfig } from '../../../src/generated/types.ts';
import { project, runCommand } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';
import { type BuiltFolder, readBuilt, textOf } from './built-folder.ts';

let site: SiteCopy;
let folder: string;

/** A site of which Spanish has the words of the home page and of the frame, and none of the page on the rooms. */
beforeAll(async () => {
  site = await copySite(path.join(project, 'tests/fixtures/mini-site'));
  folder = await mkdtemp(path.join(tmpdir(), 'untranslated-'));
  await site.edit<LocaleDocument>('locales/es.json', (words) => void delete words.rooms);
  for (const locale of ['en', 'es', 'ar'])
    await site.edit<LocaleDocument>(`locales/${locale}.json`, (words) => {
      words.untranslated = 'Aún en inglés';
    });
});
afterAll(() => Promise.all([site.remove(), rm(folder, { recursive: true })]));

const choose = (policy: UntranslatedPolicy) =>
  site.edit<SiteConfig>('site.config.json', (config) => {
    const spanish = config.locales.find(({ locale }) => locale === 'es');
    if (spanish) spanish.untranslated = policy;
    config.layout.untranslated = {
      type: 'notice',
      id: 'notice',
      props: { title: 't:untranslated', close: 't:untranslated' },
    };
  });

const exitCode = async () => (await runCommand('validate', ['--root', site.root, '--quiet'])).code;

const build = async (): Promise<BuiltFolder> => {
  await buildSite({ root: site.root, out: path.join(folder, 'dist'), cache: path.join(project, '.cache') });
  return readBuilt(path.join(folder, 'dist'));
};

const problemsOfBuilt = async () => {
  const { files } = await validateSite(site.root);
  const problems = await checkBuilt(files.source, path.join(folder, 'dist'), { root: site.root });
  return problems.map(({ check, file, message }) => `${check} ${file} ${message}`);
};

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));

/** The languages that a document names, in the order of the site's. */
const alternates = (html: string) =>
  [...headOf(html).matchAll(/hreflang="([^"]+)"/g)].map(([, locale]) => locale);

describe('B15: a declared policy for an untranslated page', () => {
  it('error: the site is not valid and not built', async () => {
    await choose('error');
    expect(await exitCode()).toBe(1);
    await expect(build()).rejects.toThrow('The content has errors');
  });

  it('fallback: the words of the default language, marked, with a notice, and the source for searches', async () => {
    await choose('fallback');
    expect(await exitCode()).toBe(0);
    const built = await build();
    const html = textOf(built, 'rooms-es.html');
    expect(html).toContain('<html lang="es"');
    expect(html).toMatch(/<section[^>]* data-section-id="rooms-hero" lang="en" dir="ltr"/);
    expect(html).toContain('Our rooms');
    expect(html).toContain('Aún en inglés');
    expect(headOf(html)).toContain('<link rel="canonical" href="https://faro.example/rooms">');
    expect(alternates(html)).toEqual([]);
    expect(alternates(textOf(built, 'rooms.html'))).toEqual(['en', 'ar', 'x-default']);
    const sitemap = textOf(built, 'sitemap.xml');
    expect(sitemap).not.toContain('rooms-es');
    expect(sitemap).toContain('https://faro.example/rooms-ar');
    expect(textOf(built, '-es.html')).not.toContain('Aún en inglés');
    expect(await problemsOfBuilt()).toEqual([]);
  });

  it('hide: no route, not in the site map, and its language is switched to home', async () => {
    await choose('hide');
    expect(await exitCode()).toBe(0);
    const built = await build();
    expect(built.has('rooms-es.html')).toBe(false);
    expect(built.has(dataPath('/rooms-es').slice(1))).toBe(false);
    for (const [, { bytes }] of built) expect(bytes.includes('rooms-es')).toBe(false);
    const html = textOf(built, 'rooms.html');
    expect(alternates(html)).toEqual(['en', 'ar', 'x-default']);
    expect(html).toMatch(/<a href="\/-es" lang="es"/);
    expect(await problemsOfBuilt()).toEqual([]);
  });
});
