import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hydrated, withBrowser } from './browser-page.ts';
import {
  type Answer,
  answers,
  answerWith,
  type Call,
  field,
  fillContact,
  held,
  hydratedBy,
  submit,
  toast,
} from './form-page.ts';
import { holdBack, player } from './held-page.ts';

const open = withBrowser();
const opened = hydratedBy(open);

const again = async (page: Page, path?: string) => {
  if (path) await page.goto(inject('site') + path);
  else await page.reload();
  await hydrated(page);
};

const valuesOn = async (page: Page) => {
  const entries = Object.keys(answers).map(async (name) => [name, await field(page, name).inputValue()]);
  return Object.fromEntries(await Promise.all(entries));
};

const failed = (page: Page) => toast(page, 'alert').root.waitFor();
const sent = (page: Page) => page.locator('[data-sent]').waitFor();
const keyOf = ({ headers }: Call) => headers['idempotency-key'] ?? '';
const momentOf = (call: Call) => Number.parseInt(keyOf(call).replaceAll('-', '').slice(0, 12), 16);
const nothing = { name: '', email: '', company: '', inquiry: '', message: '' };

describe('a visitor keeps what they typed until it is sent', () => {
  it('across a reload, in either language, and not for longer than the tab', async () => {
    const { page } = await opened();
    await fillContact(page);
    await again(page);
    expect(await valuesOn(page)).toEqual(answers);
    await again(page, '/contact-es');
    expect(await valuesOn(page)).toEqual(answers);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('across a reload without a connection, and a retry goes under the same key, with the moment of the first touch', async () => {
    const { page } = await opened();
    const calls = await answerWith(page, 'cut', 'cut', 'cut', {});
    await fillContact(page);
    const touched = await page.evaluate(() => Date.now());
    await submit(page).click();
    await failed(page);
    await again(page);
    await submit(page).click();
    await sent(page);
    expect(calls.map(({ body }) => body)).toEqual(Array.from({ length: 4 }, () => answers));
    expect(new Set(calls.map(keyOf)).size).toBe(1);
    expect(calls.map(momentOf).every((moment) => moment <= touched)).toBe(true);
  });

  it('changed after the reload it is a new message, begun at the first touch', async () => {
    const { page } = await opened();
    const calls = await answerWith(page, { status: 500 }, {});
    await fillContact(page);
    await submit(page).click();
    await failed(page);
    await again(page);
    await field(page, 'message').fill('Something else altogether.');
    await submit(page).click();
    await sent(page);
    expect(new Set(calls.map(keyOf)).size).toBe(2);
    expect(new Set(calls.map(momentOf)).size).toBe(1);
  });

  it('a reload while it is on its way loses nothing and doubles nothing', async () => {
    const { page } = await opened();
    const calls = await answerWith(page, 'hang', {});
    await fillContact(page);
    await submit(page).click();
    await submit(page).and(page.locator(':disabled')).waitFor();
    await expect.poll(() => calls.length).toBe(1);
    await again(page);
    await submit(page).click();
    await sent(page);
    expect(new Set(calls.map(keyOf)).size).toBe(1);
  });

  it('once sent, nothing of it is left', async () => {
    const { page } = await opened();
    await answerWith(page, {});
    await fillContact(page);
    await submit(page).click();
    await sent(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await again(page);
    expect(await valuesOn(page)).toEqual(nothing);
  });

  it('what is typed before the code is there wins over what was kept', async () => {
    const { page } = await opened();
    await fillContact(page);
    const letThrough = await holdBack(page, player);
    await page.goto(`${inject('site')}/contact-es`, { waitUntil: 'domcontentloaded' });
    expect(await valuesOn(page)).toEqual(nothing);
    await field(page, 'name').fill('Bea Ruiz');
    letThrough();
    await hydrated(page);
    expect(await valuesOn(page)).toEqual({ ...answers, name: 'Bea Ruiz' });
  });

  it('the newsletter, too: its button no longer waits', async () => {
    const { page } = await opened('/rewards');
    await field(page, 'email', 'newsletter').fill(answers.email);
    await again(page, '/about-us-es');
    expect(await field(page, 'email', 'newsletter').inputValue()).toBe(answers.email);
    await submit(page, 'newsletter').and(page.locator(':enabled')).waitFor();
  });

  it('a browser that forbids storage sends as ever', async () => {
    const { page, said } = await open('/robots.txt');
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get: forbid });
    });
    await again(page, '/contact');
    const calls = await answerWith(page, { status: 500 }, {});
    await fillContact(page);
    await submit(page).click();
    await failed(page);
    await submit(page).click();
    await sent(page);
    expect(new Set(calls.map(keyOf)).size).toBe(1);
    expect(said.join()).not.toContain('SecurityError');
  });
});

describe('row 56: a visitor who leaves the page while it is on its way', () => {
  const leave = async (answer: Answer | Promise<Answer>) => {
    const { page } = await opened();
    const calls = await answerWith(page, answer);
    await fillContact(page);
    await submit(page).click();
    await expect.poll(() => calls.length).toBe(1);
    await page.locator('header a[href="/rewards"]').first().click();
    await page.waitForURL('**/rewards');
    return { page, calls };
  };

  it('and comes back finds it on its way, one request, one message, and the thanks', async () => {
    const { answer, give } = held();
    const { page, calls } = await leave(answer);
    await page.goBack();
    await submit(page).and(page.locator(':disabled')).waitFor();
    expect(await valuesOn(page)).toEqual(answers);
    give({});
    await sent(page);
    await toast(page, 'status').root.waitFor();
    expect([calls.length, await toast(page, 'status').root.count()]).toEqual([1, 1]);
  });

  it('and comes back before it fails can send it again', async () => {
    const { answer, give } = held();
    const { page, calls } = await leave(answer);
    await page.goBack();
    await submit(page).and(page.locator(':disabled')).waitFor();
    give({ status: 500 });
    await failed(page);
    expect(await toast(page, 'alert').root.count()).toBe(1);
    expect(await valuesOn(page)).toEqual(answers);
    expect(await submit(page).isEnabled()).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('is told elsewhere, and finds the form empty', async () => {
    const { answer, give } = held();
    const { page } = await leave(answer);
    give({});
    expect((await toast(page, 'status').words())[0]).toBe('Message Sent');
    await page.goBack();
    await field(page, 'name').waitFor();
    expect(await valuesOn(page)).toEqual(nothing);
  });
});
