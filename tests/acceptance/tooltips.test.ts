import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { windows, withBrowser } from './browser-page.ts';
import { openPrepared } from './routed-page.ts';
import { scrollPageTo } from './screen.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();
const start = new Date(2030, 0, 1);
const tooltips = (page: Page) => page.locator('[role=tooltip]:visible');

/** Opens a page whose clock stands still: time passes only when a test lets it. */
const openStopped = async (path: string, viewport: { width: number; height: number } = windows.desktop) => {
  const prepare = (page: Page) => page.clock.install({ time: start });
  const { page } = await openPrepared(open, path, { prepare, viewport });
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  return page;
};

const opensAfter700 = async (page: Page, point: () => Promise<unknown>) => {
  await point();
  await page.clock.runFor(699);
  expect(await tooltips(page).count()).toBe(0);
  await page.clock.runFor(1);
  await tooltips(page).waitFor();
};

const away = (page: Page) => page.mouse.move(2, 450);

type Control = {
  name: string;
  path: string;
  size: keyof typeof windows;
  find: (page: Page) => Locator;
  words: string;
};

const { en, es } = siteWords;
const burger = (page: Page) => page.locator('[data-section=header] button[aria-haspopup=dialog]');
const language = (page: Page) => page.locator('[data-section=header] button[aria-expanded]:visible');
const social = (page: Page) => page.locator('[data-section=footer] a[aria-label]');
const cell = (page: Page) => page.locator('[data-section=comparison] td:has([data-icon=check])').first();

const controls: Control[] = [
  { name: 'the language button', path: '/', size: 'desktop', find: language, words: en.header.language },
  { name: 'the language button', path: '/-es', size: 'desktop', find: language, words: es.header.language },
  { name: 'the menu button', path: '/', size: 'phone', find: burger, words: en.header.open },
  { name: 'the menu button', path: '/-es', size: 'phone', find: burger, words: es.header.open },
  { name: 'the social link', path: '/', size: 'desktop', find: social, words: en.footer.linkedin },
  { name: 'the social link', path: '/-es', size: 'phone', find: social, words: es.footer.linkedin },
];

describe('MOTION-4: tooltips', () => {
  it.each(controls)('$name at $path in a $size window has one after 700 ms', async (control) => {
    const { path, size, find, words } = control;
    const page = await openStopped(path, windows[size]);
    await find(page).scrollIntoViewIfNeeded();
    await opensAfter700(page, () => find(page).hover());
    expect(await tooltips(page).innerText()).toBe(words);
    await away(page);
    await tooltips(page).waitFor({ state: 'detached' });
  });

  it.each(['/solutions', '/solutions-es', '/partner-with-us', '/partner-with-us-es'])(
    'comparison cells at %s have one after 700 ms, with the words of the cell',
    async (path) => {
      const page = await openStopped(path);
      await cell(page).scrollIntoViewIfNeeded();
      const words = await cell(page).locator('.sr').innerText();
      await opensAfter700(page, () => cell(page).hover());
      expect(await tooltips(page).innerText()).toBe(words);
    },
  );

  it('the close button of the menu has one', async () => {
    const page = await openStopped('/', windows.phone);
    await burger(page).click();
    const close = page.getByRole('button', { name: en.header.close });
    await opensAfter700(page, () => close.hover());
    expect(await tooltips(page).innerText()).toBe(en.header.close);
  });

  it('the floating button has one on phones, where it shows only its icon', async () => {
    const page = await openStopped('/-es', windows.phone);
    await scrollPageTo(page, 400);
    const button = page.locator('[data-section=floating-button]');
    await button.waitFor({ state: 'visible' });
    await opensAfter700(page, () => button.hover());
    expect(await tooltips(page).innerText()).toBe(es.floatingButton.label);
    const box = await tooltips(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(windows.phone.width);
    await page.setViewportSize(windows.desktop);
    expect(await tooltips(page).count()).toBe(0);
  });

  it('the close button of a message has one', async () => {
    const page = await openStopped('/');
    const form = page.locator('[data-section=footer] form');
    await form.locator('input[type=email]').fill('no address');
    await form.getByRole('button').click();
    const close = page.getByRole('button', { name: en.newsletter.close, exact: true });
    await page.clock.runFor(1000);
    await close.waitFor();
    await opensAfter700(page, () => close.hover());
    expect(await tooltips(page).innerText()).toBe(en.newsletter.close);
  });

  it('opens for the keyboard after 700 ms and closes on Escape', async () => {
    const page = await openStopped('/', windows.phone);
    await opensAfter700(page, async () => {
      await page.keyboard.press('Tab');
      await burger(page).focus();
    });
    await page.keyboard.press('Escape');
    await tooltips(page).waitFor({ state: 'detached' });
  });

  it('does not open when the pointer has left before', async () => {
    const page = await openStopped('/');
    await language(page).hover();
    await page.clock.runFor(500);
    await away(page);
    await page.clock.runFor(2000);
    expect(await tooltips(page).count()).toBe(0);
  });
});

describe('MOTION-4: the 300 ms skip delay', () => {
  const pair = async () => {
    const page = await openStopped('/solutions');
    const cells = page.locator('[data-section=comparison] td:has([data-value])');
    await cells.first().scrollIntoViewIfNeeded();
    await opensAfter700(page, () => cells.first().hover());
    await away(page);
    await tooltips(page).waitFor({ state: 'detached' });
    return { page, next: cells.nth(1) };
  };

  it('a tooltip opens at once within 300 ms of another', async () => {
    const { page, next } = await pair();
    await page.clock.runFor(290);
    await next.hover();
    await page.clock.runFor(1);
    await tooltips(page).waitFor();
  });

  it('a tooltip waits 700 ms again later than that', async () => {
    const { page, next } = await pair();
    await page.clock.runFor(310);
    await opensAfter700(page, () => next.hover());
  });
});
