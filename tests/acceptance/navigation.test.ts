import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import config from '../../site.config.json' with { type: 'json' };
import { dataPath } from '../../src/engine/core/addresses/output-paths.ts';
import { hydrated, withBrowser } from './browser-page.ts';
import { addressOf, isSameDocument, markDocument } from './routed-page.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();

const heading = (page: Page) => page.locator('main h1').innerText();

describe('ROUTE-7: navigation inside the site', () => {
  it('loads no document, scrolls to the top, moves focus to the heading and announces the page', async () => {
    const { page } = await open('/');
    await hydrated(page);
    await markDocument(page);
    await page.evaluate(() => scrollTo(0, 2000));
    await page
      .locator('footer a[href="/about-us"], [data-section=footer] a[href="/about-us"]')
      .first()
      .click();
    await page.waitForURL('**/about-us');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.title()).toContain('Inspira');
    await expect.poll(() => page.locator('[data-announcer]').innerText()).toBe(await page.title());
  });

  it('shows the opening first, then the rest; on the way back all at once, so that the place is there', async () => {
    const { page } = await open('/');
    await hydrated(page);
    await page.evaluate(() => {
      const shown: number[] = [];
      Object.assign(window, { shown });
      document.addEventListener('site:shown', () =>
        shown.push(document.querySelectorAll('main > [data-section]').length),
      );
    });
    const shown = () => page.evaluate(() => (window as unknown as { shown: number[] }).shown);
    const sections = page.locator('main > [data-section]');
    const all = await sections.count();
    await page.locator('[data-section=header] nav a[href="/about-us"]:visible').click();
    await expect.poll(shown).toEqual([1]);
    await expect.poll(() => sections.count()).toBeGreaterThan(1);
    expect(await page.locator('main[data-opening]').count()).toBe(0);
    await page.goBack();
    await expect.poll(shown).toEqual([1, all]);
  });

  it('restores the scroll position on back and forward', async () => {
    const { page } = await open('/');
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 1500));
    const link = page.locator('[data-section=solutions] a[href="/solutions/loyalty"]').first();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await page.waitForURL('**/solutions/loyalty');
    await page.locator('main:not([data-opening])').waitFor();
    await page.evaluate(() => scrollTo(0, 700));
    await page.waitForFunction(() => (history.state as { scroll?: number } | null)?.scroll === 700);
    await page.goBack();
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 5, before);
    expect(await addressOf(page)).toBe('/');
    await page.goForward();
    await page.waitForFunction(() => document.querySelector('[data-section=solution-hero]') !== null);
    await page.waitForFunction(() => scrollY === 700);
    expect(await addressOf(page)).toBe('/solutions/loyalty');
  });

  it('fetches a page when a visitor points at its link, once', async () => {
    const { page } = await open('/');
    await hydrated(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.locator('header a[href="/rewards"], [data-section=header] a[href="/rewards"]').first().hover();
    await page.waitForFunction(
      (payload) => performance.getEntriesByName(location.origin + payload).length > 0,
      dataPath('/rewards'),
    );
    await page.locator('header a[href="/rewards"], [data-section=header] a[href="/rewards"]').first().click();
    await page.waitForURL('**/rewards');
    expect(asked.filter((address) => address === dataPath('/rewards'))).toHaveLength(1);
  });

  it('updates title, language and addresses of the document', async () => {
    const { page } = await open('/');
    await hydrated(page);
    await page.locator('[data-section=header] a[href="/contact"]').first().click();
    await page.waitForURL('**/contact');
    await page.waitForFunction(() =>
      document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith('/contact'),
    );
    const alternate = (language: string) => page.locator(`link[rel=alternate][hreflang=${language}]`);
    expect(await alternate('es').getAttribute('href')).toBe(`${config.origin}/contact-es`);
    expect(await alternate('x-default').getAttribute('href')).toBe(`${config.origin}/contact`);
  });

  it.each([
    ['/-es', '[data-section=header] a[href="/contact-es"]'],
    ['/nowhere-es', '[data-section=header] a[href="/contact-es"]'],
  ])('says in the head after a click on %s just what the page says when it is loaded', async (from, link) => {
    const { page } = await open(from);
    const head = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('title, meta, link[rel=canonical], link[rel=alternate]')]
          .map(({ outerHTML }) => outerHTML)
          .sort(),
      );
    await hydrated(page);
    await page.locator(link).first().click();
    await page.waitForURL('**/contact-es');
    await page.waitForFunction(() => document.querySelector('link[rel=canonical][href$="/contact-es"]'));
    const navigated = await head();
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
    await page.reload();
    expect(navigated).toEqual(await head());
  });

  it('loads the document when the payload is of other code or missing', async () => {
    const { page } = await open('/');
    await hydrated(page);
    await markDocument(page);
    await page.route(`**${dataPath('/rewards')}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), code: 'other' } });
    });
    await page.locator('[data-section=header] a[href="/rewards"]').first().click();
    await page.waitForURL('**/rewards');
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
  });
});

describe('ROUTE-6: with JavaScript off', () => {
  it('shows the whole content and its links work', async () => {
    const { page } = await open('/-es', { javaScriptEnabled: false, reducedMotion: 'no-preference' });
    const opacities = await page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(opacities.length).toBeGreaterThan(5);
    expect(new Set(opacities)).toEqual(new Set(['1']));
    await page.locator('main a[href="/soluciones-es"], main a[href="/solutions-es"]').first().click();
    await page.waitForURL('**/solutions-es');
    expect(await addressOf(page)).toBe('/solutions-es');
    expect(await heading(page)).toBe(siteWords.es.solutions.hero.title);
  });
});

describe('before React is there', () => {
  it('repeats the click that came first', async () => {
    const { page } = await open('/', { viewport: { width: 390, height: 844 } });
    await page.evaluate(() =>
      document
        .querySelector<HTMLButtonElement>('[data-section=header] button[aria-haspopup=dialog]')
        ?.click(),
    );
    await page.locator('dialog[open] a[href="/contact"]').first().waitFor();
  });
});

describe('ROUTE-4, 5 in the browser', () => {
  it('logs the missing path to the console', async () => {
    const { page, said } = await open('/missing/page');
    await hydrated(page);
    const told = () => said.filter((line) => line.startsWith('error') && line.includes('/missing/page'));
    await expect.poll(told).not.toHaveLength(0);
    await page.locator('main a[href="/"]').first().click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});
