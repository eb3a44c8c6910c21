import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translationsOf } from '../../../src/engine/core/addresses/indexing.ts';
import { htmlFile } from '../../../src/engine/core/addresses/output-paths.ts';
import { buildRoutes, type Route } from '../../../src/engine/core/addresses/routes.ts';
import { tinyConfig, tinyPages, tinySource } from '../../../src/engine/core/testing/tiny-site.ts';
import type { SiteConfig } from '../../../src/generated/types.ts';
import { checkBuilt } from './check-built.ts';

const manifest = buildRoutes(tinyConfig, tinyPages);
const { origin } = tinyConfig;
const link = (rel: string, href: string, rest = '') => `<link rel="${rel}" href="${href}"${rest}>`;

const headOf = ({ pageId, locale, status }: Route): string => {
  if (status === 404) return '';
  const others = translationsOf(manifest, pageId);
  const own = manifest.byPage.get(pageId)?.get(locale)?.path ?? '';
  const fallback = others.find((other) => other.locale === 'en')?.path ?? '';
  return [
    link('canonical', origin + own),
    ...others.map((other) => link('alternate', origin + other.path, ` hreflang="${other.locale}"`)),
    link('alternate', origin + fallback, ' hreflang="x-default"'),
  ].join('\n');
};

const documentOf = (route: Route): string =>
  `<!doctype html>\n<html><head>\n<title>T</title>\n${headOf(route)}\n</head>\n<body>\n<h1 id="top-title">T</h1>\n<h2>U</h2>\n<a href="/contact#top-title">C</a>\n<img src="/a.svg" alt="">\n</body></html>\n`;

const sitemap = () =>
  manifest.routes
    .filter(({ canonical, status }) => canonical && status === 200)
    .map(({ path: address }) => `<url><loc>${origin}${address}</loc></url>`)
    .join('\n');

let folder = '';
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'built-'));
  for (const route of manifest.byPath.values()) await write(htmlFile(route.path), documentOf(route));
  await write('sitemap.xml', sitemap());
  await write('a.svg', '<svg/>');
});
afterEach(() => rm(folder, { recursive: true }));

/** What is found after a change of one document. */
const foundAfter = async (address: string, from: string | RegExp, to: string) => {
  const route = manifest.byPath.get(address);
  if (!route) throw new Error(`no route ${address}`);
  const text = documentOf(route);
  expect(text.replace(from, to)).not.toBe(text);
  await write(htmlFile(address), text.replace(from, to));
  const problems = await checkBuilt(tinySource(), folder, { root: folder });
  return problems.map(({ check, file, line }) => `${check} ${path.basename(file)}:${line}`);
};

const lineOf = (address: string, part: string): number => {
  const route = manifest.byPath.get(address);
  return (route ? documentOf(route).split('\n') : []).findIndex((line) => line.includes(part)) + 1;
};

