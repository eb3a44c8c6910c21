import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe-faults.ts';
import { hydrated, windows, withBrowser } from './browser-page.ts';
import { type Answer, answerWith, field, fillContact, held, submit, subscribe, toast } from './form-page.ts';

const open = withBrowser();

const begin = async (path: string, viewport: { width: number; height: number }) => {
  const { page } = await open(path, { viewport, bypassCSP: true });
  await hydrated(page);
  return page;
};

/** Looks at the page with a message on it, which stays as long as it is pointed at. */
const faultsWithToast = async (page: Page, role: 'alert' | 'status') => {
  await toast(page, role).root.hover();
  return axeFaults(page);
};

const closeToasts = async (page: Page) => {
  await page.locator('[data-toast] button').first().click();
  await page.locator('[data-toast]').waitFor({ state: 'detached' });
};

const failed: Answer = { status: 500 };
const subscribed = (status: string): Answer => ({ json: { success: true, status } });

describe.each([
  { path: '/contact', viewport: windows.desktop },
  { path: '/contact-es', viewport: windows.desktop },
  { path: '/contact', viewport: windows.phone },
])('axe finds nothing on $path, $viewport.width px wide,', ({ path, viewport }) => {
  it('with the errors of the contact form, while it is sent, failed and sent', async () => {
    const page = await begin(path, viewport);
    const { answer, give } = held();
    await answerWith(page, answer, {});
    await submit(page).click();
    await page.locator('form[data-form=contact] [aria-invalid]').first().waitFor();
    expect(await axeFaults(page), 'with errors').toEqual([]);

    await fillContact(page);
    await submit(page).click();
    await submit(page).and(page.locator(':disabled')).waitFor();
    expect(await axeFaults(page), 'sending').toEqual([]);

    give(failed);
    expect(await faultsWithToast(page, 'alert'), 'failed').toEqual([]);

    await closeToasts(page);
    await submit(page).click();
    expect(await faultsWithToast(page, 'status'), 'sent').toEqual([]);
  });

  it('with the errors of the newsletter, while it is sent, failed and subscribed', async () => {
    const page = await begin(path, viewport);
    const { answer, give } = held();
    await answerWith(page, answer, subscribed('subscribed'));
    await field(page, 'email', 'newsletter').press('Enter');
    expect(await faultsWithToast(page, 'alert'), 'with errors').toEqual([]);

    await closeToasts(page);
    await subscribe(page);
    await submit(page, 'newsletter').and(page.locator(':disabled')).waitFor();
    expect(await axeFaults(page), 'submitting').toEqual([]);

    give(failed);
    expect(await faultsWithToast(page, 'alert'), 'failed').toEqual([]);

    await closeToasts(page);
    await submit(page, 'newsletter').click();
    expect(await faultsWithToast(page, 'status'), 'subscribed').toEqual([]);
  });

  it.each(['already_subscribed', 'reactivated', 'pending'])('with the message of %s', async (status) => {
    const page = await begin(path, viewport);
    await answerWith(page, { json: { success: true, status, message: 'Look into your inbox' } });
    await subscribe(page);
    expect(await faultsWithToast(page, 'status')).toEqual([]);
  });
});
