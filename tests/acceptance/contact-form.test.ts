import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, withBrowser } from './browser-page.ts';
import { answers, answerWith, errorOf, field, fillContact, submit } from './form-page.ts';

const open = withBrowser();

const names = ['name', 'email', 'company', 'inquiry', 'message'];

const english = {
  path: '/contact',
  errors: {
    name: 'Name must be at least 2 characters.',
    email: 'Please enter a valid email address.',
    inquiry: 'Please select an inquiry type.',
    message: 'Message must be at least 10 characters long.',
  },
};

const spanish = {
  path: '/contact-es',
  errors: {
    name: 'El nombre debe tener al menos 2 caracteres.',
    email: 'Por favor ingresa una dirección de email válida.',
    inquiry: 'Por favor selecciona un tipo de consulta.',
    message: 'El mensaje debe tener al menos 10 caracteres.',
  },
};

const errors = async (page: Page) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await errorOf(page, name)])));

const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name);

describe('FORM-1: the fields', () => {
  it.each([english, spanish])('on $path start empty, each with its label', async ({ path }) => {
    const { page } = await open(path);
    await hydrated(page);
    const controls = page.locator('form[data-form=contact] :is(input, select, textarea):not([hidden] *)');
    const found = await controls.evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ name, type, value, labels }) => ({
        name,
        type,
        value,
        labelled: (labels?.[0]?.textContent ?? '') !== '',
      })),
    );
    const types = ['text', 'email', 'text', 'select-one', 'textarea'];
    expect(found).toEqual(
      names.map((name, index) => ({ name, type: types[index], value: '', labelled: true })),
    );
  });

  it('inquiry is one of seven with their labels', async () => {
    const { page } = await open('/contact');
    const options = await field(page, 'inquiry')
      .locator('option')
      .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value, label }) => [value, label]));
    expect(options.slice(1)).toEqual([
      ['loyalty', 'Loyalty Program Solutions'],
      ['travel', 'Travel Engagement'],
      ['share', 'Referral & Share Solutions'],
      ['promotions', 'Promotional Campaigns'],
      ['demo', 'Request a Demo'],
      ['partnership', 'Partnership Opportunity'],
      ['general', 'General Inquiry'],
    ]);
    expect(options[0]?.[0]).toBe('');
  });
});

describe('FORM-2: what is wrong', () => {
  it.each([english, spanish])(
    'on $path every message stands at its field',
    async ({ path, errors: expected }) => {
      const { page } = await open(path);
      await hydrated(page);
      const calls = await answerWith(page, {});
      expect(await errors(page)).toEqual({});
      await submit(page).click();
      await page.locator('form[data-form=contact] [aria-invalid]').first().waitFor();
      expect(await errors(page)).toEqual(expected);
      expect(await focused(page)).toBe('name');
      expect(calls).toEqual([]);
    },
  );

  it('the first invalid field gets the focus, whichever it is', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    const order: (keyof typeof answers)[] = ['name', 'email', 'inquiry', 'message'];
    for (const [index, name] of order.entries()) {
      await submit(page).click();
      await page.waitForFunction((wanted) => document.activeElement?.getAttribute('name') === wanted, name);
      const found = Object.entries(await errors(page)).filter(([, text]) => text !== undefined);
      expect(found.map(([key]) => key)).toEqual(order.slice(index));
      await fillContact(page, { [name]: answers[name] });
      expect(await errorOf(page, name)).toBeUndefined();
    }
  });

  it('the first invalid field comes from under the header together with its label', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    const label = page.locator('label[for$=name]').first();
    await field(page, 'name').evaluate((input) =>
      scrollTo({ top: scrollY + input.getBoundingClientRect().top - 77, behavior: 'instant' }),
    );
    await submit(page).evaluate((button: HTMLElement) => button.click());
    const header = await page.locator('header').first().boundingBox();
    await expect
      .poll(async () => (await label.boundingBox())?.y)
      .toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  });

  it('the message stands at the field when the focus comes, so that it is read out', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    await page.evaluate(() => {
      const heard: (string | undefined)[] = [];
      Object.assign(window, { heard });
      addEventListener('focusin', ({ target }) => {
        const id = (target as Element).getAttribute('aria-describedby');
        if (id) heard.push(document.getElementById(id)?.innerText);
      });
    });
    await submit(page).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      english.errors.name,
    ]);
  });

  it('a message goes when the field is right and comes back when it is wrong again', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    await submit(page).click();
    await page.locator('[aria-invalid]').first().waitFor();
    await field(page, 'name').fill('Al');
    expect(await errorOf(page, 'name')).toBeUndefined();
    await field(page, 'name').fill('A');
    expect(await errorOf(page, 'name')).toBe(english.errors.name);
  });
});
