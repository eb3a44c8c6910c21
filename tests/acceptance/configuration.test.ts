import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { settled, withBrowser } from './browser-page.ts';
import { answerWith, type Call, field, fillContact, submit, subscribe, toast } from './form-page.ts';
import { changePayloads, isSameDocument, markDocument, openPrepared } from './routed-page.ts';

const open = withBrowser();

/** Opens a page of a site whose services are configured otherwise; its functions would answer. */
const openConfigured = async (path: string, services: Record<string, string>) => {
  let calls: Call[] = [];
  const prepare = async (page: Page) => {
    calls = await answerWith(page, { json: { success: true, status: 'subscribed' } });
    await changePayloads(page, (data) => {
      Object.assign(data.page.settings.services, services);
      return data;
    });
  };
  const visit = await openPrepared(open, path, { prepare });
  await settled(visit.page);
  return { ...visit, calls };
};

const sendContact = async (page: Page) => {
  await fillContact(page);
  await submit(page).click();
};

const contactFailed = ['Submission Failed', 'There was a problem sending your message. Please try again.'];
const newsletterFailed = ['Error', 'An error occurred. Please try again later.'];

const missing = (level: 'error' | 'warning', key: string) =>
  `${level}: Missing configuration: services.${key} is empty.`;
const ignored = (key: string, value: string) =>
  `warning: services.${key} is not valid and is ignored: ${value}`;

describe('CONF-1 and row 62: what does not parse is blanked with a warning', () => {
  it.each<[key: string, value: string, consequence: string[]]>([
    ['backendUrl', 'project.example', [missing('error', 'backendUrl')]],
    ['backendUrl', 'javascript:alert(1)', [missing('error', 'backendUrl')]],
    ['contactUrl', 'not a url', [missing('warning', 'contactUrl')]],
    ['newsletterUrl', 'https://', [missing('warning', 'newsletterUrl')]],
    ['senderEmail', 'hello@inspira', []],
    ['primaryEmail', 'a b@inspira.example', []],
    ['analyticsId', 'UA-12345-1', []],
  ])('%s "%s"', async (key, value, consequence) => {
    const { said } = await openConfigured('/contact', { [key]: value });
    await expect.poll(() => said).toEqual([ignored(key, value), ...consequence]);
  });

  it('a bad measurement id asks nobody', async () => {
    const { page } = await openConfigured('/contact', { analyticsId: 'UA-12345-1' });
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });

  it('what is right is said nothing of', async () => {
    const { said } = await openConfigured('/contact', {
      backendUrl: 'https://project.example',
      contactUrl: 'https://project.example/functions/v1/resend-email',
      newsletterUrl: '/functions/v1/newsletter-subscribe',
      senderEmail: 'hello@inspira.example',
    });
    expect(said).toEqual([]);
  });
});

describe('CONF-2 and row 55: what is missing', () => {
  const nothing = { backendUrl: '', backendKey: '', contactUrl: '', newsletterUrl: '' };

  it('backend address and key are errors, function addresses are warnings, and the page works', async () => {
    const { page, said } = await openConfigured('/rewards', nothing);
    const faults = [
      missing('error', 'backendUrl'),
      missing('error', 'backendKey'),
      missing('warning', 'contactUrl'),
      missing('warning', 'newsletterUrl'),
    ];
    await expect.poll(() => said).toEqual(faults);
    await markDocument(page);
    await page.locator('[data-section=header] a[href="/contact"]').first().click();
    await page.waitForURL('**/contact');
    expect(await isSameDocument(page)).toBe(true);
    await field(page, 'name').waitFor();
  });

  it.each(['backendUrl', 'backendKey', 'contactUrl'])('without %s the contact form fails', async (key) => {
    const { page, said, calls } = await openConfigured('/contact', { [key]: '' });
    await sendContact(page);
    expect(await toast(page, 'alert').words()).toEqual(contactFailed);
    await expect.poll(() => said).toContain('error: Failed to send contact message');
    expect(await field(page, 'name').inputValue()).toBe('Ana Pérez');
    expect(calls).toEqual([]);
  });

  it('without newsletterUrl the newsletter fails', async () => {
    const { page, calls } = await openConfigured('/contact', { newsletterUrl: '' });
    await subscribe(page);
    expect(await toast(page, 'alert').words()).toEqual(newsletterFailed);
    expect(await field(page, 'email', 'newsletter').inputValue()).toBe('ana@solmarea.example');
    expect(calls).toEqual([]);
  });

  it('what the other form needs is not missed', async () => {
    const { page, calls } = await openConfigured('/contact', { contactUrl: '' });
    await subscribe(page);
    await page.locator('footer [data-sent]').waitFor();
    expect(calls).toHaveLength(1);
  });
});
