import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, windows, withBrowser } from './browser-page.ts';
import * as tools from './form-page.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();

const email = (page: Page) => tools.field(page, 'email', 'newsletter');
const button = (page: Page) => tools.submit(page, 'newsletter');
const thanks = (page: Page) => page.locator('footer [data-sent]');
const { answerWith, held, toast, watchPolicy } = tools;

const english = {
  path: '/rewards',
  subscribing: 'Subscribing...',
  again: 'Subscribe another email',
  subscribed: ['Success!', 'You have been successfully subscribed to our newsletter.'],
  required: ['Error', 'Email is required'],
  invalid: ['Error', 'Please enter a valid email address'],
};

const spanish: typeof english = {
  path: '/rewards-es',
  subscribing: siteWords.es.newsletter.sending,
  again: siteWords.es.newsletter.sent.again,
  subscribed: ['¡Éxito!', 'Te has suscrito exitosamente a nuestro boletín.'],
  required: ['Error', 'El email es requerido'],
  invalid: ['Error', 'Por favor ingresa una dirección de email válida'],
};

const begin = async (path: string, viewport: { width: number; height: number } = windows.desktop) => {
  const visit = await open(path, { viewport });
  await hydrated(visit.page);
  return visit;
};

describe.each([english, spanish])('NEWS-1: on $path', (words) => {
  it('an empty address is required, also one of spaces', async () => {
    const { page } = await begin(words.path);
    const calls = await answerWith(page, {});
    for (const value of ['', '   ']) {
      await email(page).fill(value);
      await email(page).press('Enter');
      expect(await toast(page, 'alert').words()).toEqual(words.required);
      expect(await tools.errorOf(page, 'email', 'newsletter')).toBe(words.required[1]);
      await toast(page, 'alert').root.getByRole('button').click();
      await toast(page, 'alert').root.waitFor({ state: 'detached' });
    }
    expect(calls).toEqual([]);
  });

  it('an address that matches no pattern is not valid', async () => {
    const { page } = await begin(words.path);
    const calls = await answerWith(page, {});
    for (const value of ['ana', 'ana@solmarea', '@solmarea.example']) {
      await email(page).fill(value);
      await email(page).press('Enter');
      expect(await toast(page, 'alert').words()).toEqual(words.invalid);
      expect(await tools.errorOf(page, 'email', 'newsletter')).toBe(words.invalid[1]);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
      await toast(page, 'alert').root.getByRole('button').click();
      await toast(page, 'alert').root.waitFor({ state: 'detached' });
    }
    expect(calls).toEqual([]);
  });
});

const windowCases = [english, spanish].flatMap((words) =>
  Object.entries(windows).map(([name, viewport]) => ({ ...words, name, viewport })),
);

describe.each(windowCases)('NEWS-3: $path in a $name window', (words) => {
  it('idle, submitting, thanks, and idle again with an empty field', async () => {
    const { page } = await begin(words.path, words.viewport);
    const refused = await watchPolicy(page);
    const { answer, give } = held();
    const calls = await answerWith(page, answer);
    expect(await button(page).isDisabled()).toBe(true);
    await email(page).fill('   ');
    expect(await button(page).isDisabled()).toBe(true);
    await email(page).fill('ana@solmarea.example');
    expect(await button(page).isEnabled()).toBe(true);

    await email(page).press('Enter');
    await email(page)
      .press('Enter', { noWaitAfter: true })
      .catch(() => undefined);
    await button(page).and(page.locator(':disabled')).waitFor();
    expect(await button(page).innerText()).toBe(words.subscribing);
    expect(await email(page).isDisabled()).toBe(true);

    give({ json: { success: true, status: 'subscribed' } });
    await thanks(page).waitFor();
    expect(await email(page).count()).toBe(0);
    expect(await toast(page, 'status').words()).toEqual(words.subscribed);
    expect(await refused()).toEqual([]);
    expect(calls).toHaveLength(1);

    await thanks(page).getByRole('button', { name: words.again, exact: true }).click();
    await email(page).waitFor();
    expect(await email(page).inputValue()).toBe('');
    expect(await email(page).isEnabled()).toBe(true);
    expect(await button(page).isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  });
});
