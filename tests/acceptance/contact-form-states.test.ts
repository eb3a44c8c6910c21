import { describe, expect, it } from 'vitest';
import { hydrated, windows, withBrowser } from './browser-page.ts';
import { answers, answerWith, field, fillContact, held, submit, toast, watchPolicy } from './form-page.ts';
import { switchLanguage } from './routed-page.ts';
import { boxes } from './screen.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();

const english = {
  path: '/contact',
  sending: 'Sending...',
  received: 'Message Received!',
  again: 'Send Another Message',
  sent: ['Message Sent', "Thank you for reaching out. We'll get back to you soon."],
  failed: ['Submission Failed', 'There was a problem sending your message. Please try again.'],
};

const spanish = {
  path: '/contact-es',
  sending: siteWords.es.contact.form.sending,
  received: siteWords.es.contact.form.received.title,
  again: siteWords.es.contact.form.received.again,
  sent: ['Mensaje Enviado', 'Gracias por contactarnos. Te responderemos pronto.'],
  failed: ['Envío Fallido', 'Hubo un problema enviando tu mensaje. Por favor intenta de nuevo.'],
};

const cases = [english, spanish].flatMap((words) =>
  Object.entries(windows).map(([name, viewport]) => ({ ...words, name, viewport })),
);

describe.each(cases)('FORM-3: $path in a $name window', (words) => {
  const begin = async () => {
    const visit = await open(words.path, { viewport: words.viewport });
    await hydrated(visit.page);
    return visit;
  };

  it('idle, sending, sent, and idle again', async () => {
    const { page } = await begin();
    const refused = await watchPolicy(page);
    const { answer, give } = held();
    await answerWith(page, answer);
    await fillContact(page);
    expect(await submit(page).isEnabled()).toBe(true);
    await submit(page).click();
    await submit(page).and(page.locator(':disabled')).waitFor();
    expect(await submit(page).innerText()).toBe(words.sending);

    give({});
    const thanks = page.locator('[data-sent]');
    await thanks.waitFor();
    expect(await thanks.getByRole('heading').innerText()).toBe(words.received);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.received);
    const [rings, again] = await boxes(thanks.locator(':scope > :is(svg, button)'));
    const [header] = await boxes(page.locator('[data-section=header]'));
    expect(rings?.top, 'the rings are below the header').toBeGreaterThanOrEqual(header?.bottom ?? Infinity);
    expect(again?.bottom, 'and the button is in the window').toBeLessThanOrEqual(words.viewport.height);
    expect(await page.locator('form[data-form=contact]').count()).toBe(0);
    expect(await toast(page, 'status').words()).toEqual(words.sent);
    expect(await refused()).toEqual([]);

    await page.getByRole('button', { name: words.again, exact: true }).click();
    await field(page, 'name').waitFor();
    const values = await page
      .locator('form[data-form=contact] :is(input, select, textarea):not([hidden] *)')
      .evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value));
    expect(values).toEqual(['', '', '', '', '']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    expect(await submit(page).isEnabled()).toBe(true);
  });

  it('failed: the form stays filled and usable, a message interrupts, the console tells why', async () => {
    const { page, said } = await begin();
    const refused = await watchPolicy(page);
    await answerWith(page, { status: 500, json: { error: 'internal' } });
    await fillContact(page);
    await submit(page).click();
    expect(await toast(page, 'alert').words()).toEqual(words.failed);
    expect(await page.locator('[data-sent]').count()).toBe(0);
    for (const [name, value] of Object.entries(answers)) {
      expect(await field(page, name).inputValue()).toBe(value);
      expect(await field(page, name).isEnabled()).toBe(true);
    }
    expect(await submit(page).isEnabled()).toBe(true);
    await expect.poll(() => said).toContain('error: Edge Function returned a non-2xx status code');
    expect(await refused()).toEqual([]);
    const { root } = toast(page, 'alert');
    await root.getByRole('button').click();
    await root.waitFor({ state: 'detached' });
  });
});

describe('FORM-3: where the visitor changes the language while a form is sent', () => {
  it.each([
    ['sent', 'status', {}],
    ['failed', 'alert', { status: 422 }],
  ] as const)('the message speaks that of the page by then: %s', async (outcome, role, given) => {
    const { page } = await open('/contact');
    await hydrated(page);
    const { answer, give } = held();
    await answerWith(page, answer);
    await fillContact(page);
    await submit(page).click();
    await submit(page).and(page.locator(':disabled')).waitFor();
    await switchLanguage(page, 'es');
    give(given);
    expect(await toast(page, role).words()).toEqual(spanish[outcome]);
    expect(await toast(page, role).root.getByRole('button').getAttribute('aria-label')).toBe(
      siteWords.es.contact.form.close,
    );
  });
});

describe('FORM-3: after a failure', () => {
  it('the same form can be sent once the server is back, and the new message replaces the old', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    await answerWith(page, { status: 500 }, {});
    await fillContact(page);
    await submit(page).click();
    await toast(page, 'alert').root.waitFor();
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(await toast(page, 'status').words()).toEqual(english.sent);
    await toast(page, 'alert').root.waitFor({ state: 'detached' });
  });

  it('a message that is closed by key leads back to where the visitor came from', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    await answerWith(page, { status: 500 });
    await fillContact(page);
    await submit(page).click();
    const { root } = toast(page, 'alert');
    await root.waitFor();
    const came = field(page, 'message');
    await came.focus();
    await root.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await root.waitFor({ state: 'detached' });
    expect(await came.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('a server whose database is away answers 503, and the form fails as it should', async () => {
    const { page, said } = await open('/contact');
    await hydrated(page);
    await answerWith(page, { status: 503, json: { error: 'temporarily_unavailable' } });
    await fillContact(page);
    await submit(page).click();
    expect(await toast(page, 'alert').words()).toEqual(english.failed);
    expect(await field(page, 'message').inputValue()).toBe(answers.message);
    await expect.poll(() => said).toContain('error: Edge Function returned a non-2xx status code');
  });

  it('a connection that cannot be made is told on the console in its own words', async () => {
    const { page, said } = await open('/contact');
    await hydrated(page);
    await answerWith(page, 'cut');
    await fillContact(page);
    await submit(page).click();
    expect(await toast(page, 'alert').words()).toEqual(english.failed);
    await expect.poll(() => said).toContain('error: Failed to send a request to the Edge Function');
  });
});
