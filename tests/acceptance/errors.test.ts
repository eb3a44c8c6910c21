import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hydrated, settled, windows, withBrowser } from './browser-page.ts';
import { addressOf, changePayloads, isSameDocument, markDocument, openPrepared } from './routed-page.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();
const fallback = (page: Page) => page.locator('[data-section=section-fallback]');
const words = { en: siteWords.en, es: siteWords.es };
const errorsWith = (said: string[], part: string) =>
  said.filter((line) => line.startsWith('error:') && line.includes(part));

describe('ROUTE-5, ERR-1: any other path', () => {
  it.each([
    ['/missing/page', 'en'],
    ['/nowhere', 'en'],
    ['/nada-es', 'es'],
    ['/a/b-es/c', 'es'],
  ] as const)('%s shows the not-found screen (%s)', async (path, language) => {
    const home = language === 'es' ? '/-es' : '/';
    expect((await fetch(inject('site') + path)).status).toBe(404);
    const { page, said } = await open(`${path}?from=mail`);
    await hydrated(page);
    const { title, home: label } = words[language].notFound;
    if (language === 'en') expect(title).toBe('Oops! Page not found');
    expect(await page.getByRole('heading', { name: '404', exact: true }).count()).toBe(1);
    expect(await page.getByText(title, { exact: true }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await expect.poll(() => errorsWith(said, path)).toHaveLength(1);
    await page.getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL((url) => url.pathname === home);
    await page.locator('[data-section=hero]').waitFor();
  });

  it.each(Object.entries(windows))('shows all of it in a %s window', async (_, viewport) => {
    const { page } = await open('/nowhere', { viewport });
    for (const text of ['Oops! Page not found', siteWords.en.notFound.home])
      expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true);
  });

  it('logs each missing path that a visitor comes to inside the site', async () => {
    const { page, said } = await open('/contact');
    await hydrated(page);
    await page.evaluate(() => history.pushState({}, '', '/gone'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await page.locator('[data-section=not-found]').waitFor();
    await expect.poll(() => errorsWith(said, '/gone')).toHaveLength(1);
  });
});

describe('ROUTE-4, ERR-1: an unknown slug', () => {
  it.each([
    ['/solutions/unknown', 'en', '/solutions'],
    ['/solutions-es/unknown', 'es', '/solutions-es'],
    ['/inspira-unknown-es', 'es', '/solutions-es'],
    ['/inspira-pay-es?slug=unknown', 'es', '/solutions-es'],
  ] as const)(
    "%s shows 'Solution not found' (%s) with a way back to the solutions",
    async (path, language, back) => {
      expect((await fetch(inject('site') + path)).status).toBe(404);
      const { page } = await open(path);
      await hydrated(page);
      await markDocument(page);
      const { title, all } = words[language].solutionNotFound;
      if (language === 'en') expect(title).toBe('Solution not found');
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
      expect(await page.locator('[data-section=header]').isVisible()).toBe(true);
      expect(await page.locator('[data-section=footer]').count()).toBe(1);
      await page.getByRole('link', { name: all }).click();
      await page.waitForURL(`**${back}`);
      expect(await isSameDocument(page)).toBe(true);
    },
  );
});

/** Takes the props of one section away, so that its component fails. */
const breaking = (id: string, at: string) => (page: Page) =>
  changePayloads(page, (data) => {
    const { path, before, sections, after } = data.page;
    for (const section of [...before, ...sections, ...after])
      if (section.id === id && path === at) Object.assign(section, { props: {} });
    return data;
  });

const failure = 'Unexpected Application Error!';

describe('ROUTE-9, ERR-1: a rendering error', () => {
  it.each([
    ['/', 'en'],
    ['/-es', 'es'],
  ] as const)(
    'at %s shows its words with the way back home; the rest of the page works',
    async (home, language) => {
      const path = language === 'es' ? '/solutions-es' : '/solutions';
      const id = 'comparison';
      const { page, said } = await openPrepared(open, path, { prepare: breaking(id, path) });
      await markDocument(page);
      await page.getByText(failure, { exact: true }).waitFor();
      expect(await fallback(page).count()).toBe(1);
      expect(await page.locator('main h1').isVisible()).toBe(true);
      expect(await page.locator('main [data-section]').count()).toBeGreaterThan(2);
      await expect.poll(() => errorsWith(said, 'A section failed')).not.toHaveLength(0);
      expect(await fallback(page).innerText()).not.toMatch(/undefined|TypeError|at /);
      await page.locator('[data-section=header] button[aria-expanded]:visible').click();
      expect(await page.locator('[data-section=header] ul a[hreflang]').first().isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      const { home: label } = words[language].sectionFallback;
      await fallback(page).getByRole('link', { name: label }).click();
      await page.waitForURL((url) => url.pathname === home);
      expect(await fallback(page).count()).toBe(0);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  it('is shown after a navigation, too, and gone on the page before', async () => {
    const { page } = await openPrepared(open, '/contact', { prepare: breaking('categories', '/rewards') });
    await page.locator('[data-section=header] nav a[href="/rewards"]:visible').click();
    await page.getByText(failure, { exact: true }).waitFor();
    expect(await addressOf(page)).toBe('/rewards');
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('[data-section=contact-hero]') !== null);
    expect(await page.getByText(failure).count()).toBe(0);
  });

  it.each(['header', 'footer', 'floating-button'])(
    'in the %s leaves the page, and the next page tries again',
    async (id) => {
      const { page } = await openPrepared(open, '/rewards', { prepare: breaking(id, '/rewards') });
      await fallback(page).getByText(failure).waitFor();
      expect(await page.locator('main h1').isVisible()).toBe(true);
      await fallback(page).getByRole('link', { name: siteWords.en.sectionFallback.home }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.locator(`[data-section=${id}]`).waitFor({ state: 'attached' });
      expect(await fallback(page).count()).toBe(0);
    },
  );

  it('in the other language of the page is tried anew', async () => {
    const { page } = await openPrepared(open, '/solutions', {
      prepare: breaking('comparison', '/solutions'),
    });
    await page.getByText(failure).waitFor();
    await page.locator('[data-section=header] button[aria-expanded]:visible').click();
    await page.locator('[data-section=header] ul a[hreflang=es]').click();
    await page.locator('[data-section=comparison]').waitFor();
    expect(await fallback(page).count()).toBe(0);
  });

  it('can be tried again by the visitor', async () => {
    const { page, said } = await openPrepared(open, '/solutions', {
      prepare: breaking('comparison', '/solutions'),
    });
    const failures = () => said.filter((line) => line.startsWith('error: A section failed')).length;
    await page.getByText(failure).waitFor();
    const before = failures();
    await fallback(page).getByRole('button', { name: siteWords.en.sectionFallback.retry }).click();
    await expect.poll(failures).toBeGreaterThan(before);
    await fallback(page).getByText(failure).waitFor();
  });

  it('cannot take away what was prerendered and needs no code', async () => {
    const { page, said } = await openPrepared(open, '/rewards', {
      prepare: breaking('categories', '/rewards'),
    });
    expect(await page.locator('[data-section=reward-categories] [data-item]').count()).toBeGreaterThan(2);
    await settled(page);
    expect(said).toEqual([]);
  });
});
