import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { htmlFile } from '../../src/engine/core/addresses/output-paths.ts';
import { hydrated, routes, withBrowser } from './browser-page.ts';

const open = withBrowser();

const read = (file: string) => readFileSync(path.join(inject('siteFolder'), file), 'utf8');

/** What the first round trips carry: a document and the one stylesheet it waits for. */
const weight = (route: string): number => {
  const html = read(htmlFile(route));
  const [, css = ''] = /<link rel="stylesheet" href="\/([^"]+)">/.exec(html) ?? [];
  return brotliCompressSync(html).length + brotliCompressSync(read(css)).length;
};

describe('what a page waits for fits into the first round trip', () => {
  it.each(routes.flat())('%s: document and stylesheet are at most 14.0 kB of brotli', (route) => {
    expect(weight(route)).toBeLessThanOrEqual(14_000);
  });
});

describe('fonts', () => {
  it('two files are all that English and Spanish load; a letter that neither has brings its own', async () => {
    const { page } = await open('/-es');
    await hydrated(page);
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /([^/]+)\.[\w-]+\.woff2$/.exec(name)?.[1] ?? [])
          .sort(),
      );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect.poll(loaded).toEqual(['figtree', 'funnel-display']);
    await page.locator('main h1').evaluate((heading) => {
      heading.textContent = 'Gonçalves';
    });
    await expect.poll(loaded).toEqual(['figtree', 'funnel-display', 'funnel-display-others']);
  });
});
