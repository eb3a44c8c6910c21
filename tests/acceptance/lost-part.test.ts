import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, withBrowser } from './browser-page.ts';
import { answers, answerWith, fillContact, submit, subscribe } from './form-page.ts';
import { isSameDocument, markDocument } from './routed-page.ts';

const open = withBrowser();

/** Breaks the connection the first time that a part of the code is asked for. Tells whether it was. */
const loseOnce = async (page: Page, part: string): Promise<() => boolean> => {
  let isLost = false;
  await page.route(new RegExp(`/assets/${part}\\.`), (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
  return () => isLost;
};

/** Opens a page that loses a part of its code, before it is live. */
const openLosing = async (path: string, part: string) => {
  const { page } = await open('/robots.txt');
  const isLost = await loseOnce(page, part);
  await page.goto(new URL(path, page.url()).href);
  await expect.poll(isLost).toBe(true);
  return page;
};

// Browsers keep the failure of what a part imports, whatever address the part itself is asked for under.
describe('code that other code needs, and that is lost once', () => {
  it.each(['Glyph', 'FormPanel'])(
    '%s: what is sent then is sent once the page was loaded anew',
    async (part) => {
      const page = await openLosing('/contact', part);
      const calls = await answerWith(page, {});
      await fillContact(page);
      await submit(page).click();
      await page.locator('[data-sent]').waitFor();
      expect(calls.map(({ body }) => body)).toEqual([answers]);
    },
  );

  it('SectionHead: the page is live after the next press', async () => {
    const page = await openLosing('/solutions', 'SectionHead');
    const language = page.locator('[data-section=header] button[aria-expanded]:visible').first();
    await language.click();
    await hydrated(page);
    await language.click();
    await expect.poll(() => language.getAttribute('aria-expanded')).toBe('true');
  });

  it.each(['after-next-frame', 'with-retries'])('%s: the form sends by itself all the same', async (part) => {
    const { page } = await open('/contact');
    await hydrated(page);
    const isLost = await loseOnce(page, part);
    const calls = await answerWith(page, {});
    await fillContact(page);
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect([isLost(), calls.map(({ body }) => body)]).toEqual([true, [answers]]);
  });

  it('with-retries: the newsletter, too', async () => {
    const { page } = await open('/rewards-es');
    await hydrated(page);
    const isLost = await loseOnce(page, 'with-retries');
    const calls = await answerWith(page, { json: { success: true, status: 'subscribed' } });
    await subscribe(page);
    await page.locator('footer [data-sent]').waitFor();
    expect([isLost(), calls.length]).toEqual([true, 1]);
  });
});

describe('code that is lost once by itself', () => {
  it.each(['section-contact', 'LiveForm', 'send-contact'])('%s: comes without a reload', async (part) => {
    const { page } = await open('/robots.txt');
    const isLost = await loseOnce(page, part);
    await page.goto(new URL('/contact', page.url()).href);
    await hydrated(page);
    await markDocument(page);
    const calls = await answerWith(page, {});
    await fillContact(page);
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect([isLost(), calls.length, await isSameDocument(page)]).toEqual([true, 1, true]);
  });
});
