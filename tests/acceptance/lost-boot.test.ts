import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { booted, drawn, windows, withBrowser } from './browser-page.ts';
import { submit } from './form-page.ts';
import { holdBack } from './held-page.ts';
import { scrollPageTo, section, sidewaysScroll } from './screen.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();
const boot = /\/assets\/boot\./;
const small = { phone: windows.phone, tablet: { width: 820, height: 1180 } };

const header = (page: Page) => section(page, 'header');
const shownLinks = (page: Page) => header(page).locator('nav a:visible').count();

/** A page whose boot script does not come, once it is taken for lost. */
const openWithout = async (path: string, viewport: { width: number; height: number }) => {
  const { page } = await open('/robots.txt', { viewport });
  await page.route(boot, (route) => route.abort());
  await page.goto(inject('site') + path);
  await submit(page, 'newsletter').waitFor();
  return page;
};

describe('the header of a page whose boot script does not come', () => {
  it.each(Object.entries({ ...small, desktop: windows.desktop }))(
    'scrolls away with the text that it cannot cover (%s)',
    async (_, viewport) => {
      const page = await openWithout('/about-us', viewport);
      await scrollPageTo(page, 900);
      await drawn(page);
      const { y = 0, height = 0 } = (await header(page).boundingBox()) ?? {};
      expect(y + height).toBeLessThan(0);
    },
  );

  it.each(Object.entries(small))(
    'shows its links and languages in place of the menu, above the text (%s)',
    async (_, viewport) => {
      const page = await openWithout('/about-us-es', viewport);
      expect(await shownLinks(page)).toBe(6);
      expect(await header(page).locator('button:visible').count()).toBe(0);
      const end = await header(page).evaluate((one) => one.getBoundingClientRect().bottom);
      const start = await page.locator('main').evaluate((one) => one.getBoundingClientRect().top);
      expect(start).toBeGreaterThanOrEqual(end);
      expect(await sidewaysScroll(page)).toBe(0);
      await header(page).locator('a[hreflang=en]:visible').click();
      await page.waitForURL('**/about-us');
    },
  );

  it('opens its languages while they are pointed at in a large window', async () => {
    const page = await openWithout('/about-us-es', windows.desktop);
    await header(page).getByRole('button', { name: siteWords.es.header.language }).hover();
    await header(page).locator('a[hreflang=en]:visible').click();
    await page.waitForURL('**/about-us');
  });

  it.each(Object.entries(small))(
    'waits for it first, and nothing moves when it comes (%s)',
    async (_, viewport) => {
      const { page } = await open('/robots.txt', { viewport });
      // The four seconds are those of an animation: here they take long, however slow the computer is.
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
      const letThrough = await holdBack(page, boot);
      await page.goto(`${inject('site')}/about-us`, { waitUntil: 'domcontentloaded' });
      const places = () =>
        page
          .locator('header img, main h1')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await places();
      expect(await shownLinks(page)).toBe(0);
      expect(await sidewaysScroll(page)).toBe(0);
      letThrough();
      await booted(page);
      expect(await shownLinks(page)).toBe(0);
      expect(await places()).toEqual(before);
    },
  );
});
