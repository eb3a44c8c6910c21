import { mkdir, rm } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PageDocument, SectionDocument, SiteConfig } from '../../src/generated/types.ts';
import { faults } from './axe.ts';
import { hydrated, windows, withBrowser } from './browser-page.ts';
import { copyMiniSite, type RunningDev, startDev } from './dev-site.ts';

const open = withBrowser();

let dev: RunningDev;
beforeAll(async () => {
  dev = await startDev(await copyMiniSite());
});
afterEach(() => dev.restore());
afterAll(() => dev.stop());

const problems = (page: Page) => page.getByRole('alert', { name: 'Content problems' });
const solved = (page: Page) => problems(page).waitFor({ state: 'detached' });

/** Opens a page of the dev server and marks its document, so that a reload shows. */
const openMarked = async (path: string) => {
  const { page, said } = await open(path, { baseURL: dev.address });
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return { page, said };
};
const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

const heading = (page: Page) => page.locator('main h1');
const headingIs = (page: Page, text: string) => heading(page).filter({ hasText: text }).waitFor();

describe('an edit is on screen without a reload', () => {
  const edits: [string, () => Promise<void>, (page: Page) => Promise<unknown>][] = [
    [
      'a page',
      () =>
        dev.site.edit<PageDocument>('pages/contact.json', ({ sections }) => {
          const features = [
            { title: 't:rooms.why.sea.title', description: 't:rooms.why.sea.text', icon: 'ship' },
          ];
          const props = { title: 't:rooms.why.title', layout: 'grid', columns: 2, surface: 'mist', features };
          sections.push({ type: 'feature-tiles', id: 'more', props });
        }),
      (page) => page.locator('[data-section-id=more]').waitFor({ state: 'attached' }),
    ],
    [
      'a locale',
      () => dev.site.replace('locales/en.json', '"rooms": "Rooms"', '"rooms": "Our cabins"'),
      (page) => page.locator('[data-section=header]', { hasText: 'Our cabins' }).waitFor(),
    ],
    [
      'the configuration',
      () => dev.site.replace('site.config.json', '%{title} · Faro', '%{title} | Lighthouse'),
      (page) => page.waitForFunction(() => document.title.endsWith(' | Lighthouse')),
    ],
  ];
  it.each(edits)('of %s, with the place on the page and what was typed', async (_, edit, isShown) => {
    const { page, said } = await openMarked('/contact');
    const name = page.locator('input[name=name]');
    await name.fill('Ada');
    await page.evaluate(() => scrollTo(0, 320));
    await page.waitForFunction(() => scrollY === 320);
    await edit();
    await isShown(page);
    expect(await name.inputValue()).toBe('Ada');
    expect(await page.evaluate(() => scrollY)).toBe(320);
    expect(await sameDocument(page)).toBe(true);
    expect(said).toEqual([]);
  });
});

describe('an edit that an open document cannot take over', () => {
  it('of a constant loads the document anew', async () => {
    const { page } = await openMarked('/');
    await dev.site.edit<SiteConfig>('site.config.json', (config) => {
      config.constants = { headerOpaqueAfter: 120 };
    });
    await page.waitForSelector('script[data-header="120"]', { state: 'attached' });
    expect(await sameDocument(page)).toBe(false);
  });

  it('of another page is there when it is visited, also when it was fetched before', async () => {
    const { page } = await openMarked('/contact');
    const link = page.locator('[data-section=header] a[href="/"]').last();
    await link.hover();
    await page.waitForFunction(() =>
      performance.getEntriesByName(`${location.origin}/_data/index.json`).some(Boolean),
    );
    await dev.site.replace('locales/en.json', 'Sleep beside the lighthouse', 'Sleep well');
    await dev.site.replace('pages/contact.json', 't:contact.meta.title', 'Write');
    await page.waitForFunction(() => document.title.startsWith('Write'));
    await link.click();
    await headingIs(page, 'Sleep well');
    expect(await sameDocument(page)).toBe(true);
  });
});