describe('the built site', () => {
  it('has no problem as it is', async () => {
    expect(await checkBuilt(tinySource(), folder, { root: folder })).toEqual([]);
  });

  it('is refused where nothing was built', async () => {
    await expect(checkBuilt(tinySource(), path.join(folder, 'nowhere'), { root: folder })).rejects.toThrow(
      'npm run build',
    );
  });

  it('has its files named as seen from the folder of the site, wherever the command is run', async () => {
    await rm(path.join(folder, 'contact.html'));
    const found = await checkBuilt(tinySource(), folder, { root: path.dirname(folder) });
    expect(found.map(({ file }) => file.split('/')[0])).toContain(path.basename(folder));
  });

  it('built/broken-link: a link, a picture and a page that are not there', async () => {
    const image = lineOf('/contact', '/a.svg');
    expect(await foundAfter('/contact', '/a.svg', '/b.svg')).toEqual([
      `built/broken-link contact.html:${image}`,
    ]);
    await rm(path.join(folder, 'contact.html'));
    const found = (await checkBuilt(tinySource(), folder, { root: folder })).map(({ check }) => check);
    expect(found).toContain('built/broken-link');
  });

  it('the settings of the site say how bad its problems are, and which are not told', async () => {
    await rm(path.join(folder, '404.html'));
    const told = async (setting: object) => {
      const checks = { 'built/not-found-page': setting } as NonNullable<SiteConfig['checks']>;
      const source = tinySource({ config: { ...tinyConfig, checks } });
      const found = await checkBuilt(source, folder, { root: path.dirname(folder) });
      return found.filter(({ check }) => check === 'built/not-found-page').map(({ severity }) => severity);
    };
    expect(await told({ severity: 'info' })).toEqual(['info']);
    expect(await told({ severity: 'off' })).toEqual([]);
    expect(await told({ ignore: [{ file: `${path.basename(folder)}`, reason: 'meant' }] })).toEqual([]);
  });

  it('built/not-found-page: the file that hosts show at unknown addresses', async () => {
    await rm(path.join(folder, '404.html'));
    const found = await checkBuilt(tinySource(), folder, { root: folder });
    expect(found.map(({ check }) => check)).toContain('built/not-found-page');
  });

  it('built/broken-link: a link that names a page as content does', async () => {
    const found = await foundAfter('/contact', '/contact#top-title', 'page:about');
    expect(found).toEqual([`built/broken-link contact.html:${lineOf('/contact', '<a ')}`]);
  });

  it('built/broken-link: a picture in whose address a sign stands that addresses write otherwise', async () => {
    await write('100%.svg', '<svg/>');
    const image = lineOf('/contact', '<img');
    const found = await foundAfter('/contact', '/a.svg', '/100%.png');
    expect(found).toEqual([`built/broken-link contact.html:${image}`]);
    expect(await foundAfter('/contact', '/a.svg', '/100%25.svg')).toEqual([]);
  });

  it('built/broken-anchor: a link to a place that the page has not', async () => {
    const line = lineOf('/solutions', '/contact#top-title');
    expect(await foundAfter('/solutions', '#top-title', '#form')).toEqual([
      `built/broken-anchor solutions.html:${line}`,
    ]);
  });

  it('built/heading-outline: no main heading, two of them, one below others, a skipped level, an empty heading', async () => {
    const second = lineOf('/contact', '<h2>');
    expect(await foundAfter('/contact', /h1( id="top-title")?/g, 'h2$1')).toEqual([
      'built/heading-outline contact.html:1',
    ]);
    for (const to of ['<h1>U</h1>', '<h3>U</h3>', '<h2></h2>'])
      expect(await foundAfter('/contact', '<h2>U</h2>', to)).toEqual([
        `built/heading-outline contact.html:${second}`,
      ]);
    expect(await foundAfter('/contact', '<h1', '<h2>U</h2><h1')).toEqual([
      `built/heading-outline contact.html:${lineOf('/contact', '<h1')}`,
    ]);
  });

  it('seo/canonical: missing, relative, or another language', async () => {
    const line = lineOf('/contact', 'canonical');
    expect(await foundAfter('/contact', /<link rel="canonical"[^>]*>/, '')).toEqual([
      'seo/canonical contact.html:1',
    ]);
    for (const to of ['href="/contact"', `href="${origin}/contact-es"`])
      expect(await foundAfter('/contact', `href="${origin}/contact"`, to)).toEqual([
        `seo/canonical contact.html:${line}`,
      ]);
  });

  it('seo/hreflang: a language that is missing, not there, or does not name the page in turn', async () => {
    expect(await foundAfter('/contact', /<link [^>]*hreflang="x-default">/, '')).toEqual([
      'seo/hreflang contact.html:1',
    ]);
    expect(await foundAfter('/contact', 'hreflang="ar"', 'hreflang="fr"')).toEqual([
      'seo/hreflang contact.html:1',
      'seo/hreflang contact.html:1',
    ]);
    const found = await foundAfter(
      '/contact',
      `href="${origin}/contact-ar" hreflang="ar"`,
      `href="${origin}/-ar" hreflang="ar"`,
    );
    expect(found).toContain('seo/hreflang contact.html:1');
  });

  it('seo/sitemap-drift: a page too many and a page too few', async () => {
    await write('sitemap.xml', sitemap().replace(`${origin}/contact<`, `${origin}/404<`));
    const found = (await checkBuilt(tinySource(), folder, { root: folder })).map(
      ({ check, message }) => `${check} ${message}`,
    );
    expect(found).toEqual([
      `seo/sitemap-drift "${origin}/contact" is missing.`,
      `seo/sitemap-drift "${origin}/404" does not belong here.`,
    ]);
  });

  it('link/new-tab: a new tab that gives the other site a hold on this one, or is not announced', async () => {
    const line = lineOf('/contact', '<h2>');
    for (const rest of ['>News</a>', ' rel="noopener"></a>'])
      expect(
        await foundAfter(
          '/contact',
          '<h2>U</h2>',
          `<a href="https://x.example" target="_blank"${rest}<h2>U</h2>`,
        ),
      ).toEqual([`link/new-tab contact.html:${line}`]);
  });

  it('perf/page-weight: a page that does not arrive at once', async () => {
    const noise = Array.from({ length: 6000 }, (_, index) =>
      ((index * 7919 * 104_729) % 1_000_003).toString(36),
    ).join(' ');
    expect(await foundAfter('/contact', 'U</h2>', `U</h2><p>${noise}</p>`)).toEqual([
      'perf/page-weight contact.html:1',
    ]);
  });
});
