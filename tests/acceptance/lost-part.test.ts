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

// Browsers keep the failure of what a part imports, whatever address the part itself is asked for under.
describe('code that all that sends needs, and that is lost once', () => {
  it('the form sends by itself all the same', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    const isLost = await loseOnce(page, 'call');
    const calls = await answerWith(page, {});
    await fillContact(page);
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect([isLost(), calls.map(({ body }) => body)]).toEqual([true, [answers]]);
  });

  it('the newsletter, too', async () => {
    const { page } = await open('/rewards-es');
    await hydrated(page);
    const isLost = await loseOnce(page, 'call');
    const calls = await answerWith(page, { json: { success: true, status: 'subscribed' } });
    await subscribe(page);
    await page.locator('footer [data-sent]').waitFor();
    expect([isLost(), calls.length]).toEqual([true, 1]);
  });
});

describe('code that is lost once by itself', () => {
  it.each(['LiveForm', 'contact.schema', 'contact-sender'])('%s: comes without a reload', async (part) => {
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