describe('a fault of the content', () => {
  it('is named above the page with file, line and column, until it is corrected', async () => {
    const { page } = await openMarked('/');
    const text = await dev.site.read('pages/home.json');
    await dev.site.replace('pages/home.json', '"page-hero"', '"page-heroo"');
    const before = text.slice(0, text.indexOf('"page-hero"'));
    const place = `${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
    await problems(page).getByText(`pages/home.json:${place}`).waitFor();
    expect(await heading(page).innerText()).toBe('Sleep beside the lighthouse');
    await dev.site.write('pages/home.json', text);
    await solved(page);
    expect(await sameDocument(page)).toBe(true);
  });

  const broken: [string, place: RegExp, () => Promise<void>][] = [
    [
      'a JSON syntax error',
      /locales\/en\.json:\d+:\d+/,
      () => dev.site.replace('locales/en.json', '"header": {', '"header": {,'),
    ],
    [
      'a configuration that is no JSON',
      /site\.config\.json:1:1/,
      () => dev.site.write('site.config.json', ''),
    ],
    ['a missing page', /site\.config\.json:\d+:\d+/, () => rm(dev.site.file('pages/rooms.json'))],
    ['a missing configuration', /site\.config\.json:\d+:\d+/, () => rm(dev.site.file('site.config.json'))],
    ['a deleted picture', /pages\/home\.json:\d+:\d+/, () => rm(dev.site.file('public/images/faro.svg'))],
    ['a missing folder', /locales/, () => rm(dev.site.file('locales'), { recursive: true })],
  ];
  it.each(broken)('leaves no blank page, open or opened anew: %s', async (_, place, breakIt) => {
    const { page } = await openMarked('/');
    await breakIt();
    await problems(page).getByText(place).first().waitFor();
    expect(await heading(page).isVisible()).toBe(true);
    await page.reload();
    await problems(page).getByText(place).first().waitFor();
    expect(await heading(page).isVisible()).toBe(true);
    await dev.site.restore();
    await solved(page);
  });
});

describe('a site that is broken from the start', () => {
  it('says what is wrong and appears by itself when it is corrected', async () => {
    const site = await copyMiniSite();
    await site.replace('site.config.json', '"name": "Faro"', '"name": 7');
    const broken = await startDev(site);
    const { page } = await open('/rooms', { baseURL: broken.address });
    await problems(page)
      .getByText(/site\.config\.json:\d+:\d+/)
      .waitFor();
    expect(await heading(page).innerText()).toBe('This site cannot be shown yet');
    await site.restore();
    await headingIs(page, 'Our rooms');
    await broken.stop();
  });
});

describe('what is new', () => {
  it('shows a new page, also in a new folder', async () => {
    const { page } = await openMarked('/');
    const text = await dev.site.read('pages/rooms.json');
    await mkdir(dev.site.file('pages/more'));
    await dev.site.write('pages/more/suites.json', text.replaceAll('rooms"', 'suites"'));
    await dev.site.replace('pages/home.json', 'page:rooms#why', 'page:suites');
    await page.locator('main a[href="/suites"]').click();
    await page.waitForURL('**/suites');
    await headingIs(page, 'Our rooms');
    await rm(dev.site.file('pages/more'), { recursive: true });
  });

  it('LANG-6: shows a new language: its file and its line in site.config.json', async () => {
    const { page } = await openMarked('/');
    await dev.site.write('locales/fr.json', await dev.site.read('locales/es.json'));
    await dev.site.edit<SiteConfig>('site.config.json', ({ locales }) => {
      locales.push({ locale: 'fr', name: 'Français', suffix: '-fr', dir: 'ltr' });
    });
    await page.locator('a[hreflang=fr]').first().waitFor({ state: 'attached' });
    expect(await sameDocument(page)).toBe(true);
    await page.goto(`${dev.address}/rooms-fr`);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await rm(dev.site.file('locales/fr.json'));
  });
});

describe('what is told above a page', () => {
  it.each(Object.entries(windows))('can be read by everyone in a %s window', async (_, viewport) => {
    await dev.site.replace('locales/en.json', '"header": {', '"header": {,');
    const { page } = await open('/', { baseURL: dev.address, viewport, bypassCSP: true });
    await hydrated(page);
    await problems(page).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await problems(page).evaluate((panel) => panel === document.activeElement)).toBe(true);
    const box = await problems(page).boundingBox();
    expect(box?.height).toBeLessThan(viewport.height / 2);
    expect(box?.width).toBe(viewport.width);
  });
});

describe('drafts and times of publication', () => {
  it('are marked where --drafts shows them, on every page that is visited', async () => {
    const site = await copyMiniSite();
    const drafts = await startDev(site, '--drafts');
    await site.edit<PageDocument>('pages/rooms.json', (page) => {
      page.sections[1] = { ...(page.sections[1] as SectionDocument), draft: true };
    });
    const { page } = await open('/rooms', { baseURL: drafts.address, bypassCSP: true });
    await hydrated(page);
    const marks = page.getByRole('complementary', { name: 'Hidden from visitors' });
    const mark = marks.getByText('Draft: section why');
    await mark.waitFor();
    const section = page.locator('[data-section-id=why]');
    const gap = async () => ((await mark.boundingBox())?.y ?? 0) - ((await section.boundingBox())?.y ?? 0);
    await expect.poll(gap).toBeCloseTo(8, 0);
    expect(await faults(page)).toEqual([]);
    await page.locator('header a[href="/"]').first().click();
    await marks.waitFor({ state: 'detached' });
    await drafts.stop();
  });

  it('a section appears by itself at its moment', async () => {
    const { page } = await openMarked('/rooms');
    await dev.site.edit<PageDocument>('pages/rooms.json', ({ sections }) => {
      const publishAt = new Date(Date.now() + 2000).toISOString().replace(/\.\d+/, '');
      sections.push({ ...(sections[1] as SectionDocument), id: 'later', publishAt });
    });
    await page.locator('[data-section-id=later]').waitFor({ state: 'attached' });
    expect(await sameDocument(page)).toBe(true);
  });
});

describe('npm run dev', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('stops on %s, also while a page is open', async (signal) => {
    const other = await startDev(await copyMiniSite());
    await open('/', { baseURL: other.address });
    expect(await other.command.stop(signal)).toEqual({ code: 0, signal: null });
    await other.site.remove();
  });
});
