import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { dataPath } from '../../src/engine/core/addresses/output-paths.ts';
import { hydrated, requested, stopClock, withBrowser } from './browser-page.ts';
import { failing } from './routed-page.ts';

const open = withBrowser();
const payload = dataPath('/rewards');

const link = (page: Page) => page.locator('[data-section=header] a[href="/rewards"]').first();

/** A page whose clock stands still until it is moved. */
const openWithClock = async () => {
  const { page } = await open('/');
  await hydrated(page);
  await stopClock(page);
  return page;
};

it('nothing is fetched before a click for a visitor who wants to spare data', async () => {
  const { page } = await open('/robots.txt');
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(new URL('/', page.url()).href);
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await link(page).focus();
  await requested(page);
  expect(asked).not.toContain(payload);
  await link(page).click();
  await page.waitForURL('**/rewards');
  expect(asked).toContain(payload);
});

it('nothing is fetched from this site for a link that leads to another one', async () => {
  const { page } = await open('/');
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const led = page.locator('[data-section=header] a[href="//other.example/rewards"]');
  await link(page).evaluate((each) => each.setAttribute('href', '//other.example/rewards'));
  await led.focus();
  await requested(page);
  expect(asked.filter((url) => url.endsWith('/rewards.json'))).toEqual([]);
});

describe('CONF-5: pages fetched on navigation', () => {
  it('are tried again three times, each time after twice the wait, then loaded as documents', async () => {
    const page = await openWithClock();
    const asked = await failing(page, `**${payload}`);
    await link(page).focus();
    await asked(1);
    for (const [index, wait] of [1000, 2000, 4000].entries()) {
      await page.clock.runFor(wait - 1);
      await asked(index + 1);
      await page.clock.runFor(1);
      await asked(index + 2);
    }
    await page.clock.runFor(60_000);
    await asked(4);
  });

  it('are kept for five minutes', async () => {
    const page = await openWithClock();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const point = async () => {
      await link(page).blur();
      await link(page).focus();
      await requested(page);
      return asked.filter((path) => path === payload).length;
    };
    const answered = page.waitForResponse(`**${payload}`);
    await expect.poll(point).toBe(1);
    await (await answered).finished();
    await requested(page);
    await page.clock.runFor(299_000);
    expect(await point()).toBe(1);
    await page.clock.runFor(1000);
    await expect.poll(point).toBe(2);
  });
});
