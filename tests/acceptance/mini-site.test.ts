import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFaults } from './axe-faults.ts';
import { hydrated, settled, windows, withBrowser } from './browser-page.ts';
import { addressOf, isSameDocument, markDocument } from './routed-page.ts';
import { sidewaysScroll } from './screen.ts';

const openAnywhere = withBrowser();
const open = (path: string, options = {}) => openAnywhere(path, { baseURL: inject('miniSite'), ...options });

const origin = 'https://faro.example';
const pages = { home: ['/', '/-es', '/-ar'], rooms: ['/rooms', '/rooms-es', '/rooms-ar'] } as const;
const locales = ['en', 'es', 'ar'] as const;
const names = ['English', 'Español', 'العربية'];
const dirOf = (locale: string) => (locale === 'ar' ? 'rtl' : 'ltr');
const paths = Object.values(pages).flat();
const lost = [
  ['/nowhere', 'en', 'Nothing here'],
  ['/nada-es', 'es', 'Aquí no hay nada'],
  ['/la-shay-ar', 'ar', 'لا شيء هنا'],
] as const;

/** All that a page of a site without services says (requirement CONF-2): nothing else may be said. */
const withoutServices = [
  'error: Missing configuration: services.backendUrl is empty.',
  'error: Missing configuration: services.backendKey is empty.',
  'warning: Missing configuration: services.contactUrl is empty.',
  'warning: Missing configuration: services.newsletterUrl is empty.',
];

describe('LANG-6: another site of three languages, by its files alone', () => {
  const routes = Object.values(pages).flatMap((all) =>
    locales.map((locale, index) => ({ path: all[index] ?? '', locale, all })),
  );

  it.each(routes)('$path is prerendered in its language', async ({ path, locale, all }) => {
    const { page } = await open(path, { javaScriptEnabled: false });
    const html = page.locator('html');
    expect(await html.getAttribute('lang')).toBe(locale);
    expect(await html.getAttribute('dir')).toBe(dirOf(locale));
    expect(await page.locator('main h1').count()).toBe(1);
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(alternates).toEqual([
      ...locales.map((other, index) => [other, origin + all[index]]),
      ['x-default', origin + all[0]],
    ]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(origin + path);
  });

  it.each(lost)('%s is not found, in its language', async (path, locale, title) => {
    const { page } = await open(path);
    expect((await fetch(inject('miniSite') + path)).status).toBe(404);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect(await page.locator('html').getAttribute('dir')).toBe(dirOf(locale));
    expect(await page.locator('main').getByText('404', { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('main').getByText(title).isVisible()).toBe(true);
    const home = pages.home[locales.indexOf(locale)];
    expect(await page.locator('main a').getAttribute('href')).toBe(home);
  });

  it('has every page with its languages in sitemap.xml', async () => {
    const sitemap = await (await fetch(`${inject('miniSite')}/sitemap.xml`)).text();
    for (const path of paths) expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
    expect(sitemap.match(/<url>/g)).toHaveLength(paths.length);
    expect(sitemap.match(/hreflang="ar"/g)).toHaveLength(paths.length);
  });
});

const header = (page: Page) => page.locator('[data-section=header]');
const openLanguages = async (page: Page) => {
  await header(page).locator('button[aria-expanded=false]:visible').click();
  const languages = header(page).locator('a[hreflang]:visible');
  // They are hidden until the frame with which they begin to come in.
  await languages.first().waitFor();
  return languages;
};

describe.each(Object.entries(windows))('in a %s window', (_, viewport) => {
  it.each([...paths, ...lost.map(([path]) => path)])('%s is accessible and fits', async (path) => {
    const { page } = await open(path, { viewport, bypassCSP: true });
    await hydrated(page);
    expect(await axeFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it.each(paths)('%s says nothing else on the console', async (path) => {
    const { page, said } = await open(path, { viewport });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await settled(page);
    expect(said).toEqual(withoutServices);
  });

  it('lists three languages, each by its own name, and switches without loading a document', async () => {
    const { page } = await open('/rooms', { viewport });
    await hydrated(page);
    await markDocument(page);
    expect(await (await openLanguages(page)).allInnerTexts()).toEqual(names);
    await header(page).locator('a[hreflang=ar]:visible').click();
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    expect(await addressOf(page)).toBe('/rooms-ar');
    expect(await page.locator('main h1').innerText()).toBe('غرفنا');
    await (await openLanguages(page)).nth(1).click();
    await page.waitForFunction(() => document.documentElement.lang === 'es');
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    expect(await isSameDocument(page)).toBe(true);
  });

  it.each(locales)('leads from page to page without loading a document (%s)', async (locale) => {
    const index = locales.indexOf(locale);
    const { page } = await open(pages.home[index] ?? '', { viewport });
    await hydrated(page);
    await markDocument(page);
    await page.locator('main a').click();
    await page.waitForURL(`**${pages.rooms[index]}#why`);
    await page.locator('[data-section-id=why]').waitFor();
    await page.goBack();
    await page.locator('[data-section-id=welcome]').waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  });
});

describe('the layout of a language that is written from the right', () => {
  /** How far each element is from the edge at which reading begins. */
  const startOf = (page: Page, selector: string) =>
    page.locator(`${selector} >> visible=true`).evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        const rtl = document.documentElement.dir === 'rtl';
        return Math.round(rtl ? document.documentElement.clientWidth - right : left);
      }),
    );
  const places = {
    home: ['[data-section=header] a:has(img)', 'main h1', 'main a', 'main img'],
    rooms: ['main h1', '[data-item]', '[data-item] .icon', '[data-item] h3'],
  };

  describe.each(Object.entries(windows))('in a %s window', (_, viewport) => {
    it.each(['home', 'rooms'] as const)('mirrors the page %s', async (name) => {
      const [english, , arabic] = pages[name];
      const ltr = await open(english, { viewport });
      const rtl = await open(arabic, { viewport });
      for (const selector of places[name]) {
        const expected = await startOf(ltr.page, selector);
        expect(expected.length, selector).toBeGreaterThan(0);
        expect(await startOf(rtl.page, selector), selector).toEqual(expected);
      }
    });
  });

  it('turns arrows, and sets joined letters without tracking', async () => {
    const { page } = await open('/-ar');
    const arrow = page.locator('main .icon[data-icon=arrow-right]');
    expect(await arrow.evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1');
    const heading = page.locator('main h1');
    expect(await heading.evaluate((text) => getComputedStyle(text).letterSpacing)).toMatch(/^(0px|normal)$/);
  });

  it('lets the panel of small screens in from the side of its button', async () => {
    const { page } = await open('/-ar', { viewport: windows.phone });
    await hydrated(page);
    await header(page).locator('button[aria-expanded=false]:visible').click();
    const panel = page.getByRole('dialog');
    await panel.waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect((await panel.boundingBox())?.x).toBe(0);
  });
});
