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

const focused = (page: Page) => page.locator(':focus');

describe.each([
  { id: 'contact', fill: fillContact, last: 'company', sending: 'Sending...' },
  {
    id: 'newsletter',
    fill: (page: Page) => field(page, 'email', 'newsletter').fill('a@b.example'),
    last: 'email',
    sending: 'Subscribing...',
  },
] as const)('the form $id, sent with Enter,', ({ id, fill, last, sending }) => {
  it('says that it is on its way where the focus waits, which comes back when it failed', async () => {
    const page = await begin('/contact', windows.desktop);
    const { answer, give } = held();
    await answerWith(page, answer);
    const status = page.locator(`form[data-form=${id}] > [role=status]`);
    await fill(page);
    // A change in a status is read out if the status was there before.
    await status.waitFor({ state: 'attached' });
    expect(await status.innerText()).toBe('');
    await field(page, last, id).press('Enter');
    await expect.poll(() => status.innerText()).toBe(sending);
    expect(await focused(page).getAttribute('role')).toBe('status');

    give(failed);
    await toast(page, 'alert').root.waitFor();
    expect(await focused(page).getAttribute('type')).toBe('submit');
    expect(await status.innerText()).toBe('');
  });
});

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
