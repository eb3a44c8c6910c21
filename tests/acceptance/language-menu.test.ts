import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import config from '../../site.config.json' with { type: 'json' };
import { hydrated, withBrowser } from './browser-page.ts';
import { addressOf } from './routed-page.ts';

const open = withBrowser();
const home = { en: '/', es: '/-es' };
const both = ['en', 'es'] as const;
const listed = config.locales.map(({ locale }) => locale);
const [first = ''] = listed;
const last = listed.at(-1) ?? '';

describe.each(both)('NAV-4: the language dropdown of large windows (%s)', (language) => {
  const openLive = async () => {
    const { page } = await open(home[language]);
    await hydrated(page);
    const button = page.locator('[data-section=header] button[aria-expanded]:visible');
    const list = page.locator('[data-section=header] ul:has(a[hreflang])');
    return { page, button, list };
  };
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('hreflang'));

  it('opens with a click, lists English and Español and marks the one that is read', async () => {
    const { button, list } = await openLive();
    expect(await list.isVisible()).toBe(false);
    await button.click();
    const names = await list.locator('a').allInnerTexts();
    expect(names).toEqual(config.locales.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['English', 'Español']));
    expect(await list.locator('[aria-current]').getAttribute('hreflang')).toBe(language);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await button.click();
    expect(await list.isVisible()).toBe(false);
  });

  it('is operable with the arrow keys, Home and End', async () => {
    const { page, button, list } = await openLive();
    await button.focus();
    for (const [key, expected] of [
      ...listed.map((locale) => ['ArrowDown', locale] as const),
      ['ArrowDown', first],
      ['ArrowUp', last],
      ['Home', first],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await focused(page)]).toEqual([key, expected]);
      expect(await list.isVisible()).toBe(true);
    }
  });

  it('switches with Enter and closes, the focus back on its button', async () => {
    const { page, button, list } = await openLive();
    const other = language === 'en' ? 'es' : 'en';
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    for (const _ of listed.slice(0, listed.indexOf(other))) await page.keyboard.press('ArrowDown');
    for (const key of ['ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    expect(await focused(page)).toBe(other);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === home[other]);
    await list.waitFor({ state: 'hidden' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('closes on Escape and returns the focus', async () => {
    const { page, button, list } = await openLive();
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await list.isVisible()).toBe(false);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await button.click();
    await page.keyboard.press('Escape');
    expect(await list.isVisible()).toBe(false);
  });

  it('closes on an outside click and when the focus leaves', async () => {
    const { page, button, list } = await openLive();
    await button.click();
    await page.mouse.click(700, 600);
    await list.waitFor({ state: 'hidden' });
    await button.click();
    for (let step = 0; step <= listed.length; step += 1) await page.keyboard.press('Tab');
    await list.waitFor({ state: 'hidden' });
    expect(await addressOf(page)).toBe(home[language]);
  });
});
