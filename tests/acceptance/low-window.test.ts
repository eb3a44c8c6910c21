import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { drawn, hydrated, windows, withBrowser } from './browser-page.ts';
import { banner, withConsentSite } from './consent-page.ts';
import { scrollPageTo, section } from './screen.ts';

const open = withBrowser();
const { visit } = withConsentSite();

/** A window of 1280 x 1024 px at 400 %. */
const zoomed = { width: 320, height: 256 };

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const openLow = async (path: string) => {
  const { page } = await open(path, { viewport: zoomed });
  await hydrated(page);
  return page;
};

/** The sections that stand over the text where the page is scrolled to. */
const standing = async (page: Page, top: number): Promise<string[]> => {
  await scrollPageTo(page, top);
  await drawn(page);
  return page
    .locator('[data-section=header], [data-section=sticky-bar], [data-section=floating-button]')
    .evaluateAll((all) => {
      const isSeen = (one: Element) => {
        const { top: start, bottom } = one.getBoundingClientRect();
        return bottom > 0 && start < innerHeight;
      };
      return all.filter(isSeen).map((one) => one.getAttribute('data-section') ?? '');
    });
};

describe('a page that is enlarged to 400 % (WCAG 1.4.10)', () => {
  it.each(['/partner-with-us', '/partner-with-us-es', '/', '/-es'])(
    'leaves the whole window of %s to read in',
    async (path) => {
      const page = await openLow(path);
      const height = await heightOf(page);
      for (const share of [0.2, 0.4, 0.6]) expect(await standing(page, share * height)).toEqual([]);
    },
  );

  it('has its bar at the end of the text, and its button above the last line of the footer', async () => {
    const page = await openLow('/partner-with-us-es');
    const bottomOf = (name: string) =>
      section(page, name).evaluate((one) => Math.round(one.getBoundingClientRect().bottom + scrollY));
    await scrollPageTo(page, await heightOf(page));
    await section(page, 'floating-button').waitFor({ state: 'visible' });
    const footer = await page.locator('footer').evaluate((one) => one.getBoundingClientRect().top + scrollY);
    expect(await bottomOf('sticky-bar')).toBeLessThanOrEqual(footer);
    const rest = (await heightOf(page)) - (await bottomOf('floating-button'));
    expect(rest).toBeGreaterThan(80);
    expect(rest).toBeLessThan(120);
  });
});

/** The size of all text, as the browser's settings say it. */
const enlarge = (size: number) => async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
};

/** The parts of the question that can nowhere be seen whole, however it is scrolled. */
const unseen = (page: Page): Promise<string[]> =>
  banner(page).evaluate((card) => {
    const isSeen = (part: Element) => {
      part.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = part.getBoundingClientRect();
      return [0.02, 0.25, 0.5, 0.75, 0.98].every((share) =>
        card.contains(document.elementFromPoint(left + width / 2, top + height * share)),
      );
    };
    return [...card.querySelectorAll('h2, a, button')]
      .filter((part) => !isSeen(part))
      .map(({ textContent }) => textContent);
  });

describe('the question whether a visit may be counted', () => {
  it.each([
    ['at 400 %', zoomed, 16],
    ['on a phone held sideways', { width: 667, height: 280 }, 16],
    ['on a phone with text of twice the size', windows.phone, 32],
  ])('can be read and answered %s, above the header and a bar', async (_, viewport, size) => {
    for (const path of ['/', '/partner-with-us-es']) {
      const { page } = await visit(path, { viewport, before: enlarge(size) });
      await hydrated(page);
      await banner(page).waitFor();
      expect(await unseen(page)).toEqual([]);
    }
  });
});
