import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, windows, withBrowser } from './browser-page.ts';

const open = withBrowser();
type Opening = Parameters<typeof open>[1];

/** What the eye sees of a control, of what it holds, and of the card that it stands for. */
const lookOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const card = element.closest('[data-item]');
    const drawn = [element, ...element.querySelectorAll('*'), ...(card ? [card] : [])];
    return drawn
      .map((part) => getComputedStyle(part))
      .map((style) =>
        [
          style.color,
          style.backgroundColor,
          style.borderColor,
          style.boxShadow,
          style.textDecoration,
          style.transform,
        ].join(),
      )
      .join('\n');
  });

const unanswered = async (page: Page, controls: Locator) => {
  const silent: string[] = [];
  for (const control of await controls.all()) {
    await page.mouse.move(0, 0);
    const before = await lookOf(control);
    await control.hover();
    if ((await lookOf(control)) === before) silent.push(await control.evaluate((one) => one.outerHTML));
  }
  return silent;
};

const openLive = async (path: string, options?: Opening) => {
  const { page } = await open(path, options);
  await hydrated(page);
  return page;
};

/** Where one already is, and the logo, lead nowhere new. */
const control = ':is(a:not(:has(> img), [aria-current]), button:enabled):visible';

describe('every control answers the pointer', () => {
  it.each(['/', '/about-us', '/contact-es', '/solutions/nope'])('on %s', async (path) => {
    const page = await openLive(path);
    expect(
      await unanswered(page, page.locator(`main ${control}, header ${control}, footer ${control}`)),
    ).toEqual([]);
  });

  it('in the menu of small screens', async () => {
    const page = await openLive('/', { viewport: windows.phone });
    await page.locator('[data-section=header] button:visible').click();
    expect(await unanswered(page, page.locator(`dialog ${control}`))).toEqual([]);
  });
});
