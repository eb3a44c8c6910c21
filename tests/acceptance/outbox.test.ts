import { get } from 'node:http';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFaults } from './axe-faults.ts';
import { hydrated, windows, withBrowser } from './browser-page.ts';
import { field, fillContact, submit } from './form-page.ts';
import { databaseOpen, openMail } from './outbox-page.ts';

const open = withBrowser();
const site = () => inject('site');

beforeAll(() => databaseOpen(site()));

/** Sends the contact form of a page for real. */
const send = async (page: Page, name: string, message: string) => {
  await hydrated(page);
  await fillContact(page);
  await field(page, 'name').fill(name);
  await field(page, 'message').fill(message);
  await submit(page).click();
  await page.locator('[data-sent]').waitFor();
};

/** Sends answers to the function itself. */
const post = (page: Page, data: object) =>
  page.request.post(`${site()}/functions/v1/resend-email`, {
    headers: { apikey: 'local-public-key', origin: site() },
    data,
  });

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('/__outbox', () => {
  it('row 11: runs nothing of what a stranger wrote', async () => {
    const hostile = '<img src=x onerror="top.hit=1"><script>top.hit=1</script> {{x}}';
    const { page } = await open('/contact');
    await send(page, 'Ana <script>top.hit=1</script>', hostile);
    await openMail(page, site(), 'Ana <script>');
    expect(await page.locator('pre').textContent()).toContain(hostile);
    const frame = page.frameLocator('iframe');
    expect(await frame.locator('body').textContent()).toContain(hostile);
    expect(await frame.locator('script, img').count()).toBe(0);
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });

  it('shows what was taken for spam, is reached by keyboard, and fits a phone', async () => {
    const { page } = await open('/__outbox', { viewport: windows.phone, bypassCSP: true });
    const bot = {
      name: 'A bot',
      email: 'b@o.example',
      inquiry: 'demo',
      message: 'Buy this now.',
      website: 'x',
    };
    expect((await post(page, bot)).status()).toBe(200);
    await page.reload();
    await page.locator('summary', { hasText: bot.name }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByText(bot.message).first().waitFor();
    expect(await wide(page)).toBeLessThanOrEqual(0);
    expect(await axeFaults(page)).toEqual([]);
    const mailed = { ...bot, name: 'Ana of a phone', website: '' };
    expect((await post(page, mailed)).status()).toBe(200);
    await openMail(page, site(), 'Ana of a phone');
    expect(await wide(page)).toBeLessThanOrEqual(0);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('gives each mail as a file', async () => {
    const { page } = await open('/contact');
    await send(page, 'Ana Ñandú', 'A mail that is a file.');
    await openMail(page, site(), 'Ana Ñandú');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download .eml' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^mail-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.eml$/);
    const response = await page.request.get(download.url());
    expect(response.headers()['content-type']).toBe('message/rfc822');
    expect(await response.text()).toMatch(/\r\nSubject: =\?UTF-8\?B\?/);
  });

  it.each(['evil.example', 'localhost.evil.example:4173'])(
    'row 58: does not exist under the name %s',
    async (host) => {
      const status = await new Promise((resolve, reject) => {
        get(`${site()}/__outbox`, { headers: { host } }, (response) => resolve(response.statusCode)).on(
          'error',
          reject,
        );
      });
      expect(status).toBe(404);
    },
  );
});
