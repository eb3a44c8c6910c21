import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { routes, withBrowser } from './browser-page.ts';

const open = withBrowser();
const pages = [...routes.flat(), '/no-such-page', '/solutions/no-such-solution'];

/** Words that go on in the next line without a hyphen, also those of drawn screens. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.checkVisibility({ visibilityProperty: true }) && !parentElement.closest('.sr, option')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const linesOf = (range: Range) =>
      new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)),
      ).size;
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (linesOf(range) > 1) broken.push(word);
      }
    }
    return broken;
  });

/** The size of each name in a drawn catalog, and the room that it leaves: below 0 where it runs into its neighbour. */
const drawnNames = (page: Page) =>
  page.locator('figcaption').evaluateAll((captions) =>
    captions.map((caption) => ({
      name: caption.textContent,
      size: getComputedStyle(caption).fontSize,
      room: caption.clientWidth - caption.scrollWidth,
    })),
  );

/** Design, section 9: 390 and 1440 are drawn, and nothing breaks between 320 and 1920. */
describe.each([320, 1024, 1440])('in a window %i px wide', (width) => {
  it('no word of any page is broken', async () => {
    const { page } = await open('/robots.txt', { viewport: { width, height: 900 } });
    const broken: string[] = [];
    for (const path of pages) {
      await page.goto(new URL(path, page.url()).href);
      await page.evaluate(() => document.fonts.ready);
      broken.push(...(await brokenWords(page)).map((word) => `${path}: ${word}`));
    }
    expect(broken).toEqual([]);
  });
});

/** Design, section 6: 13 px text, also where a name hardly fits. */
it.each([320, 360, 390, 900, 1024, 1440])(
  'names in drawn catalogs are 13 px and keep clear of each other in a window %i px wide',
  async (width) => {
    const { page } = await open('/', { viewport: { width, height: 900 } });
    const names = [];
    for (const path of ['/', '/-es', '/rewards', '/rewards-es', '/solutions/marketplace']) {
      await page.goto(new URL(path, page.url()).href);
      await page.evaluate(() => document.fonts.ready);
      names.push(...(await drawnNames(page)));
    }
    expect(names.length).toBeGreaterThan(24);
    expect(names.filter(({ size, room }) => size !== '13px' || room < 0)).toEqual([]);
  },
);
