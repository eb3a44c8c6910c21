import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { stopClock, withBrowser } from './browser-page.ts';
import {
  type Answer,
  answers,
  answerWith,
  field,
  fillContact,
  hydratedBy,
  submit,
  toast,
} from './form-page.ts';

const opened = hydratedBy(withBrowser());

const failure = ['Submission Failed', 'There was a problem sending your message. Please try again.'];

/** The code that the first touch of the form loads: sending it, and telling how that went, needs no other. */
const neededToSend = ['LiveForm', 'contact.schema', 'contact-sender', 'call', 'ToastHost'];

/** What every page loads as soon as it is live. A module of which a part was lost on its way is lost until a reload. */
const afterReady = ['check-services'];

const hasLoaded = (page: Page, parts: string[]) =>
  page.waitForFunction((names) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((part) => loaded.some((name) => name.includes(`/assets/${part}.`)));
  }, parts);

const expectFilled = async (page: Page) => {
  expect(await toast(page, 'alert').words()).toEqual(failure);
  for (const [name, value] of Object.entries(answers))
    expect([name, await field(page, name).inputValue()]).toEqual([name, value]);
  expect(await submit(page).isEnabled()).toBe(true);
  expect(await page.locator('[data-sent]').count()).toBe(0);
};

describe('row 54: the function gives no receipt', () => {
  it.each<[string, Answer]>([
    ['no JSON', { text: '<html>Welcome to the Wi-Fi</html>' }],
    ['success false', { json: { success: false } }],
    ['204', { status: 204 }],
  ])('%s: the failure is told and the form stays filled', async (_, answer) => {
    const { page, said } = await opened();
    const calls = await answerWith(page, answer);
    await fillContact(page);
    await submit(page).click();
    await expectFilled(page);
    expect(calls).toHaveLength(1);
    await expect.poll(() => said).toContain('error: Failed to send contact message');
  });

  it.each(['contact', 'newsletter'])(
    'no answer to %s: after 30 seconds the failure is told',
    async (form) => {
      const { page } = await opened();
      const calls = await answerWith(page, 'hang');
      await stopClock(page);
      if (form === 'contact') await fillContact(page);
      else await field(page, 'email', form).fill(answers.email);
      await submit(page, form).click();
      await expect.poll(() => calls.length).toBe(1);
      await page.clock.runFor(29_000);
      expect(await toast(page, 'alert').root.count()).toBe(0);
      await page.clock.runFor(2000);
      await toast(page, 'alert').root.waitFor();
      expect(await submit(page, form).isEnabled()).toBe(true);
      expect(calls).toHaveLength(1);
    },
  );
});

describe('row 56: the browser', () => {
  it('is offline: the failure is told, and the next try goes under the same key', async () => {
    const { page } = await opened();
    await fillContact(page);
    await hasLoaded(page, neededToSend);
    await page.context().setOffline(true);
    await submit(page).click();
    await expectFilled(page);
    await page.context().setOffline(false);
    const calls = await answerWith(page, {});
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([answers]);
  });
});

describe('row 56: the connection is lost before the form was touched', () => {
  it('the form tells the failure, what was typed stays, and the next try is sent', async () => {
    const { page } = await opened();
    await hasLoaded(page, afterReady);
    await page.context().setOffline(true);
    await fillContact(page);
    await submit(page).click();
    expect(await page.locator('form[data-form=contact] [role=alert]').innerText()).toBe(failure.join('\n'));
    for (const [name, value] of Object.entries(answers))
      expect([name, await field(page, name).inputValue()]).toEqual([name, value]);
    await page.context().setOffline(false);
    const calls = await answerWith(page, {});
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([answers]);
  });
});

describe('row 29: the field for machines', () => {
  it.each(['contact', 'newsletter'])('of %s is met by no person and no screen reader', async (form) => {
    const { page } = await opened();
    const trap = field(page, 'website', form);
    expect(await trap.isVisible()).toBe(false);
    expect(await trap.getAttribute('autocomplete')).toBe('off');
    expect(await page.getByRole('textbox').and(trap).count()).toBe(0);
  });

  it('is sent along when something stands in it, and only then', async () => {
    const { page } = await opened();
    const calls = await answerWith(page, { status: 500 }, {});
    await fillContact(page);
    await field(page, 'website').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://spam.example';
    });
    await submit(page).click();
    await toast(page, 'alert').root.waitFor();
    await field(page, 'website').evaluate((trap: HTMLInputElement) => {
      trap.value = '';
    });
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([{ ...answers, website: 'https://spam.example' }, answers]);
  });

  it('of the newsletter is sent, too', async () => {
    const { page } = await opened();
    const calls = await answerWith(page, { json: { success: true, status: 'subscribed' } });
    await field(page, 'email', 'newsletter').fill(answers.email);
    await field(page, 'website', 'newsletter').evaluate((trap: HTMLInputElement) => {
      trap.value = 'x';
    });
    await submit(page, 'newsletter').click();
    await page.locator('footer [data-sent]').waitFor();
    expect(calls[0]?.body).toEqual({ email: answers.email, source: 'website', website: 'x' });
  });
});
