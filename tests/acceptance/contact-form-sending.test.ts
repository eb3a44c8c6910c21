import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { withBrowser } from './browser-page.ts';
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

const opened = hydratedBy(withBrowser());

const keyOf = (call: Call | undefined) => call?.headers['idempotency-key'];
const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('FORM-4: what is sent', () => {
  it.each([
    ['/contact', 'en'],
    ['/contact-es', 'es'],
  ])(
    'on %s: one POST to resend-email with the five answers, the public key and a key of its own',
    async (path, language) => {
      const { page } = await opened(path);
      const calls = await answerWith(page, {});
      await fillContact(page, { ...answers, name: '  Ana Pérez ', message: `\n${answers.message}\n` });
      await submit(page).click();
      await page.locator('[data-sent]').waitFor();
      expect(calls).toHaveLength(1);
      const [{ path: target, method, headers, body } = {} as Call] = calls;
      expect([method, target]).toEqual(['POST', '/functions/v1/resend-email']);
      expect(body).toEqual(answers);
      expect(headers).toMatchObject({
        authorization: 'Bearer local-public-key',
        apikey: 'local-public-key',
        'content-type': 'application/json',
        'content-language': language,
      });
      expect(headers['idempotency-key']).toMatch(uuidV7);
    },
  );

  it('a company that is not given is sent empty', async () => {
    const { page } = await opened();
    const calls = await answerWith(page, {});
    await fillContact(page, { ...answers, company: '' });
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(calls[0]?.body).toEqual({ ...answers, company: '' });
  });

  it('the key carries the moment at which the form was first touched', async () => {
    const { page } = await opened();
    const calls = await answerWith(page, {});
    const before = await page.evaluate(() => Date.now());
    await field(page, 'name').focus();
    const after = await page.evaluate(() => Date.now());
    await fillContact(page);
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    const at = Number.parseInt(keyOf(calls[0])?.replaceAll('-', '').slice(0, 12) ?? '', 16);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(after);
  });
});

describe('FORM-4 and row 56: never twice', () => {
  it.each([
    ['a double click', (page: Page) => submit(page).dblclick()],
    [
      'Enter pressed twice',
      async (page: Page) => {
        await field(page, 'name').focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      },
    ],
  ])('%s sends once', async (_, send) => {
    const { page } = await opened();
    const { answer, give } = held();
    const calls = await answerWith(page, answer);
    await fillContact(page);
    await send(page);
    await submit(page).and(page.locator(':disabled')).waitFor();
    give({});
    await page.locator('[data-sent]').waitFor();
    expect(calls).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['the connection breaks', 'cut'],
    ['the server answers 502', { status: 502 }],
    ['the server answers 503', { status: 503 }],
    ['the server answers 504', { status: 504 }],
  ])('when %s it is tried again under the same key', async (_, answer) => {
    const { page } = await opened();
    const calls = await answerWith(page, answer, answer, {});
    await fillContact(page);
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(keyOf)).size).toBe(1);
    expect(calls.map(({ body }) => body)).toEqual([answers, answers, answers]);
    expect(await toast(page, 'alert').root.count()).toBe(0);
  });

  it.each([400, 401, 409, 422, 429, 500])('an answer with status %i is final', async (status) => {
    const { page } = await opened();
    await page.clock.install();
    const calls = await answerWith(page, { status });
    await fillContact(page);
    await submit(page).click();
    await toast(page, 'alert').root.waitFor();
    await page.clock.runFor(5000);
    expect(calls).toHaveLength(1);
  });

  it('three tries are all', async () => {
    const { page } = await opened();
    const calls = await answerWith(page, { status: 503 });
    await fillContact(page);
    await submit(page).click();
    await toast(page, 'alert').root.waitFor();
    expect(calls).toHaveLength(3);
  });
});

describe('FORM-4: sent again by the visitor', () => {
  it('the same answers go under the same key, changed answers under another', async () => {
    const { page } = await opened();
    const calls = await answerWith(page, { status: 500 });
    await fillContact(page);
    for (const message of [answers.message, answers.message, 'Something else altogether.']) {
      await field(page, 'message').fill(message);
      await submit(page).click();
      await toast(page, 'alert').root.last().waitFor();
      await toast(page, 'alert').root.last().getByRole('button').click();
      await toast(page, 'alert').root.waitFor({ state: 'detached' });
    }
    const [first, second, third] = calls.map(keyOf);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(third).toMatch(uuidV7);
  });

  it('after "Send Another Message" the same words are a new message', async () => {
    const { page } = await opened();
    const calls = await answerWith(page, {});
    for (const _ of [1, 2]) {
      await fillContact(page);
      await submit(page).click();
      await page.getByRole('button', { name: 'Send Another Message' }).click();
      await field(page, 'name').waitFor();
    }
    expect(calls).toHaveLength(2);
    expect(keyOf(calls[1])).not.toBe(keyOf(calls[0]));
  });

  it('is sent to the site itself', async () => {
    const { page } = await opened();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(new URL(request.url()).origin));
    await answerWith(page, {});
    await fillContact(page);
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(new Set(addresses)).toEqual(new Set([inject('site')]));
  });
});
