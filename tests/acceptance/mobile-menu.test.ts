import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import config from '../../site.config.json' with { type: 'json' };
import { hydrated, windows, withBrowser } from './browser-page.ts';
import { addressOf, isSameDocument, markDocument } from './routed-page.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();
const places = {
  en: { home: '/', contact: '/contact', about: '/about-us' },
  es: { home: '/-es', contact: '/contact-es', about: '/about-us-es' },
};
const labels = (language: 'en' | 'es') => siteWords[language].header;
const both = ['en', 'es'] as const;
const dialog = (page: Page) => page.getByRole('dialog');
const gone = (page: Page) => dialog(page).waitFor({ state: 'hidden' });
const focusIn = (page: Page, selector: string) =>
  page.evaluate((where) => document.activeElement?.closest(where) !== null, selector);

const openPanel = async (
  language: 'en' | 'es',
  viewport: { width: number; height: number } = windows.phone,
) => {
  const { page } = await open(places[language].home, { viewport });
  await hydrated(page);
  await markDocument(page);
  const burger = page.getByRole('button', { name: labels(language).open });
  await burger.click();
  await page.locator('dialog:modal').waitFor();
  return { page, burger };
};

describe.each(both)('NAV-3: the slide-in panel of small screens (%s)', (language) => {
  const { open: name, close } = labels(language);
  const { contact, about } = places[language];

  it('is drawn before anybody asks for it', async () => {
    const { page } = await open(places[language].home, { viewport: windows.phone });
    await page.locator('dialog:not([open]) nav a').first().waitFor({ state: 'attached' });
  });

  it('has the items, the button and the languages English and Español', async () => {
    const { page, burger } = await openPanel(language);
    const { solutions, rewards, partner, about: aboutUs, media, contact: contactUs } = labels(language);
    const items = [solutions, rewards, partner, aboutUs, media, contactUs];
    const shown = await dialog(page).locator('nav a').allTextContents();
    expect(shown.map((text) => text.replace(/ \(.*\)/, ''))).toEqual(items);
    const names = await dialog(page).getByRole('group').locator('a').allInnerTexts();
    expect(names).toEqual(config.locales.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['English', 'Español']));
    const external = dialog(page).locator('a[target=_blank]');
    expect(await external.getAttribute('rel')).toContain('noopener');
    expect(await dialog(page).locator(`a[data-look][href="${contact}"]`).count()).toBe(1);
    await expect.poll(() => burger.getAttribute('aria-expanded')).toBe('true');
  });

  it('closes on route change and leads to the new page', async () => {
    const { page } = await openPanel(language);
    await dialog(page).locator(`nav a[href="${about}"]`).click();
    await page.waitForURL(`**${about}`);
    await gone(page);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('closes on back', async () => {
    const { page } = await openPanel(language);
    await dialog(page).locator(`nav a[href="${about}"]`).click();
    await page.waitForURL(`**${about}`);
    await gone(page);
    await page.getByRole('button', { name }).click();
    await dialog(page).waitFor();
    await page.goBack();
    await gone(page);
    expect(await addressOf(page)).toBe(places[language].home);
  });

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the scrim', (page: Page) => page.mouse.click(4, 400)],
    ['its button', (page: Page) => page.getByRole('button', { name: close }).click()],
  ])('closes on %s and returns the focus', async (_, shut) => {
    const { page, burger } = await openPanel(language);
    await shut(page);
    await gone(page);
    expect(await burger.evaluate((one) => one === document.activeElement)).toBe(true);
    // The browser tells of the end of a dialog a moment later.
    await expect.poll(() => burger.getAttribute('aria-expanded')).toBe('false');
    expect(await addressOf(page)).toBe(places[language].home);
  });

  it('closes in a window that has grown wide, where the menu stands in the header', async () => {
    const { page } = await openPanel(language);
    await page.setViewportSize({ width: 1000, height: 900 });
    expect(await dialog(page).isVisible()).toBe(true);
    await page.setViewportSize(windows.desktop);
    await gone(page);
    expect(await page.locator('dialog:modal').count()).toBe(0);
  });

  it('takes the focus when a key opens it', async () => {
    const { page } = await open(places[language].home, { viewport: windows.phone });
    await hydrated(page);
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog:modal').waitFor();
    expect(await focusIn(page, 'dialog[open]')).toBe(true);
  });

  it('holds the focus, forwards and backwards', async () => {
    const { page } = await openPanel(language);
    const controls = await dialog(page).locator('a, button').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let step = 0; step < controls; step += 1) {
        await page.keyboard.press(key);
        expect(await focusIn(page, 'dialog[open]')).toBe(true);
        seen.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
      }
      expect(seen.size).toBe(controls);
    }
  });

  it('switches the language and closes', async () => {
    const { page } = await openPanel(language);
    const other = language === 'en' ? 'es' : 'en';
    await dialog(page).locator(`a[hreflang=${other}]`).click();
    await gone(page);
    expect(await addressOf(page)).toBe(places[other].home);
    expect(await isSameDocument(page)).toBe(true);
    await page.getByRole('button', { name: labels(other).open }).waitFor();
  });

  it('marks the language that is read', async () => {
    const { page } = await openPanel(language);
    expect(await dialog(page).locator('[hreflang][aria-current]').getAttribute('hreflang')).toBe(language);
  });

  it('is not needed in large windows', async () => {
    const { page } = await open(places[language].home);
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  });
});
