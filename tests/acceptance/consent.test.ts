import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './axe.ts';
import { drawn, hydrated, settled, windows, withBrowser } from './browser-page.ts';
import { calls, counted, decided, emptyScript, follow, id, paths, serveWith } from './counted-page.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { openPrepared } from './routed-page.ts';
import { boxes } from './screen.ts';
import type { ServedSite } from './serve-site.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();
const both = ['en', 'es'] as const;
const home = { en: '/', es: '/-es' };

let site: ServedSite;
beforeAll(async () => {
  site = await serveWith({ analyticsId: id });
});
afterAll(() => site.stop());

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const button = (page: Page, name: 'accept' | 'decline', language: 'en' | 'es' = 'en') =>
  banner(page).getByRole('button', { name: siteWords[language].consent[name], exact: true });
const cookies = (page: Page) => page.locator('footer').getByRole('button', { name: 'Cookies' });

type Options = BrowserContextOptions & { before?: (page: Page) => Promise<unknown> };

/** Opens a page of the site and notes every request that leaves it. */
const visit = async (path = '/', { before, ...options }: Options = {}) => {
  const elsewhere: string[] = [];
  const prepare = async (page: Page) => {
    await emptyScript(page);
    page.on('request', (request) => {
      if (!request.url().startsWith(site.address)) elsewhere.push(request.url());
    });
    await before?.(page);
  };
  const { page, said } = await openPrepared(open, path, { prepare, baseURL: site.address, ...options });
  return { page, said, elsewhere };
};

const isElsewhereFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-section=consent]') === null);

describe.each(both)('the consent banner (%s)', (language) => {
  it.each(Object.entries(windows))(
    'asks in a %s window, with two answers of one weight',
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
            const { backgroundColor, color, fontSize, fontWeight, boxShadow } = getComputedStyle(one);
            const { width, height } = one.getBoundingClientRect();
            return [backgroundColor, color, fontSize, fontWeight, boxShadow, Math.round(width), height];
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
    expect(await faults(page)).toEqual([]);
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
    await page.goto(`${site.address}/rewards-es`);
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

  it('keeps clear of the floating button on phones', async () => {
    const { page } = await visit('/partner-with-us-es', { viewport: windows.phone });
    await banner(page).waitFor();
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
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

describe('row 61: what is counted of visitors who must agree', () => {
  it('denied: no request, here or later', async () => {
    const { page, elsewhere } = await visit('/');
    await button(page, 'decline').click();
    await follow(page, '/rewards');
    await page.reload();
    await hydrated(page);
    await follow(page, '/contact');
    await settled(page);
    expect(await banner(page).count()).toBe(0);
    expect([elsewhere, await calls(page)]).toEqual([[], []]);
  });

  it('granted later: nothing is loaded before, and only later views count', async () => {
    const { page, elsewhere } = await visit('/?utm_source=mail');
    await follow(page, '/rewards');
    await settled(page);
    expect([elsewhere, await calls(page)]).toEqual([[], []]);
    await button(page, 'accept').click();
    await follow(page, '/contact');
    await counted(page, 1);
    await settled(page);
    expect(await paths(page)).toEqual(['/contact']);
    expect(elsewhere).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
    const all = await calls(page);
    expect(all.map(([kind, what]) => (kind === 'js' ? kind : `${kind} ${what}`))).toEqual([
      'consent default',
      'consent update',
      'js',
      `config ${id}`,
      'event page_view',
    ]);
    expect(all[0]?.[2]).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      wait_for_update: 500,
    });
    expect(all[1]?.[2]).toEqual({ analytics_storage: 'granted' });
    expect(all[3]?.[2]).toEqual({ send_page_view: false });
  });

  it('granted at an earlier visit: counted from the first page on', async () => {
    const { page } = await visit('/rewards', { before: (one) => decided(one, 'granted') });
    await counted(page, 1);
    expect(await paths(page)).toEqual(['/rewards']);
  });

  it('withdrawn: later views do not count, and the cookies are gone', async () => {
    const { page } = await visit('/', { before: (one) => decided(one, 'granted') });
    const left = ['_ga', '_ga_TEST1234', 'other'];
    await page.context().addCookies(left.map((name) => ({ name, value: '1', url: site.address })));
    await cookies(page).click();
    await button(page, 'decline').click();
    await follow(page, '/rewards');
    expect(await paths(page)).toEqual(['/']);
    expect(await page.evaluate(() => document.cookie)).toBe('other=1');
    expect((await calls(page, 'consent')).at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' });
    await cookies(page).click();
    await button(page, 'accept').click();
    await follow(page, '/contact');
    expect(await paths(page)).toEqual(['/', '/contact']);
    expect(await page.locator('script[src*=googletagmanager]').count()).toBe(1);
  });

  it('Global Privacy Control: no request, whatever was chosen, and no question', async () => {
    const before = async (page: Page) => {
      await decided(page, 'granted');
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
      );
    };
    const { page, elsewhere } = await visit('/', { before });
    await follow(page, '/rewards');
    await settled(page);
    expect([elsewhere, await calls(page)]).toEqual([[], []]);
    expect([await banner(page).count(), await cookies(page).count()]).toEqual([0, 0]);
  });

  it('blocked script: no error, and the page works', async () => {
    const before = async (page: Page) => {
      await decided(page, 'granted');
      await page.route('https://www.googletagmanager.com/**', (route) => route.abort('blockedbyclient'));
    };
    const { page, said } = await visit('/', { before });
    await follow(page, '/rewards');
    await counted(page, 2);
    await settled(page);
    const ours = said.filter((line) => !line.includes('Failed to load resource'));
    expect(ours).toEqual([]);
  });

  it('20 quick route changes: exactly 20 views in their order', async () => {
    const { page } = await visit('/', { before: (one) => decided(one, 'granted') });
    const places = ['/rewards', '/contact', '/about-us', '/solutions'];
    const expected = Array.from({ length: 20 }, (_, index) => places[index % places.length] ?? '');
    await page.evaluate(async (all) => {
      for (const path of all) {
        document.querySelector<HTMLAnchorElement>(`[data-section=header] a[href="${path}"]`)?.click();
        while (location.pathname !== path) await new Promise((resolve) => setTimeout(resolve));
      }
    }, expected);
    await counted(page, 21);
    expect(await paths(page)).toEqual(['/', ...expected]);
  });
});
