import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { withBrowser } from './browser-page.ts';
import { emptyScript, id, serveWith } from './counted-page.ts';
import { openPrepared } from './routed-page.ts';
import type { ServedSite } from './serve-site.ts';
import { siteWords } from './site-words.ts';

/** The question whether a visit may be counted. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** One of its two answers. */
export const button = (page: Page, name: 'accept' | 'decline', language: 'en' | 'es' = 'en') =>
  banner(page).getByRole('button', { name: siteWords[language].consent[name], exact: true });

/** The button in the footer that asks again. */
export const cookies = (page: Page) => page.locator('footer').getByRole('button', { name: 'Cookies' });

type Options = BrowserContextOptions & { before?: (page: Page) => Promise<unknown> };

/** The site with a measurement id. Its pages are opened by `visit`, which notes every request that leaves it. */
export const withConsentSite = () => {
  const open = withBrowser();
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveWith({ analyticsId: id });
  });
  afterAll(() => site.stop());

  const visit = async (path = '/', { before, ...options }: Options = {}) => {
    const elsewhere: string[] = [];
    const prepare = async (page: Page) => {
      await emptyScript(page);
      page.on('request', (request) => {
        if (!request.url().startsWith(site.address)) elsewhere.push(request.url());
      });
      await before?.(page);
    };
    const { page, said } = await openPrepared(open, path, { prepare, baseURL: site.address, ...options });
    return { page, said, elsewhere };
  };
  return { visit, address: () => site.address };
};
