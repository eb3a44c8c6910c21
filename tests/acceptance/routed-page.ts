import type { Page } from 'playwright';
import { expect } from 'vitest';
import { dataFolder } from '../../src/engine/core/addresses/output-paths.ts';
import type { PageData } from '../../src/engine/core/types.ts';
import { hydrated, requested, type Visit } from './browser-page.ts';

type Open = (path: string, options?: object) => Promise<Visit>;

/** Opens a page only after `prepare` has set up the window: its clock, its routes, its scripts. */
export const openPrepared = async (
  open: Open,
  path: string,
  { prepare, ...options }: { prepare: (page: Page) => Promise<unknown> } & Record<string, unknown>,
): Promise<Visit> => {
  const visit = await open('/robots.txt', options);
  await prepare(visit.page);
  await visit.page.goto(new URL(path, visit.page.url()).href);
  await hydrated(visit.page);
  return visit;
};

/** Changes the payload of every page on its way to the browser; the documents stay as they were built. */
export const changePayloads = (page: Page, change: (data: PageData) => PageData): Promise<unknown> =>
  page.route(`**/${dataFolder}/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as PageData) });
  });

/**
 * Lets every request for an address fail. Gives a check of how often the page has asked so far: each was answered, and
 * the page has taken note of it.
 */
export const failing = async (page: Page, address: string) => {
  let asked = 0;
  let failed = 0;
  page.on('requestfailed', () => {
    failed += 1;
  });
  await page.route(address, (route) => {
    asked += 1;
    return route.abort();
  });
  return async (times: number): Promise<void> => {
    await requested(page);
    await expect.poll(() => [asked, failed]).toEqual([times, times]);
    await requested(page);
  };
};

/** Path, query and hash of what the browser shows. */
export const addressOf = (page: Page): Promise<string> =>
  page.evaluate(() => location.pathname + location.search + location.hash);

/** Marks the document, to see later whether it is still the same. */
export const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }));

/** Whether no document was loaded since `markDocument`. */
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

/** Switches the language with the header's dropdown of large windows. */
export const switchLanguage = async (page: Page, locale: 'en' | 'es'): Promise<void> => {
  await page.locator('[data-section=header] button[aria-expanded=false]:visible').click();
  await page.locator(`[data-section=header] ul a[hreflang=${locale}]`).click();
  await page.waitForFunction((lang) => document.documentElement.lang === lang, locale);
};
