import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, settled } from './browser-page.ts';
import { banner, button, cookies, withConsentSite } from './consent-page.ts';
import { calls, counted, decided, follow, id, paths } from './counted-page.ts';

const { visit, address } = withConsentSite();

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
    await page.context().addCookies(left.map((name) => ({ name, value: '1', url: address() })));
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
