import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from '../../scripts/chromium.ts';

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
    context.setDefaultTimeout(60_000);
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

/** Stops the clock of the page an hour later: its time passes only when a test lets it. */
export const stopClock = async (page: Page): Promise<void> => {
  const hour = 3_600_000;
  await page.clock.install();
  // So far ahead that it is not over before a slow computer has come here.
  await page.clock.pauseAt(Date.now() + hour);
};

/** Waits until two frames were drawn, and what watches them has told what it saw. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

/** Waits until all that the page has asked for by now is known to the test: its own request comes after. */
export const requested = async (page: Page): Promise<void> => {
  const last = '/robots.txt?last';
  const known = page.waitForResponse((response) => response.url().endsWith(last));
  await page.evaluate((address) => fetch(address).then((response) => response.text()), last);
  await known;
};

/** Waits until a live page has done, asked for and said all that it does by itself: so that nothing more is to come. */
export const settled = async (page: Page): Promise<void> => {
  await hydrated(page);
  const checks = await page.evaluate(
    () =>
      new Promise((found) => {
        new PerformanceObserver((list) => {
          for (const { name } of list.getEntries()) if (name.includes('/assets/check-services')) found(name);
        }).observe({ type: 'resource', buffered: true });
      }),
  );
  // What checks the configuration, and tells what is wrong, comes last: it is there once it can be imported again.
  await page.evaluate(`import(${JSON.stringify(checks)}).then(() => undefined)`);
  await drawn(page);
  await requested(page);
};
