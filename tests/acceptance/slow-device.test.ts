import type { BrowserContextOptions, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { booted, hydrated, windows, withBrowser } from './browser-page.ts';
import { answers, answerWith, field, submit } from './form-page.ts';
import { holdBack, player } from './held-page.ts';

const open = withBrowser();

/** A slow connection: bytes in a second, and milliseconds until an answer begins. */
const network = { offline: false, latency: 400, downloadThroughput: 120_000, uploadThroughput: 50_000 };

const isReady = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-ready'));

/**
 * A page on a slow processor and connection, at the moment when a visitor first sees it and can use it. Its player sets
 * out for the browser when the test goes on: however slow the test is itself, that is before the page is live.
 */
const openSlow = async (path: string, options: BrowserContextOptions = {}) => {
  const { page } = await open('/robots.txt', options);
  const goOn = await holdBack(page, player);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(inject('site') + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await booted(page);
  return { page, goOn };
};

/** Types so slowly that letters come before, while and after React takes over. */
const typeThroughout = async ({ page, goOn }: Awaited<ReturnType<typeof openSlow>>, text: string) => {
  await page.keyboard.type(text.slice(0, 3));
  expect(await isReady(page)).toBe(false);
  goOn();
  await page.keyboard.type(text.slice(3, -3), { delay: 60 });
  await hydrated(page);
  await page.keyboard.type(text.slice(-3));
};

it('whoever types into the newsletter field before hydration loses no letter and is subscribed once', async () => {
  const slow = await openSlow('/');
  const { page } = slow;
  const calls = await answerWith(page, { json: { success: true, status: 'subscribed' } });
  await field(page, 'email', 'newsletter').focus();
  await typeThroughout(slow, answers.email);
  expect(await field(page, 'email', 'newsletter').inputValue()).toBe(answers.email);
  await page.keyboard.press('Enter');
  await page.locator('footer [data-sent]').waitFor();
  expect(calls.map(({ body }) => body)).toEqual([{ email: answers.email, source: 'website' }]);
});

it('whoever opens the menu before hydration gets it, with the focus in it', async () => {
  const { page, goOn } = await openSlow('/', { viewport: windows.phone, hasTouch: true });
  const burger = page.locator('[data-section=header] [aria-haspopup=dialog]');
  await burger.tap();
  expect(await isReady(page)).toBe(false);
  goOn();
  await page.getByRole('dialog').waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('dialog[open]') !== null);
  await expect.poll(() => burger.getAttribute('aria-expanded')).toBe('true');
});

it('whoever opens the menu before hydration and closes it with Escape finds it closed', async () => {
  const { page, goOn } = await openSlow('/', { viewport: windows.phone, hasTouch: true });
  const burger = page.locator('[data-section=header] [aria-haspopup=dialog]');
  await burger.tap();
  await page.keyboard.press('Escape');
  expect(await isReady(page)).toBe(false);
  goOn();
  await hydrated(page);
  // Longer than it would take to open.
  await page.waitForTimeout(500);
  expect(await burger.getAttribute('aria-expanded')).toBe('false');
  await burger.tap();
  await page.getByRole('dialog').waitFor();
});

it('whoever opens the languages before hydration gets them, and the key that followed', async () => {
  const { page, goOn } = await openSlow('/');
  await page.locator('[data-section=header] button[aria-expanded]:visible').click();
  await page.keyboard.press('ArrowDown');
  expect(await isReady(page)).toBe(false);
  goOn();
  await page.locator('[data-section=header] button[aria-expanded=true]:visible').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('hreflang') === 'en');
});

it('whoever writes in the contact form before hydration sends what was written, once', async () => {
  const slow = await openSlow('/contact');
  const { page } = slow;
  const calls = await answerWith(page, {});
  const { message, ...others } = answers;
  await field(page, 'message').focus();
  await typeThroughout(slow, message);
  for (const [name, value] of Object.entries(others)) {
    await field(page, name).focus();
    if (name === 'inquiry') await field(page, name).selectOption(value);
    else await page.keyboard.type(value);
  }
  await submit(page).click();
  await page.locator('[data-sent]').waitFor();
  expect(calls.map(({ body }) => body)).toEqual([answers]);
});
