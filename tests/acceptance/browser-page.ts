import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from '../../scripts/browser.ts';

/** The two windows every screen is looked at in. */
export const windows = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Every English route of the site with its Spanish canonical twin (requirements ROUTE-1 and ROUTE-2). */
export const slugs = ['marketplace', 'loyalty', 'promotions', 'pay', 'share', 'travel', 'travel-advisor'];
export const routes: [english: string, spanish: string][] = [
  ['/', '/-es'],
  ['/solutions', '/solutions-es'],
  ...slugs.map((slug): [string, string] => [`/solutions/${slug}`, `/inspira-${slug}-es`]),
  ['/rewards', '/rewards-es'],
  ['/partner-with-us', '/partner-with-us-es'],
  ['/about-us', '/about-us-es'],
  ['/contact', '/contact-es'],
];
export const aliases: string[] = slugs.map((slug) => `/solutions-es/${slug}`);
export const allPaths: string[] = [...routes.flat(), ...aliases];

/** A page of a test with everything it said on the console. */
export type Visit = { page: Page; said: string[] };

/** One Chromium for a test file, and a function that opens an address of the built site in a window of its own. */
export const withBrowser = () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(() => browser.close());
  return async (path: string, options: BrowserContextOptions = {}): Promise<Visit> => {
    const context = await browser.newContext({
      viewport: windows.desktop,
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`error: ${error.message}`));
    await page.goto((options.baseURL ?? inject('site')) + path);
    return { page, said };
  };
};

/** Waits until the boot script is there: what it keeps for React can be clicked and typed into from then on. */
export const booted = (page: Page): Promise<unknown> => page.locator('html[data-boot]').waitFor();

/** Waits until React has taken over the page. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'));
