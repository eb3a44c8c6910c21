import type { Page, Route } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import config from '../../site.config.json' with { type: 'json' };
import { booted, drawn, hydrated, windows, withBrowser } from './browser-page.ts';
import { answerWith } from './form-page.ts';
import { heldBy, player } from './held-page.ts';

const open = withBrowser();

const failures = {
  'a connection that breaks': (route: Route) => route.abort(),
  'a file that is gone': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
};

type Screen = keyof typeof windows;

/** A page whose player fails once `lose` is called, and every time after that. */
const openLosing = async (screen: Screen, fail: (route: Route) => Promise<void>) => {
  const { page } = await open('/robots.txt', { viewport: windows[screen] });
  let lose: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route(player, (route) => lost.then(() => fail(route)));
  await page.goto(`${inject('site')}/about-us`, { waitUntil: 'domcontentloaded' });
  await booted(page);
  return { page, lose };
};

const menuButton = (page: Page) => page.locator('header button:visible').first();
const homeLink = (page: Page) => page.locator('header a[href="/"]:visible').first();
const isHome = (url: URL) => url.pathname === '/';

/** How high the sign is that says that something is waited for. */
const barHeight = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, '::before').borderTopWidth);

/** Waits until the player was asked for and did not come. */
const lostAgain = (page: Page) =>
  page.waitForEvent('requestfinished', (request) => player.test(request.url()));

/** A page on which a button was pressed before its player was found to be gone. */
const lostAfterPress = async (screen: Screen): Promise<Page> => {
  const { page, lose } = await openLosing(screen, failures['a file that is gone']);
  const failed = lostAgain(page);
  await menuButton(page).click();
  lose();
  await failed;
  return page;
};

describe.each(Object.keys(windows) as Screen[])('a page without its player in a %s window', (screen) => {
  it.each(Object.entries(failures))(
    'says at the form that was sent where to write to, and sends it once the player is there: %s',
    async (_, fail) => {
      const { page, lose } = await openLosing(screen, fail);
      const form = page.locator('[data-section=footer] form');
      const note = form.locator('[data-no-script]');
      const calls = await answerWith(page, { json: { success: true, status: 'subscribed' } });
      await form.locator('input[type=email]').fill('elena@company.com');
      await form.getByRole('button').click();
      expect(await note.isVisible()).toBe(false);
      lose();
      await note.waitFor();
      expect(await note.innerText()).toContain(config.facts.email);
      await page.unroute(player);
      await page.locator('h1').click();
      await form.locator('[data-sent]').or(page.locator('footer [data-sent]')).waitFor();
      expect([calls.length, await note.isVisible()]).toEqual([1, false]);
    },
  );

  it.each(Object.entries(failures))(
    'goes where a link leads that was clicked after a form was sent: %s',
    async (_, fail) => {
      const { page, lose } = await openLosing(screen, fail);
      const form = page.locator('[data-section=footer] form');
      await form.locator('input[type=email]').fill('elena@company.com');
      await form.getByRole('button').click();
      await homeLink(page).click();
      expect(new URL(page.url()).pathname).toBe('/about-us');
      lose();
      await page.waitForURL(isHome);
    },
  );

  it('goes there at once when the player has just failed, after any buttons', async () => {
    const page = await lostAfterPress(screen);
    await menuButton(page).click();
    await homeLink(page).click();
    await page.waitForURL(isHome);
  });

  it('shows in the header what its menus hold, and leads to the other language', async () => {
    const page = await lostAfterPress(screen);
    await page.locator('html[data-lost]').waitFor();
    await page.locator('header nav a[href="/contact"]:visible').first().waitFor();
    await page.locator('header').getByRole('link', { name: 'Español' }).click();
    await page.waitForURL((url) => url.pathname === '/about-us-es');
  });

  it('asks for it again for a button that was pressed right after it failed, and does what was asked', async () => {
    const page = await lostAfterPress(screen);
    await menuButton(page).click();
    await menuButton(page).click();
    await page.unroute(player);
    await hydrated(page);
    await page.locator('header button[aria-expanded=true]').first().waitFor();
  });
});

describe.each(Object.keys(windows) as Screen[])(
  'a menu that is pressed before its code is there in a %s window',
  (screen) => {
    it.each([1, 2, 3])('%i times: is waited for in sight, and opens', async (presses) => {
      const { page, letThrough } = await heldBy(open)('/about-us', { viewport: windows[screen] });
      for (let press = 0; press < presses; press += 1) await menuButton(page).click();
      await expect.poll(() => barHeight(page)).toBe('3px');
      letThrough();
      await hydrated(page);
      await page.locator('header button[aria-expanded=true]').first().waitFor();
      await drawn(page);
      expect(await page.locator('html[data-waiting]').count()).toBe(0);
      expect(await page.locator('header button[aria-expanded=true]').count()).toBe(1);
    });
  },
);
