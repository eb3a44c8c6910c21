import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { dataPath } from '../../src/engine/core/addresses/output-paths.ts';
import { booted, hydrated, stopClock, windows, withBrowser } from './browser-page.ts';
import { answers, answerWith, fillContact, submit } from './form-page.ts';
import { isSameDocument, markDocument } from './routed-page.ts';

const open = withBrowser();

/** Never answers matching requests, as a connection that falls silent: all of them, or the first few. */
const silence = async (
  page: Page,
  pattern: RegExp | string,
  times = Number.POSITIVE_INFINITY,
): Promise<() => number> => {
  let asked = 0;
  await page.route(pattern, (route) => {
    asked += 1;
    return asked > times ? route.continue() : new Promise(() => undefined);
  });
  return () => asked;
};

const headerLink = (page: Page, path: string) =>
  page.locator(`[data-section=header] a[href="${path}"]:visible`).first();
const isWaiting = (page: Page) => page.locator('html[data-waiting]').count();

/** A live page on which nothing answers that matches. */
const openLive = async (path: string, silent: RegExp | string) => {
  const { page } = await open(path);
  await hydrated(page);
  await markDocument(page);
  await silence(page, silent);
  return page;
};

const parts: [string, RegExp | string][] = [
  ['the data of a page', `**${dataPath('/rewards')}`],
  ['the code that navigates', /\/assets\/navigation\./],
];

describe.each(parts)('a link while nothing answers: %s', (_, silent) => {
  /** A page with a stopped clock on which a link was clicked. */
  const openWaiting = async () => {
    const page = await openLive('/', silent);
    await stopClock(page);
    await headerLink(page, '/rewards').click();
    await page.clock.runFor(1);
    await expect.poll(() => isWaiting(page)).toBe(1);
    return page;
  };
  const isLoaded = async (page: Page) => {
    await page.waitForURL('**/rewards');
    expect(await isSameDocument(page)).toBe(false);
  };

  it('leads to the document after ten seconds', async () => {
    const page = await openWaiting();
    await page.clock.runFor(9000);
    expect([new URL(page.url()).pathname, await isWaiting(page)]).toEqual(['/', 1]);
    await page.clock.runFor(1000);
    await isLoaded(page);
  });

  it('leads there at once when it is clicked again, but not by a double click', async () => {
    const page = await openWaiting();
    await headerLink(page, '/rewards').click();
    await page.clock.runFor(1000);
    expect([new URL(page.url()).pathname, await isSameDocument(page)]).toEqual(['/', true]);
    await headerLink(page, '/rewards').click();
    await isLoaded(page);
  });
});

it('a page that was asked for in vain leaves no trace: it is fetched for the next click', async () => {
  const { page } = await open('/');
  await hydrated(page);
  await stopClock(page);
  await markDocument(page);
  const asked = await silence(page, `**${dataPath('/rewards')}`, 1);
  await headerLink(page, '/rewards').focus();
  await expect.poll(asked).toBe(1);
  await headerLink(page, '/about-us').click();
  await expect.poll(() => page.clock.runFor(20).then(() => new URL(page.url()).pathname)).toBe('/about-us');
  await page.clock.runFor(10_000);
  await headerLink(page, '/rewards').click();
  await expect.poll(() => page.clock.runFor(20).then(() => new URL(page.url()).pathname)).toBe('/rewards');
  expect([asked(), await isSameDocument(page)]).toEqual([2, true]);
});

describe('code of a form that was sent and does not answer', () => {
  it('is asked for once more under another address, and the form sends by itself', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    await markDocument(page);
    const asked = await silence(page, /\/assets\/LiveForm\./, 1);
    const calls = await answerWith(page, {});
    await fillContact(page);
    await submit(page).click();
    await expect.poll(() => isWaiting(page)).toBe(1);
    await page.locator('[data-sent]').waitFor();
    expect([asked(), calls.map(({ body }) => body)]).toEqual([2, [answers]]);
    expect([await isWaiting(page), await isSameDocument(page)]).toEqual([0, true]);
  });

  it('is told of where nothing helps', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    await silence(page, /\/assets\/LiveForm\./);
    const reloaded = page.waitForEvent('domcontentloaded');
    await fillContact(page);
    await submit(page).click();
    await reloaded;
    await page.locator('form[data-form=contact] [role=alert]').waitFor();
    expect(await isWaiting(page)).toBe(0);
  });
});

describe.each(Object.values(windows))('a page whose player does not answer, $width px wide', (viewport) => {
  const player = /\/assets\/player\./;
  const openSilent = async (path: string) => {
    const { page } = await open('/robots.txt', { viewport });
    await silence(page, player);
    await page.goto(inject('site') + path, { waitUntil: 'domcontentloaded' });
    await booted(page);
    return page;
  };
  const menuButton = (page: Page) => page.locator('header button:visible').first();
  const homeLink = (page: Page) => page.locator('header a[href="/"]:visible').first();
  const isHome = (url: URL) => url.pathname === '/';

  it('goes at once where a link leads, also after a menu was pressed', async () => {
    const page = await openSilent('/about-us');
    await menuButton(page).click();
    const started = Date.now();
    await homeLink(page).click();
    await page.waitForURL(isHome);
    expect(Date.now() - started).toBeLessThan(8000);
  });

  it('waits with a link after a form that was sent for ten seconds, and then goes', async () => {
    const page = await openSilent('/contact');
    await fillContact(page);
    await submit(page).click();
    await homeLink(page).click();
    expect(new URL(page.url()).pathname).toBe('/contact');
    await page.waitForURL(isHome);
  });

  it('says at the form that was sent where to write to, and sends it once the player comes', async () => {
    const page = await openSilent('/contact');
    const calls = await answerWith(page, {});
    await fillContact(page);
    await submit(page).click();
    await page.locator('form[data-form=contact] [data-no-script]').waitFor();
    await page.unroute(player);
    await page.locator('h1').click();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([answers]);
  });
});
