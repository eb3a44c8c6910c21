import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import config from '../../site.config.json' with { type: 'json' };
import { drawn, hydrated, settled, windows, withBrowser } from './browser-page.ts';
import { isSameDocument, markDocument, openPrepared } from './routed-page.ts';
import { scrollPageTo } from './screen.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();
const { facts } = config;
const languages = ['en', 'es'] as const;
const home = { en: '/', es: '/-es' };
const footer = (page: Page) => page.locator('[data-section=footer]');

const column = (page: Page, title: string) =>
  footer(page)
    .locator('div:has(> h3)')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .locator('a')
    .evaluateAll((all) =>
      all.map((a) => [a.textContent?.replace(/ \(.*\)/, '').trim(), a.getAttribute('href')]),
    );

describe.each(languages)('NAV-6: the footer (%s)', (language) => {
  const suffix = language === 'es' ? '-es' : '';
  const { header, footer: words, newsletter } = siteWords[language];
  const openFooter = async (viewport: { width: number; height: number } = windows.desktop) => {
    const { page } = await open(home[language], { viewport });
    await hydrated(page);
    return page;
  };

  it('has quick links: home, solutions, partner', async () => {
    const page = await openFooter();
    expect(await column(page, words.quickLinks)).toEqual([
      [words.home, home[language]],
      [header.solutions, `/solutions${suffix}`],
      [header.partner, `/partner-with-us${suffix}`],
    ]);
  });

  it('has company links: about, media, contact', async () => {
    const page = await openFooter();
    expect(await column(page, words.company)).toEqual([
      [header.about, `/about-us${suffix}`],
      [language === 'es' ? 'Blog' : 'Media', facts.mediaUrl],
      [header.contact, `/contact${suffix}`],
    ]);
  });

  it('opens other sites in a new tab, without an opener', async () => {
    const page = await openFooter();
    const external = await footer(page)
      .locator('a[href^="http"]')
      .evaluateAll((all) =>
        all.map((a) => [a.getAttribute('href'), a.getAttribute('target'), a.getAttribute('rel')]),
      );
    expect(external).toEqual([facts.mediaUrl, facts.linkedinUrl].map((url) => [url, '_blank', 'noopener']));
  });

  it.each(Object.entries(windows))(
    'has address, e-mail, toll-free phone and social link in a %s window',
    async (_, viewport) => {
      const page = await openFooter(viewport);
      const text = await footer(page).innerText();
      for (const part of [facts.addressStreet, facts.addressCity, facts.email, facts.phone, words.tollFree])
        expect(text).toContain(part);
      const link = (href: string) => footer(page).locator(`a[href="${href}"]`);
      expect(await link(`mailto:${facts.email}`).innerText()).toBe(facts.email);
      expect(await link(`tel:${facts.phoneLink}`).innerText()).toBe(facts.phone);
      const social = footer(page).getByRole('link', { name: words.linkedin });
      expect(await social.getAttribute('href')).toBe(facts.linkedinUrl);
      expect(await social.isVisible()).toBe(true);
    },
  );

  it('has the newsletter form', async () => {
    const page = await openFooter();
    expect(await footer(page).locator('form input[type=email]').count()).toBe(1);
    expect(await footer(page).getByRole('button', { name: newsletter.submit }).isDisabled()).toBe(true);
  });

  it('leads to another page without loading a document', async () => {
    const page = await openFooter();
    await markDocument(page);
    await footer(page).locator(`a[href="/partner-with-us${suffix}"]`).click();
    await page.waitForURL(`**/partner-with-us${suffix}`);
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe('NAV-6: the copyright', () => {
  const copyright = (page: Page) => footer(page).locator('p:has([data-year])').innerText();
  const inYear = (year: number) => (page: Page) => page.clock.setFixedTime(new Date(year, 5, 1));

  it.each(languages)('has the current year at view time, not at build time (%s)', async (language) => {
    const { page, said } = await openPrepared(open, home[language], { prepare: inYear(2041) });
    const expected = siteWords[language].footer.copyright.replace('%{year}', '2041');
    expect(await copyright(page)).toBe(expected);
    await page.locator('[data-section=header] a[href*="/contact"]').first().click();
    await page.waitForURL('**/contact*');
    expect(await copyright(page)).toBe(expected);
    await settled(page);
    expect(said).toEqual([]);
  });

  it('has the year of the build without scripts', async () => {
    const { page } = await open('/', { javaScriptEnabled: false });
    expect(await copyright(page)).toContain(String(new Date().getFullYear()));
  });
});

describe.each(languages)('NAV-5: the floating button (%s)', (language) => {
  const suffix = language === 'es' ? '-es' : '';
  const button = (page: Page) => page.locator('[data-section=floating-button]');
  const takesFocus = (page: Page) =>
    button(page).evaluate((one: HTMLElement) => {
      one.focus();
      return document.activeElement === one;
    });

  it.each(Object.entries(windows))(
    'is hidden from eye and keyboard up to 300 px of scroll in a %s window',
    async (_, viewport) => {
      const { page } = await open(home[language], { viewport });
      await hydrated(page);
      for (const top of [0, 300]) {
        await scrollPageTo(page, top);
        await page.waitForFunction((y) => window.scrollY === y, top);
        await drawn(page);
        expect(await button(page).isVisible()).toBe(false);
        expect(await takesFocus(page)).toBe(false);
      }
      const name = siteWords[language].floatingButton.label;
      expect(await page.getByRole('link', { name, exact: true }).and(button(page)).count()).toBe(0);
      await scrollPageTo(page, 301);
      await button(page).waitFor({ state: 'visible' });
      expect(await takesFocus(page)).toBe(true);
      expect(await page.getByRole('link', { name, exact: true }).and(button(page)).count()).toBe(1);
      await scrollPageTo(page, 0);
      await button(page).waitFor({ state: 'hidden' });
    },
  );

  /** The words of the footer that the button lies on. */
  const coveredWords = (page: Page): Promise<string[]> =>
    button(page).evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isBelow = (box: DOMRect) =>
        box.right > left && box.left < right && box.bottom > top && box.top < bottom;
      const words = document.createTreeWalker(
        document.querySelector('footer') ?? document,
        NodeFilter.SHOW_TEXT,
        ({ parentElement }) => (parentElement?.closest('.sr, [role=tooltip]') ? 2 : 1),
      );
      const covered: string[] = [];
      while (words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        if ([...range.getClientRects()].some(isBelow)) covered.push(range.toString());
      }
      return covered;
    });

  // The bar of this page lifts the button.
  it(`lies on no words at the end of /partner-with-us${suffix}, however wide the window is`, async () => {
    const { page } = await open(`/partner-with-us${suffix}`);
    await hydrated(page);
    const faults: string[] = [];
    for (let width = 320; width <= 1600; width += 20) {
      await page.setViewportSize({ width, height: 768 });
      await scrollPageTo(page, 99_999);
      await button(page).waitFor({ state: 'visible' });
      await drawn(page);
      faults.push(...(await coveredWords(page)).map((words) => `${width}: ${words}`));
    }
    expect(faults).toEqual([]);
  });

  it('links to the contact page', async () => {
    const { page } = await open(home[language]);
    await hydrated(page);
    await scrollPageTo(page, 900);
    await button(page).click();
    await page.waitForURL(`**/contact${suffix}`);
    await page.waitForFunction(() => scrollY === 0);
  });
});
