import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, windows, withBrowser } from './browser-page.ts';
import { answers, answerWith, field, fillContact, submit, subscribe } from './form-page.ts';
import { heldBy } from './held-page.ts';
import { isSameDocument, markDocument } from './routed-page.ts';
import { siteWords } from './site-words.ts';
import { withRenewableSite } from './with-renewable-site.ts';

const open = withBrowser();
const serveRenewable = withRenewableSite();

const live = async (
  path: string,
  viewport: typeof windows.desktop | typeof windows.phone = windows.desktop,
) => {
  const site = await serveRenewable();
  const { page } = await open(path, { baseURL: site.address, viewport });
  await hydrated(page);
  await markDocument(page);
  return { page, ...site };
};

/** Counts the documents that the page loads from now on. */
const countDocuments = (page: Page) => {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
};

const told = (page: Page, form: string) => page.locator(`form[data-form=${form}] [role=alert]`);

const expectFilled = async (page: Page) => {
  for (const [name, value] of Object.entries(answers))
    expect([name, await field(page, name).inputValue()]).toEqual([name, value]);
};

describe('a page that was open while the site was built anew', () => {
  it.each(['/contact', '/contact-es'])('%s sends what is typed then, once, on the new page', async (path) => {
    const { page, renew } = await live(path);
    const documents = countDocuments(page);
    const calls = await answerWith(page, {});
    await renew();
    await fillContact(page);
    expect(await isSameDocument(page)).toBe(true);
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([answers]);
    expect([documents(), new URL(page.url()).pathname]).toEqual([1, path]);
  });

  it.each(Object.entries(windows))('subscribes to the newsletter from any page (%s)', async (_, viewport) => {
    const { page, renew } = await live('/about-us-es', viewport);
    const calls = await answerWith(page, { json: { success: true, status: 'subscribed' } });
    await renew();
    await subscribe(page);
    await page.locator('footer [data-sent]').waitFor();
    expect(calls).toHaveLength(1);
    expect(await isSameDocument(page)).toBe(false);
  });

  it('is loaded anew once: when the new one cannot send either, it says so and keeps what was typed', async () => {
    const { page, renew } = await live('/contact');
    const documents = countDocuments(page);
    const calls = await answerWith(page, {});
    const code = /\/assets\/LiveForm\./;
    await page.route(code, (route) => route.abort());
    await renew();
    await fillContact(page);
    await submit(page).click();
    const { title, text } = siteWords.en.contact.form.failed;
    const failure = [`${title}\n${text}`];
    await expect.poll(() => told(page, 'contact').allInnerTexts()).toEqual(failure);
    await submit(page).click();
    await expect.poll(() => told(page, 'contact').allInnerTexts()).toEqual(failure);
    await expectFilled(page);
    expect([documents(), calls.length]).toEqual([1, 0]);
    await page.unroute(code);
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect([documents(), calls.length]).toEqual([1, 1]);
  });

  it('also when only what sends it is gone', async () => {
    const { page, renew } = await live('/contact');
    const calls = await answerWith(page, {});
    await page.route(/\/assets\/contact-sender\./, (route) =>
      route.request().url().endsWith('x.js') ? route.continue() : route.abort(),
    );
    await fillContact(page);
    await renew();
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([answers]);
    expect(await isSameDocument(page)).toBe(false);
  });
});

describe('a page of which the code is gone before it came', () => {
  it('is loaded anew, with what was typed, and sends what was sent', async () => {
    const site = await serveRenewable();
    const { page, letThrough } = await heldBy(open)('/contact', { baseURL: site.address });
    const calls = await answerWith(page, {});
    await fillContact(page);
    await submit(page).click();
    await site.renew();
    letThrough();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([answers]);
  });

  it('is not loaded anew while there is no newer one', async () => {
    const { page } = await open('/robots.txt');
    const documents = countDocuments(page);
    const code = /\/assets\/player\./;
    await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const failed = page.waitForResponse(code);
    await page.goto(new URL('/contact', page.url()).href);
    await failed;
    await field(page, 'name').fill(answers.name);
    await page.unroute(code);
    const isLive = () => page.locator('html[data-ready]').count();
    await expect.poll(() => page.locator('h1').click().then(isLive), { interval: 500 }).toBe(1);
    expect([documents(), await field(page, 'name').inputValue()]).toEqual([1, answers.name]);
  });
});
