import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settled, withBrowser } from './browser-page.ts';
import { calls, counted, decided, emptyScript, follow, id, paths, views } from './counted-page.ts';
import { changePayloads, openPrepared, switchLanguage } from './routed-page.ts';
import { project, type ServedSite, serveSite } from './serve-site.ts';

const open = withBrowser();
const openCounted = async (at: string): Promise<Page> => {
  const prepare = async (page: Page) => {
    await emptyScript(page);
    await decided(page, 'granted');
    await changePayloads(page, (data) => {
      data.page.settings.services.analyticsId = id;
      return data;
    });
  };
  return (await openPrepared(open, at, { prepare, bypassCSP: true })).page;
};

describe('ROUTE-7: one page-view event with path plus query string', () => {
  it.each(['/', '/-es', '/solutions/pay', '/solutions-es/pay', '/inspira-pay-es', '/contact', '/nowhere'])(
    'for the first view of %s',
    async (at) => {
      const page = await openCounted(`${at}?utm_source=mail#place`);
      const [view, ...more] = await views(page);
      expect(more).toEqual([]);
      expect(view).toEqual({
        page_path: `${at}?utm_source=mail`,
        page_location: `${new URL(page.url()).origin}${at}?utm_source=mail`,
        page_title: await page.title(),
      });
    },
  );

  it.each([
    ['/', '/rewards', '/contact'],
    ['/-es', '/rewards-es', '/contact-es'],
  ])('for each navigation, each back and each forward from %s', async (home, rewards, contact) => {
    const page = await openCounted(`${home}?a=1`);
    await follow(page, rewards);
    await follow(page, contact);
    await page.goBack();
    await counted(page, 4);
    await page.goBack();
    await counted(page, 5);
    await page.goForward();
    await counted(page, 6);
    const expected = [`${home}?a=1`, rewards, contact, rewards, `${home}?a=1`, rewards];
    expect(await paths(page)).toEqual(expected);
    const titles = (await views(page)).map((view) => view.page_title);
    expect(titles[0]).toBe(titles[4]);
    expect(new Set(titles).size).toBe(3);
  });

  it('for each language switch', async () => {
    const page = await openCounted('/solutions/travel?a=1');
    await switchLanguage(page, 'es');
    await switchLanguage(page, 'en');
    expect(await paths(page)).toEqual([
      '/solutions/travel?a=1',
      '/inspira-travel-es?a=1',
      '/solutions/travel?a=1',
    ]);
  });

  it('none for a link to the page on screen, which takes no second place in the history', async () => {
    const page = await openCounted('/rewards');
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => scrollTo(0, 900));
    await page.locator('[data-section=header] nav a[href="/rewards"]:visible').click();
    await page.waitForFunction(() => scrollY === 0);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await follow(page, '/contact');
    expect(await paths(page)).toEqual(['/rewards', '/contact']);
  });

  it('none for changes of the hash alone, there and back', async () => {
    const page = await openCounted('/about-us');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/about-us#main');
    await page.evaluate(() => Object.assign(location, { hash: '#footer' }));
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/about-us');
    await page.goForward();
    await page.waitForURL('**/about-us#main');
    await follow(page, '/contact');
    expect(await paths(page)).toEqual(['/about-us', '/contact']);
  });
});

describe('CONF-6: the measurement id', () => {
  let site: ServedSite;
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'counted-site-'));
    await cp(path.join(project, 'tests/fixtures/mini-site'), root, { recursive: true });
    const file = path.join(root, 'site.config.json');
    const config = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...config, services: { analyticsId: id } }));
    site = await serveSite(root);
  });
  afterAll(async () => {
    await site.stop();
    await rm(root, { recursive: true });
  });

  it('initialises the service once, and the policy of the site lets it in', async () => {
    const asked: string[] = [];
    const refused: string[] = [];
    const prepare = async (page: Page) => {
      await emptyScript(page);
      await decided(page, 'granted');
      page.on('request', (request) => asked.push(request.url()));
      page.on('requestfailed', (request) => refused.push(request.url()));
    };
    const { page, said } = await openPrepared(open, '/?a=1', { prepare, baseURL: site.address });
    await page.locator('main a[href="/rooms#why"]').click();
    await page.waitForURL('**/rooms#why');
    await counted(page, 2);
    await settled(page);
    expect(await calls(page, 'config')).toEqual([['config', id, { send_page_view: false }]]);
    expect(await paths(page)).toEqual(['/?a=1', '/rooms']);
    expect(asked.filter((url) => new URL(url).host !== new URL(site.address).host)).toEqual([
      `https://www.googletagmanager.com/gtag/js?id=${id}`,
    ]);
    expect(refused).toEqual([]);
    expect(said.filter((line) => /policy|analytics/i.test(line))).toEqual([]);
  });

  it('no id, no request', async () => {
    const { page } = await open('/robots.txt');
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).host !== new URL(page.url()).host) elsewhere.push(request.url());
    });
    await page.goto(new URL('/', page.url()).href);
    await settled(page);
    await follow(page, '/rewards');
    await settled(page);
    expect(elsewhere).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });
});
