import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, withBrowser } from './browser-page.ts';
import { isSameDocument, markDocument } from './routed-page.ts';

const open = withBrowser();

/** What the browser works out for each element; margins, places and running animations depend on when it is asked. */
const stylesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !/^(--|animation|margin|inset|.*-origin$)/.test(name)).sort();
      return [element.localName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join(
        '\n',
      );
    }),
  );

/** Waits until every section is drawn, and nothing has the focus or is pointed at. */
const shown = async (page: Page) => {
  await page.locator('main:not([data-opening])').waitFor();
  await page.locator('[data-section=footer]').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
};

const followLink = async (page: Page, address: string) => {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);
  await page.waitForURL(`**${address}`);
};

describe("a page's own stylesheet and the rest of all rules", () => {
  it.each([
    ['/contact', '/'],
    ['/', '/partner-with-us'],
    ['/newsletter/confirm', '/solutions'],
    ['/nothing-here', '/solutions/travel'],
    ['/solutions', '/about-us'],
  ])('show who goes from %s to %s what a reload shows', async (from, to) => {
    const { page } = await open(from);
    await hydrated(page);
    await markDocument(page);
    await followLink(page, to);
    await shown(page);
    expect(await isSameDocument(page)).toBe(true);
    const followed = await stylesOf(page);
    await page.reload();
    await hydrated(page);
    await shown(page);
    expect(followed).toEqual(await stylesOf(page));
  });
});
