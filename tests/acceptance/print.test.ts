import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { routes, withBrowser } from './browser-page.ts';

const open = withBrowser();
const paper = { width: 688, height: 1000 };

const onPaper = async (path: string, javaScriptEnabled = true): Promise<Page> => {
  const { page } = await open(path, { viewport: paper, javaScriptEnabled });
  await page.emulateMedia({ media: 'print' });
  return page;
};

const shown = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length);

/** Round corners that cut off the words standing right in them. */
const roundedOff = (page: Page) =>
  page.locator('main *').evaluateAll((all) =>
    all
      .filter((one) => {
        const { overflowX, borderTopLeftRadius, paddingLeft } = getComputedStyle(one);
        const isCut = overflowX !== 'visible' && borderTopLeftRadius !== '0px' && paddingLeft === '0px';
        return isCut && one.textContent !== '' && one.getClientRects().length > 0;
      })
      .map((one) => one.outerHTML.slice(0, 80)),
  );

const furniture =
  'header, dialog, aside, form, [data-look], [data-sticky-bar], [data-section=call-to-action], main img[alt=""]';

describe('on paper', () => {
  it.each(routes.map(([english]) => english))(
    '%s has no header, call to action, form, bar, button or decoration, and is no wider than the paper',
    async (path) => {
      const page = await onPaper(path);
      expect(await shown(page, furniture)).toBe(0);
      expect(await shown(page, 'main h1, main h2')).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(paper.width);
      expect(await roundedOff(page)).toEqual([]);
    },
  );
  it('cards are outlined boxes in two columns, and no box breaks across pages', async () => {
    const page = await onPaper('/');
    const cards = page.locator('[data-section=solutions] ul:last-of-type > [data-item]');
    const looks = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { borderTopStyle, breakInside } = getComputedStyle(card);
        return { borderTopStyle, breakInside, left: card.getBoundingClientRect().left };
      }),
    );
    expect(looks).toHaveLength(7);
    expect(new Set(looks.map(({ borderTopStyle }) => borderTopStyle))).toEqual(new Set(['solid']));
    expect(new Set(looks.map(({ breakInside }) => breakInside))).toEqual(new Set(['avoid']));
    expect(new Set(looks.map(({ left }) => left)).size).toBe(2);
  });
  it('the comparison stays a table of three columns', async () => {
    const page = await onPaper('/solutions');
    const row = page.locator('[data-section=comparison] tbody tr').first().locator('th, td');
    const tops = await row.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });
  it('bullets that are drawn on screen are drawn with a line', async () => {
    const page = await onPaper('/rewards');
    const looks = await page
      .locator('[data-section=reward-categories] li')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').borderTopStyle));
    expect(looks).toHaveLength(20);
    expect(new Set(looks)).toEqual(new Set(['solid']));
  });
  it('is the same without scripts', async () => {
    const page = await onPaper('/rewards', false);
    expect(await shown(page, furniture)).toBe(0);
    expect(await shown(page, 'main article h3')).toBe(10);
  });
});
