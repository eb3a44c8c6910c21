import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { dataFolder, dataPath } from '../../src/engine/core/addresses/output-paths.ts';
import { hydrated, windows, withBrowser } from './browser-page.ts';
import { holdBack } from './held-page.ts';
import { addressOf, isSameDocument, markDocument, openPrepared, switchLanguage } from './routed-page.ts';
import { scrollPageTo } from './screen.ts';

const open = withBrowser();
const isAt = (page: Page, top: number) => page.waitForFunction((y) => Math.abs(scrollY - y) < 2, top);

describe('ROUTE-7: the place on a page', () => {
  it('is kept when the document is loaded again', async () => {
    const { page } = await open('/about-us');
    await hydrated(page);
    await scrollPageTo(page, 1500);
    await page.reload();
    await hydrated(page);
    await isAt(page, 1500);
  });

  it('follows the hash on back and forward, and loads nothing', async () => {
    const { page } = await open('/about-us');
    await hydrated(page);
    await markDocument(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(() => Object.assign(location, { hash: '#footer' }));
    const bottom = await page.evaluate(() => scrollY);
    expect(bottom).toBeGreaterThan(500);
    await page.goBack();
    await isAt(page, 0);
    expect(await addressOf(page)).toBe('/about-us');
    await page.goForward();
    await isAt(page, bottom);
    expect(await addressOf(page)).toBe('/about-us#footer');
    expect(await isSameDocument(page)).toBe(true);
    expect(asked.filter((url) => url.includes(`/${dataFolder}/`))).toEqual([]);
  });

  it('is remembered by a browser, too, that does not tell when scrolling ends', async () => {
    const prepare = (page: Page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(window, 'onscrollend');
        addEventListener('scrollend', (event) => event.stopImmediatePropagation());
      });
    const { page } = await openPrepared(open, '/about-us', { prepare });
    await page.locator('[data-section=header] nav a[href="/rewards"]:visible').click();
    await page.waitForURL('**/rewards');
    await page.locator('main:not([data-opening])').waitFor();
    expect(await page.evaluate(() => 'onscrollend' in window)).toBe(false);
    await scrollPageTo(page, 700);
    await page.waitForFunction(() => (history.state as { scroll?: number } | null)?.scroll === 700);
    await page.goBack();
    await isAt(page, 0);
    await page.goForward();
    await page.waitForURL('**/rewards');
    await isAt(page, 700);
  });

  it('stays that of a page which did not come while the visitor went on', async () => {
    const { page } = await open('/about-us');
    await hydrated(page);
    await scrollPageTo(page, 1500);
    await page.locator('[data-section=header] nav a[href="/rewards"]:visible').click();
    await page.locator('main[data-opening]').waitFor({ state: 'detached' });
    await page.waitForURL('**/rewards');
    const letThrough = await holdBack(page, `**${dataPath('/about-us')}`);
    await scrollPageTo(page, 600);
    await page.goBack();
    await page.locator('[data-section=header] nav a[href="/contact"]:visible').first().click();
    await page.waitForURL('**/contact');
    letThrough();
    await page.goBack();
    await page.waitForURL('**/about-us');
    await isAt(page, 1500);
  });

  it('is written down when a link is pointed at, before the click', async () => {
    const { page } = await open('/about-us');
    await hydrated(page);
    await scrollPageTo(page, 200);
    expect(await page.evaluate(() => history.state)).toBeNull();
    await page.locator('[data-section=header] nav a[href="/rewards"]:visible').hover();
    await page.waitForFunction(() => (history.state as { scroll?: number } | null)?.scroll === 200);
    expect(await addressOf(page)).toBe('/about-us');
  });

  it('is remembered in the other language, too, in which a visitor has not scrolled', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    await scrollPageTo(page, 500);
    await switchLanguage(page, 'es');
    await page.locator('[data-section=header] nav a[href="/about-us-es"]:visible').click();
    await page.waitForURL('**/about-us-es');
    await isAt(page, 0);
    await page.goBack();
    await page.waitForURL('**/contact-es');
    await isAt(page, 500);
    await page.goBack();
    await page.waitForURL('**/contact');
    await isAt(page, 500);
  });

  it('is the top, too, where nothing can be behind the # of an address', async () => {
    const { page } = await open('/about-us#100%');
    await hydrated(page);
    await page.locator('[data-section=header] nav a[href="/rewards"]:visible').click();
    await page.waitForURL('**/rewards');
    await markDocument(page);
    await page.goBack();
    await page.waitForURL('**/about-us#100%');
    await page.locator('[data-section=story]').waitFor();
    await isAt(page, 0);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('is where the keyboard goes on after coming back: at the link that was followed', async () => {
    const { page } = await open('/');
    await hydrated(page);
    const link = page.locator('main a[href="/solutions/promotions"]').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/solutions/promotions');
    const focused = page.locator(':focus');
    await expect.poll(() => focused.evaluate(({ tagName }) => tagName)).toBe('H1');
    await page.goBack();
    await expect.poll(() => focused.getAttribute('href')).toBe('/solutions/promotions');
    await page.goForward();
    await expect.poll(() => focused.evaluate(({ tagName }) => tagName)).toBe('H1');
  });

  it('is at the heading after coming back from a link in a menu that is closed', async () => {
    const { page } = await open('/about-us', { viewport: windows.phone });
    await hydrated(page);
    await page.locator('[data-section=header] button:visible').first().click();
    await page.getByRole('dialog').locator('a[href="/rewards"]').click();
    await page.waitForURL('**/rewards');
    await page.goBack();
    await page.waitForURL('**/about-us');
    await expect.poll(() => page.locator(':focus').evaluate(({ tagName }) => tagName)).toBe('H1');
  });

  it('is the top after a navigation, although the page before was scrolled', async () => {
    const { page } = await open('/about-us-es');
    await hydrated(page);
    await scrollPageTo(page, 1500);
    await page.locator('[data-section=header] nav a[href="/contact-es"]:visible').click();
    await page.waitForURL('**/contact-es');
    await isAt(page, 0);
  });
});
