import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, withBrowser } from './browser-page.ts';

const open = withBrowser();
const payload = '**/_data/rewards.json';

const link = (page: Page) => page.locator('[data-section=header] a[href="/rewards"]').first();

/** A page whose clock stands still until it is moved, with the moments at which a payload was asked for. */
const openWithClock = async () => {
  const { page } = await open('/');
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.evaluate(() => {
    const moments: number[] = [];
    const { fetch } = window;
    window.fetch = (...request) => {
      if (String(request[0]).endsWith('/_data/rewards.json')) moments.push(Date.now());
      return fetch(...request);
    };
    Object.assign(window, { moments });
  });
  const moments = () => page.evaluate(() => (window as unknown as { moments: number[] }).moments);
  return { page, moments };
};

describe('CONF-5: pages fetched on navigation', () => {
  it('are tried again three times, each time after twice the wait, then loaded as documents', async () => {
    const { page, moments } = await openWithClock();
    await page.route(payload, (route) => route.abort());
    await link(page).focus();
    const asked = () => page.clock.runFor(50).then(async () => (await moments()).length);
    await expect.poll(asked, { timeout: 40_000, interval: 5 }).toBe(4);
    const all = await moments();
    const waits = all.slice(1).map((moment, index) => moment - (all[index] ?? 0));
    for (const [index, least] of [1000, 2000, 4000].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(least);
      expect(waits[index]).toBeLessThan(2 * least);
    }
    await page.clock.runFor(60_000);
    expect(await moments()).toHaveLength(4);
  });

  it('are kept for five minutes', async () => {
    const { page, moments } = await openWithClock();
    const answered = page.waitForResponse(payload);
    await link(page).focus();
    await (await answered).finished();
    await page.clock.runFor(1000);
    const again = async () => {
      await link(page).blur();
      await link(page).focus();
      return (await moments()).length;
    };
    await page.clock.runFor(290_000);
    expect(await again()).toBe(1);
    await page.clock.runFor(20_000);
    expect(await again()).toBe(2);
  });
});
