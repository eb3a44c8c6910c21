import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { dataPath } from '../../src/engine/core/addresses/output-paths.ts';
import { hydrated, windows, withBrowser } from './browser-page.ts';
import { holdBack } from './held-page.ts';
import { isSameDocument, markDocument } from './routed-page.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();

const link = (page: Page, where = '[data-section=header] nav') =>
  page.locator(`${where} a[href="/rewards"]:visible`).first();
const isWaiting = (page: Page) => page.locator('html[data-waiting]').count();

/** How wide the sign above an element is, as a part of the window. */
const signAbove = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { content, position, scale } = getComputedStyle(element, '::before');
    return content === '""' && position === 'fixed' ? Number.parseFloat(scale) : undefined;
  });

const delayOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, '::before').animationDelay);

describe('a page that takes a moment to come', () => {
  it.each([`**${dataPath('/rewards')}`, '**/assets/navigation.*.js'])(
    'is waited for in sight: %s',
    async (late) => {
      const { page } = await open('/', { reducedMotion: 'no-preference' });
      await hydrated(page);
      await markDocument(page);
      const release = await holdBack(page, late);
      await link(page).click();
      await expect.poll(() => signAbove(page, 'html')).toBeGreaterThan(0.1);
      // A page that is there already must show no sign.
      expect(await delayOf(page)).toBe('0.15s');
      release();
      await page.waitForURL('**/rewards');
      await expect.poll(() => isWaiting(page)).toBe(0);
      expect(await signAbove(page, 'html')).toBeUndefined();
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  it('is waited for in sight above the menu of small screens, and stands still where motion is reduced', async () => {
    const { page } = await open('/', { viewport: windows.phone });
    await hydrated(page);
    await page.getByRole('button', { name: siteWords.en.header.open }).click();
    await page.locator('dialog:modal').waitFor();
    const release = await holdBack(page, `**${dataPath('/rewards')}`);
    await link(page, 'dialog').click();
    await expect.poll(() => signAbove(page, 'dialog')).toBe(0.9);
    release();
    await page.waitForURL('**/rewards');
    await expect.poll(() => isWaiting(page)).toBe(0);
  });

  it('is waited for no more once the visitor stays', async () => {
    const { page } = await open('/');
    await hydrated(page);
    await holdBack(page, `**${dataPath('/rewards')}`);
    await link(page).click();
    await expect.poll(() => isWaiting(page)).toBe(1);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')?.click());
    await expect.poll(() => isWaiting(page)).toBe(0);
  });
});
