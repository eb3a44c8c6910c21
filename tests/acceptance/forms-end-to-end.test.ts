import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { hydrated, withBrowser } from './browser-page.ts';
import { answers, field, fillContact, submit, toast } from './form-page.ts';
import { databaseOpen, openMail, readMail } from './outbox-page.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();
const site = () => inject('site');

beforeAll(() => databaseOpen(site()));

/** Presses the one button of a page that a mail leads to. */
const decide = async (page: Page, button: string) => {
  await hydrated(page);
  await page.locator('main button').getByText(button, { exact: true }).click();
};

/** Subscribes on a page and gives the words of the message at the edge of the window. */
const subscribe = async (page: Page, path: string, email: string): Promise<string[]> => {
  await page.goto(`${site()}${path}`);
  await hydrated(page);
  await field(page, 'email', 'newsletter').fill(email);
  await submit(page, 'newsletter').click();
  return toast(page, 'status').words();
};

const { unsubscribe: english } = siteWords.en.newsletterPages;
const { unsubscribe: spanish } = siteWords.es.newsletterPages;

const languages = [
  {
    language: 'English',
    contact: '/contact',
    home: '/',
    name: 'Ana of the English page',
    email: 'ana.reads@solmarea.example',
    subscribed: 'You have been successfully subscribed to our newsletter.',
    welcome: 'Welcome to the Inspira newsletter',
    promise: 'one short letter on loyalty, rewards and travel',
    link: 'Unsubscribe',
    leave: english.submit,
    gone: english.done.title,
    reactivated: ['Welcome Back!', 'Your subscription has been reactivated successfully.'],
    dead: english.invalid.title,
  },
  {
    language: 'Español',
    contact: '/contact-es',
    home: '/-es',
    name: 'Ana de la página española',
    email: 'ana.lee@solmarea.example',
    subscribed: 'Te has suscrito exitosamente a nuestro boletín.',
    welcome: 'Te damos la bienvenida al boletín de Inspira',
    promise: 'una carta breve sobre lealtad, recompensas y viajes',
    link: 'Cancelar suscripción',
    leave: spanish.submit,
    gone: spanish.done.title,
    reactivated: ['¡Bienvenido de Vuelta!', 'Tu suscripción ha sido reactivada exitosamente.'],
    dead: spanish.invalid.title,
  },
];

describe.each(languages)('with the real backend, in $language', (words) => {
  it('a message: thanks on screen, and a mail to the owner that the owner can answer', async () => {
    const { page } = await open(words.contact);
    await hydrated(page);
    await fillContact(page, { ...answers, name: words.name });
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    await openMail(page, site(), words.name);
    const { subject, text, html } = await readMail(page);
    expect(subject).toBe(`[Contact] Request a Demo: ${words.name}`);
    expect(await page.locator('dt', { hasText: 'Reply-To' }).locator('+ dd').innerText()).toBe(answers.email);
    for (const said of [answers.message, answers.company, words.language]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
  });

  it('a reader: welcomed by mail, gone by its link, welcomed back; the old link is dead', async () => {
    const { page } = await open('/robots.txt');
    expect(await subscribe(page, words.home, words.email)).toContain(words.subscribed);

    await openMail(page, site(), words.email);
    const { subject, text, html } = await readMail(page);
    expect(subject).toBe(words.welcome);
    for (const said of [words.promise, words.link]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    const link = page.locator('pre a');
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await decide(page, words.leave);
    await page.locator('main h1').getByText(words.gone, { exact: true }).waitFor();

    expect(await subscribe(page, words.home, words.email)).toEqual(words.reactivated);
    await page.goto(href);
    await decide(page, words.leave);
    await page.locator('main h1').getByText(words.dead, { exact: true }).waitFor();
  });
});
