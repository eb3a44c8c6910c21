import { mkdir, rm } from 'node:fs/promises';
import { get } from 'node:http';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { dataPath } from '../../src/engine/core/addresses/output-paths.ts';
import type { PageDocument, SectionDocument, SiteConfig } from '../../src/generated/types.ts';
import { axeFaults } from './axe-faults.ts';
import { hydrated, requested } from './browser-page.ts';
import { heading, headingIs, problems, withDev } from './dev-page.ts';
import { copyMiniSite, startDev } from './dev-site.ts';
import { holdBack } from './held-page.ts';
import { isSameDocument } from './routed-page.ts';

const { open, openMarked, dev } = withDev();

/** The colours that pictures of one address show on the page, as the browser holds them now. */
const colorsIn = async (page: Page, src: string): Promise<string[]> => {
  await hydrated(page);
  return page.locator(`img[src="${src}"]`).evaluateAll((images) =>
    (images as HTMLImageElement[]).flatMap((image) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 40 });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0, 120, 40);
      const { data } = context.getImageData(0, 0, 120, 40);
      return Array.from({ length: data.length / 4 }, (_, at) => data.slice(4 * at, 4 * at + 4).join());
    }),
  );
};

describe('an edit is on screen without a reload', () => {
  const edits: [string, () => Promise<void>, (page: Page) => Promise<unknown>][] = [
    [
      'a page',
      () =>
        dev().site.edit<PageDocument>('pages/contact.json', ({ sections }) => {
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
      () => dev().site.replace('locales/en.json', '"rooms": "Rooms"', '"rooms": "Our cabins"'),
      (page) => page.locator('[data-section=header]', { hasText: 'Our cabins' }).waitFor(),
    ],
    [
      'the configuration',
      () => dev().site.replace('site.config.json', '%{title} · Faro', '%{title} | Lighthouse'),
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
    expect(await isSameDocument(page)).toBe(true);
    expect(said).toEqual([]);
  });
});

describe('an edit that an open document cannot take over', () => {
  it('of a constant loads the document anew', async () => {
    const { page } = await openMarked('/');
    await dev().site.edit<SiteConfig>('site.config.json', (config) => {
      config.constants = { headerOpaqueAfter: 120 };
    });
    await page.waitForSelector('script[data-header="120"]', { state: 'attached' });
    expect(await isSameDocument(page)).toBe(false);
  });

  it.each([
    ['keeps its size', 'width="120"'],
    ['has another one', 'width="240"'],
  ])('of a picture shows it as it is now: it %s', async (_, width) => {
    const { page } = await openMarked('/');
    expect(await colorsIn(page, '/images/faro.svg')).toContain('14,59,54,255');
    const text = await dev().site.read('public/images/faro.svg');
    const edited = text.replaceAll('#0e3b36', '#00ff00').replace('width="120"', width);
    await dev().site.write('public/images/faro.svg', edited);
    await expect.poll(() => colorsIn(page, '/images/faro.svg'), { timeout: 10_000 }).toContain('0,255,0,255');
    const image = page.locator('img[src="/images/faro.svg"]').first();
    expect(width).toBe(`width="${await image.evaluate((img: HTMLImageElement) => img.naturalWidth)}"`);
  });

  it('of a picture that stays wrong leaves the page as it is', async () => {
    const { page } = await openMarked('/');
    await dev().site.write('public/images/faro.svg', '<svg');
    await problems(page).waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe('an edit during a visit', () => {
  it('of another page is there when it is visited, also when it was fetched before', async () => {
    const { page } = await openMarked('/contact');
    const link = page.locator('[data-section=header] a[href="/"]:visible').last();
    await link.hover();
    await page.waitForFunction(
      (payload) => performance.getEntriesByName(location.origin + payload).some(Boolean),
      dataPath('/'),
    );
    await dev().site.replace('locales/en.json', 'Sleep beside the lighthouse', 'Sleep well');
    await dev().site.replace('pages/contact.json', 't:contact.meta.title', 'Write');
    await page.waitForFunction(() => document.title.startsWith('Write'));
    await link.click();
    await headingIs(page, 'Sleep well');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('of the page that a visitor just left does not come over the one on screen', async () => {
    const { page } = await openMarked('/');
    const goOn = await holdBack(page, `**${dataPath('/')}`);
    const asked = page.waitForRequest(`**${dataPath('/')}`);
    await page.evaluate(() => document.dispatchEvent(new Event('site:refresh')));
    await asked;
    await page.locator('[data-section=header] a[href="/rooms"]:visible').first().click();
    await headingIs(page, 'Our rooms');
    const again = page.waitForResponse(`**${dataPath('/rooms')}`);
    goOn();
    await again;
    await requested(page);
    expect(await heading(page).textContent()).toBe('Our rooms');
  });
});

describe('an edit of the address of the page on screen', () => {
  it.each(['/rooms', '/rooms-es'])('leads %s to where it is now', async (address) => {
    const { page } = await openMarked(address);
    const title = await heading(page).textContent();
    await dev().site.replace('pages/rooms.json', '"path": "/rooms"', '"path": "/cabins"');
    await page.waitForURL(`**${address.replace('rooms', 'cabins')}`);
    await headingIs(page, title ?? '');
  });
});

describe('what is new', () => {
  it('shows a new page, also in a new folder', async () => {
    const { page } = await openMarked('/');
    const text = await dev().site.read('pages/rooms.json');
    await mkdir(dev().site.file('pages/more'));
    await dev().site.write('pages/more/suites.json', text.replaceAll('rooms"', 'suites"'));
    await dev().site.replace('pages/home.json', 'page:rooms#why', 'page:suites');
    await page.locator('main a[href="/suites"]').click();
    await page.waitForURL('**/suites');
    await headingIs(page, 'Our rooms');
    await rm(dev().site.file('pages/more'), { recursive: true });
  });

  it('shows a page where there was none, once it is no draft any more', async () => {
    const text = await dev().site.read('pages/rooms.json');
    const draft = text.replaceAll('rooms"', 'suites"').replace('{', '{ "draft": true,');
    await dev().site.write('pages/suites.json', draft);
    const { page } = await openMarked('/suites-es');
    await page.getByText('Aquí no hay nada').waitFor();
    await dev().site.write('pages/suites.json', draft.replace('"draft": true,', ''));
    await headingIs(page, 'Nuestras habitaciones');
    expect(new URL(page.url()).pathname).toBe('/suites-es');
    expect(await isSameDocument(page)).toBe(true);
    await rm(dev().site.file('pages/suites.json'));
  });

  it('LANG-6: shows a new language: its file and its line in site.config.json', async () => {
    const { page } = await openMarked('/');
    await dev().site.write('locales/fr.json', await dev().site.read('locales/es.json'));
    await dev().site.edit<SiteConfig>('site.config.json', ({ locales }) => {
      locales.push({ locale: 'fr', name: 'Français', suffix: '-fr', dir: 'ltr' });
    });
    await page.locator('a[hreflang=fr]').first().waitFor({ state: 'attached' });
    expect(await isSameDocument(page)).toBe(true);
    await page.goto(`${dev().address}/rooms-fr`);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await rm(dev().site.file('locales/fr.json'));
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
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('header a[href="/"]').first().click();
    await marks.waitFor({ state: 'detached' });
    await drafts.stop();
  });

  it('a section appears by itself at its moment', async () => {
    const { page } = await openMarked('/rooms');
    await dev().site.edit<PageDocument>('pages/rooms.json', ({ sections }) => {
      const publishAt = new Date(Date.now() + 2000).toISOString().replace(/\.\d+/, '');
      sections.push({ ...(sections[1] as SectionDocument), id: 'later', publishAt });
    });
    await page.locator('[data-section-id=later]').waitFor({ state: 'attached' });
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe('npm run dev', () => {
  it.each(['/', '/__events', '/__outbox'])('answers no page of a stranger for %s', async (path) => {
    const ask = new Promise((resolve, reject) => {
      const headers = { host: 'evil.example' };
      get(dev().address + path, { headers }, ({ statusCode }) => resolve(statusCode)).on('error', reject);
    });
    expect(await ask).toBe(403);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stops on %s, also while a page is open', async (signal) => {
    const other = await startDev(await copyMiniSite());
    await open('/', { baseURL: other.address });
    expect(await other.command.stop(signal)).toEqual({ code: 0, signal: null });
    await other.site.remove();
  });
});
