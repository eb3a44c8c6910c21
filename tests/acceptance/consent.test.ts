import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe-faults.ts';
import { drawn, hydrated, settled, windows } from './browser-page.ts';
import { banner, button, cookies, withConsentSite } from './consent-page.ts';
import { calls, decided, follow } from './counted-page.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { boxes, scrollPageTo } from './screen.ts';
import { siteWords } from './site-words.ts';

const both = ['en', 'es'] as const;
const home = { en: '/', es: '/-es' };

const { visit, address } = withConsentSite();

const isElsewhereFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-section=consent]') === null);

describe.each(both)('the consent banner (%s)', (language) => {
  it.each(Object.entries(windows))(
    'asks in a %s window, with two answers of equal size',
    async (_, viewport) => {
      const { page, said } = await visit(home[language], { viewport });
      await banner(page).waitFor();
      const { title, text, privacy } = siteWords[language].consent;
      const shown = await banner(page).innerText();
      for (const words of [title, text, privacy]) expect(shown).toContain(words);
      const looks = await button(page, 'decline', language)
        .or(button(page, 'accept', language))
        .evaluateAll((all) =>
          all.map((one) => {
            const { fontSize, fontWeight } = getComputedStyle(one);
            const { width, height } = one.getBoundingClientRect();
            return [fontSize, fontWeight, Math.round(width), height];
          }),
        );
      expect(looks).toHaveLength(2);
      expect(looks[0]).toEqual(looks[1]);
      await settled(page);
      expect(said).toEqual([]);
    },
  );
});

describe('the consent banner', () => {
  it.each(Object.entries(windows))('has no fault that axe finds in a %s window', async (_, viewport) => {
    const { page } = await visit('/partner-with-us', { viewport, bypassCSP: true });
    await banner(page).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });

  it('moves nothing on the page and breaks no policy when it comes, answers and comes again', async () => {
    const before = async (page: Page) => {
      await watchShifts(page);
      await page.addInitScript(() => {
        const refused: string[] = [];
        document.addEventListener('securitypolicyviolation', (event) =>
          refused.push(event.violatedDirective),
        );
        Object.assign(window, { refused });
      });
    };
    const { page } = await visit('/-es', { before });
    await button(page, 'accept', 'es').click();
    await cookies(page).click();
    await button(page, 'decline', 'es').click();
    await settled(page);
    expect(await shiftOf(page)).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
  });

  it('does not block the page: it stays while the visitor moves on, in the language they choose', async () => {
    const { page } = await visit('/');
    await follow(page, '/rewards');
    await banner(page).waitFor();
    expect(await isElsewhereFocused(page)).toBe(true);
    await page.goto(`${address()}/rewards-es`);
    await button(page, 'accept', 'es').waitFor();
  });

  it('is reached by keyboard before the page, and Escape leaves it with nothing granted', async () => {
    const { page, elsewhere } = await visit('/');
    await banner(page).waitFor();
    const focused: (string | null | undefined)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      focused.push(await page.evaluate(() => document.activeElement?.textContent));
    }
    const { privacy, decline, accept } = siteWords.en.consent;
    const { newTab, skip } = siteWords.en.header;
    expect(focused).toEqual([`${privacy} (${newTab})`, decline, accept, skip]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await banner(page).waitFor({ state: 'hidden' });
    await page.reload();
    await hydrated(page);
    await follow(page, '/rewards');
    await settled(page);
    expect(await banner(page).count()).toBe(0);
    expect([elsewhere, await calls(page)]).toEqual([[], []]);
  });

  it('is asked for again in the footer, which leads there and back', async () => {
    const { page } = await visit('/', { before: (one) => decided(one, 'denied') });
    await settled(page);
    expect(await banner(page).count()).toBe(0);
    await cookies(page).click();
    await banner(page).waitFor();
    expect(await isElsewhereFocused(page)).toBe(false);
    await page.keyboard.press('Escape');
    await banner(page).waitFor({ state: 'hidden' });
    expect(await cookies(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toContain('denied');
  });

  it('covers neither what has the focus nor the end of the page (WCAG 2.4.11)', async () => {
    const { page } = await visit('/contact-es', { viewport: { width: 390, height: 844 } });
    await banner(page).waitFor();
    const edge = async () => (await banner(page).boundingBox())?.y ?? 0;
    const lowest = async (place: string) => {
      const box = await page.locator(place).last().boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    for (const control of await page.locator('form :is(input:visible, button), footer a').all()) {
      await control.focus();
      expect(await lowest(':focus')).toBeLessThanOrEqual(await edge());
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const floating = await page.locator('[data-section=floating-button]').boundingBox();
    expect(await lowest('footer :is(a, p, li):visible')).toBeLessThanOrEqual(floating?.y ?? 0);
    expect((floating?.y ?? 0) + (floating?.height ?? 0)).toBeLessThanOrEqual(await edge());
  });

  it('keeps clear of the floating button on phones', async () => {
    const { page } = await visit('/partner-with-us-es', { viewport: windows.phone });
    await banner(page).waitFor();
    await scrollPageTo(page, 900);
    const floating = page.locator('[data-section=floating-button]');
    await floating.waitFor({ state: 'visible' });
    await drawn(page);
    const [card, float] = await boxes(banner(page).or(floating));
    expect(float?.bottom).toBeLessThanOrEqual(card?.top ?? 0);
  });

  it('never flashes for a visitor who chose already', async () => {
    const watch = (page: Page) =>
      page.addInitScript(() => {
        const seen = { banner: false };
        new MutationObserver(() => {
          if (document.querySelector('[data-section=consent]')) seen.banner = true;
        }).observe(document, { childList: true, subtree: true });
        Object.assign(window, { seen });
      });
    const { page } = await visit('/', { before: (one) => decided(one, 'denied').then(() => watch(one)) });
    await follow(page, '/rewards');
    await settled(page);
    expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
      banner: false,
    });
    expect(await page.content()).not.toContain('data-section="consent"');
  });
});
