import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { aliases, hydrated, routes, slugs, windows, withBrowser } from './browser-page.ts';
import { addressOf, isSameDocument, markDocument, switchLanguage } from './routed-page.ts';
import { scrollPageTo } from './screen.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();
const missing = { english: ['/nowhere', '/solutions/unknown'], spanish: ['/nada-es', '/inspira-unknown-es'] };
const spanishPaths = [...routes.map(([, spanish]) => spanish), ...aliases, ...missing.spanish];
const englishPaths = [...routes.map(([english]) => english), ...missing.english];
const heading = (page: Page) => page.locator('main h1').first().innerText();

const openLive = async (path: string) => {
  const { page } = await open(path);
  await hydrated(page);
  await markDocument(page);
  return page;
};

describe('LANG-1: the initial language', () => {
  const langOf = async (path: string) =>
    /<html lang="([^"]+)"/.exec(await (await fetch(inject('site') + path)).text())?.[1];

  it.each([...spanishPaths, '/a/b-es', '/some-estate'])(
    'is ES at %s, whose path contains -es',
    async (path) => expect(await langOf(path)).toBe('es'),
  );
  it.each(englishPaths)('is EN at %s', async (path) => expect(await langOf(path)).toBe('en'));

  it('is derived again on back and forward', async () => {
    const page = await openLive('/about-us');
    const english = await heading(page);
    await switchLanguage(page, 'es');
    const spanish = await heading(page);
    expect(spanish).not.toBe(english);
    await page.goBack();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect([await addressOf(page), await heading(page)]).toEqual(['/about-us', english]);
    await page.goForward();
    await page.waitForFunction(() => document.documentElement.lang === 'es');
    expect([await addressOf(page), await heading(page)]).toEqual(['/about-us-es', spanish]);
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe('LANG-2: switching rewrites the URL without a reload', () => {
  it.each(routes)('%s becomes %s and returns to where it started', async (english, spanish) => {
    const page = await openLive(`${english}?from=mail&x=1#place`);
    const before = await heading(page);
    await switchLanguage(page, 'es');
    expect(await addressOf(page)).toBe(`${spanish}?from=mail&x=1#place`);
    expect(await heading(page)).not.toBe(before);
    await switchLanguage(page, 'en');
    expect(await addressOf(page)).toBe(`${english}?from=mail&x=1#place`);
    expect(await heading(page)).toBe(before);
    expect(await isSameDocument(page)).toBe(true);
    await page.context().close();
  });

  it.each(slugs)(
    '/solutions-es/%s becomes the English solution, then the dedicated Spanish path',
    async (slug) => {
      const page = await openLive(`/solutions-es/${slug}?from=mail#features`);
      await switchLanguage(page, 'en');
      expect(await addressOf(page)).toBe(`/solutions/${slug}?from=mail#features`);
      await switchLanguage(page, 'es');
      expect(await addressOf(page)).toBe(`/inspira-${slug}-es?from=mail#features`);
      expect(await isSameDocument(page)).toBe(true);
      await page.context().close();
    },
  );

  it('a solution named by the query parameter keeps being shown', async () => {
    const page = await openLive('/inspira-pay-es?slug=loyalty');
    await switchLanguage(page, 'en');
    expect(await addressOf(page)).toBe('/solutions/loyalty');
    const english = await heading(page);
    await switchLanguage(page, 'es');
    await switchLanguage(page, 'en');
    expect(await heading(page)).toBe(english);
  });

  it('a solution keeps being shown beside a query parameter that names another', async () => {
    const page = await openLive('/solutions/pay?slug=loyalty&from=mail');
    await switchLanguage(page, 'es');
    expect(await addressOf(page)).toBe('/inspira-pay-es?from=mail');
  });

  it.each([
    ['/nowhere', 'es', '/nowhere-es'],
    ['/solutions/unknown', 'es', '/inspira-unknown-es'],
    ['/solutions-es/unknown', 'en', '/solutions/unknown'],
    ['/inspira-unknown-es', 'en', '/solutions/unknown'],
    ['/nada-es', 'en', '/nada'],
    ['/-es/other.example/login', 'en', '/other.example/login'],
  ] as const)('the error screen at %s is shown in %s at %s', async (path, locale, other) => {
    const page = await openLive(`${path}?from=mail#place`);
    const before = await page.locator('main').innerText();
    await switchLanguage(page, locale);
    expect(await addressOf(page)).toBe(`${other}?from=mail#place`);
    expect(await page.locator('main').innerText()).not.toBe(before);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('an error screen leads home in the other language without JavaScript', async () => {
    const { page } = await open('/nowhere', { javaScriptEnabled: false });
    const links = page.locator('[data-section=header] a[hreflang=es]');
    expect(await links.first().getAttribute('href')).toBe('/-es');
  });

  it('leaves the visitor where he is on the page', async () => {
    const page = await openLive('/rewards');
    await scrollPageTo(page, 700);
    await switchLanguage(page, 'es');
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });
});

describe('LANG-3: all internal links on a Spanish page carry -es', () => {
  const without = (page: Page) =>
    page
      .locator('a[href^="/"]:is(:not([hreflang]), [hreflang=es])')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')).filter((href) => !href?.includes('-es')));

  it.each(spanishPaths)('%s', async (path) => {
    const { page } = await open(path, { javaScriptEnabled: false });
    expect(await page.locator('a[href*="-es"]').count()).toBeGreaterThan(8);
    expect(await without(page)).toEqual([]);
    await page.context().close();
  });

  it('in the menu of small screens, too', async () => {
    const { page } = await open('/-es', { viewport: windows.phone });
    await hydrated(page);
    await page.getByRole('button', { name: siteWords.es.header.open }).click();
    const links = page.getByRole('dialog').locator('a[href*="-es"]');
    // They are hidden until the frame with which they begin to come in.
    await links.first().waitFor();
    expect(await links.count()).toBeGreaterThan(5);
    expect(await without(page)).toEqual([]);
  });
});
