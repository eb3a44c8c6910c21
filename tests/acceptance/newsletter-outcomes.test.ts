import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, withBrowser } from './browser-page.ts';
import { type Answer, answerWith, type Call, field, submit, toast, watchPolicy } from './form-page.ts';

const open = withBrowser();

const english = {
  path: '/about-us',
  subscribed: ['Success!', 'You have been successfully subscribed to our newsletter.'],
  already_subscribed: ['Already Subscribed', 'This email is already subscribed to our newsletter.'],
  reactivated: ['Welcome Back!', 'Your subscription has been reactivated successfully.'],
  failed: ['Error', 'An error occurred. Please try again later.'],
};

const spanish: typeof english = {
  path: '/about-us-es',
  subscribed: ['¡Éxito!', 'Te has suscrito exitosamente a nuestro boletín.'],
  already_subscribed: ['Ya Suscrito', 'Este email ya está suscrito a nuestro boletín.'],
  reactivated: ['¡Bienvenido de Vuelta!', 'Tu suscripción ha sido reactivada exitosamente.'],
  failed: ['Error', 'Ocurrió un error. Por favor intenta nuevamente más tarde.'],
};

const address = 'ana@solmarea.example';
const thanks = (page: Page) => page.locator('footer [data-sent]');

const subscribe = async (path: string, ...answers: Answer[]) => {
  const { page, said } = await open(path);
  await hydrated(page);
  const refused = await watchPolicy(page);
  const calls = await answerWith(page, ...answers);
  await field(page, 'email', 'newsletter').fill(address);
  await submit(page, 'newsletter').click();
  return { page, said, calls, refused };
};

describe.each([english, spanish])('NEWS-4: on $path', (words) => {
  it.each(['subscribed', 'already_subscribed', 'reactivated'] as const)('%s', async (status) => {
    const json = { success: true, status, message: 'never shown' };
    const { page, refused } = await subscribe(words.path, { json });
    await thanks(page).waitFor();
    expect(await toast(page, 'status').words()).toEqual(words[status]);
    expect(await refused()).toEqual([]);
  });

  it('another status with success shows the message of the server', async () => {
    const message = 'Look into your inbox & <b>confirm</b>';
    const { page } = await subscribe(words.path, { json: { success: true, status: 'pending', message } });
    expect((await toast(page, 'status').words()).at(-1)).toBe(message);
    expect(await thanks(page).locator('p').innerText()).toBe(message);
  });

  it.each<[string, Answer]>([
    ['success false', { json: { success: false, status: 'subscribed', message: 'no' } }],
    ['a status that is not OK', { status: 500, json: { success: true, details: 'database' } }],
    ['a status that is not OK, of the visitor', { status: 422, json: { success: false } }],
    ['an answer that is no JSON', { text: '<html>Welcome to the Wi-Fi</html>' }],
    ['an empty answer', { status: 204 }],
    ['a failing network', 'cut'],
    ['a server that stays away', { status: 503 }],
  ])('%s is an error, and the form stays usable', async (_, answer) => {
    const { page, refused } = await subscribe(words.path, answer);
    expect(await toast(page, 'alert').words()).toEqual(words.failed);
    expect(await thanks(page).count()).toBe(0);
    const input = field(page, 'email', 'newsletter');
    expect([await input.inputValue(), await input.isEnabled()]).toEqual([address, true]);
    expect(await submit(page, 'newsletter').isEnabled()).toBe(true);
    expect(await refused()).toEqual([]);
  });
});

const subscribed: Answer = { json: { success: true, status: 'subscribed' } };
const keys = (calls: Call[]) => new Set(calls.map(({ headers }) => headers['idempotency-key']));

describe('NEWS-2: what is sent', () => {
  it.each(['/', '/-es', '/contact'])('from %s', async (path) => {
    const { page } = await open(path);
    await hydrated(page);
    const calls = await answerWith(page, subscribed);
    await field(page, 'email', 'newsletter').fill('  Ana@SolMarea.Example ');
    await submit(page, 'newsletter').dblclick();
    await thanks(page).waitFor();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/functions/v1/newsletter-subscribe',
      headers: { authorization: 'Bearer local-public-key', 'content-type': 'application/json' },
    });
    expect(calls[0]?.body).toEqual({ email: address, source: 'website' });
  });

  it.each<[string, Answer]>([
    ['the network fails', 'cut'],
    ['502 is answered', { status: 502 }],
    ['503 is answered', { status: 503 }],
    ['504 is answered', { status: 504 }],
  ])('when %s it is tried again under the same key', async (_, answer) => {
    const { page, calls } = await subscribe('/rewards', answer, answer, subscribed);
    await thanks(page).waitFor();
    expect(calls).toHaveLength(3);
    expect(keys(calls).size).toBe(1);
    expect([...keys(calls)][0]).toMatch(/^[0-9a-f-]{14}7/);
  });

  it.each([400, 409, 422, 429, 500])('an answer with status %i is final', async (status) => {
    const { page, calls } = await subscribe('/rewards', { status });
    await toast(page, 'alert').root.waitFor();
    await page.clock.install();
    await page.clock.runFor(5000);
    expect(calls).toHaveLength(1);
  });
});
