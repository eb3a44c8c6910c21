import { describe, expect, inject, it } from 'vitest';
import { hydrated, withBrowser } from './browser-page.ts';
import { answers, answerWith, errorOf, field, fillContact, submit, toast } from './form-page.ts';
import { heldBy, holdBack } from './held-page.ts';

const open = withBrowser();
const openHeld = heldBy(open);

const slug = async (name: string, page: Parameters<typeof field>[0]) => field(page, name).inputValue();

describe.each(['/contact', '/contact-es'])('%s before its code is there', (path) => {
  it('what is typed and chosen stays, also where the visitor is typing', async () => {
    const { page, letThrough } = await openHeld(path);
    const calls = await answerWith(page, {});
    await fillContact(page);
    await field(page, 'message').focus();
    await page.keyboard.press('ArrowLeft');
    letThrough();
    await hydrated(page);
    for (const [name, value] of Object.entries(answers)) expect(await slug(name, page)).toBe(value);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message');
    await page.keyboard.type(', soon');
    expect(await slug('message', page)).toBe('Please show us the rewards marketplace, soon.');
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(calls[0]?.body).toEqual({
      ...answers,
      message: 'Please show us the rewards marketplace, soon.',
    });
  });

  it('a form that is sent stays on the page and goes once the code is there, once', async () => {
    const { page, letThrough } = await openHeld(path);
    const calls = await answerWith(page, {});
    await fillContact(page);
    await submit(page).dblclick();
    expect(new URL(page.url()).pathname).toBe(path);
    letThrough();
    await page.locator('[data-sent]').waitFor();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual(answers);
  });

  it('what is typed waits for who follows a link and returns', async () => {
    const { page, letThrough } = await openHeld(path);
    await fillContact(page);
    await field(page, 'name').fill('');
    await page.locator('footer a[href^="/about-us"]').first().click();
    await page.waitForURL('**/about-us*');
    letThrough();
    await hydrated(page);
    await page.goto(inject('site') + path);
    await hydrated(page);
    expect(await slug('message', page)).toBe(answers.message);
    expect(await slug('name', page)).toBe('');
  });

  it('a menu that was pressed does not open once the visitor has gone on to a field', async () => {
    const { page, letThrough } = await openHeld(path);
    await page.locator('header button[aria-expanded]').locator('visible=true').first().click();
    await field(page, 'name').click();
    await page.keyboard.type('Bea');
    letThrough();
    await hydrated(page);
    await page.keyboard.type('triz');
    expect(await slug('name', page)).toBe('Beatriz');
    expect(await page.locator('header button[aria-expanded=true]').count()).toBe(0);
  });

  it('a form goes also from a browser that cannot be asked to submit it', async () => {
    const { page, letThrough } = await openHeld(path);
    await page.evaluate(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'));
    const calls = await answerWith(page, {});
    await fillContact(page);
    await submit(page).click();
    letThrough();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([answers]);
  });

  it('an empty form that is sent tells what is missing', async () => {
    const { page, letThrough } = await openHeld(path);
    await field(page, 'name').press('Enter');
    letThrough();
    await page.locator('[name=name][aria-invalid]').waitFor();
    expect(await errorOf(page, 'inquiry')).toBeDefined();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
  });
});

describe('a page before its boot script is there', () => {
  it('shows nothing that could be pressed or typed into, so that nothing is lost', async () => {
    const { page } = await open('/robots.txt');
    // What shows it all the same after four seconds is an animation: here it takes long, however slow the computer is.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    const letThrough = await holdBack(page, /\/assets\/boot\./);
    const calls = await answerWith(page, {});
    await page.goto(`${inject('site')}/contact`, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => page.locator('button:visible, form :visible').count()).toBe(0);
    expect(await page.locator('main h1, header nav a').locator('visible=true').count()).toBeGreaterThan(3);
    letThrough();
    await fillContact(page);
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([answers]);
  });

  it('shows it all the same when the script never comes', async () => {
    const { page } = await open('/robots.txt');
    await page.route(/\/assets\/boot\./, (route) => route.abort());
    await page.goto(`${inject('site')}/contact`);
    await submit(page).waitFor();
  });
});

describe('a page whose code cannot be fetched at first', () => {
  it('is live once it can be, and what was typed meanwhile stays, also over a reload', async () => {
    const { page } = await open('/robots.txt');
    const calls = await answerWith(page, {});
    const code = /\/assets\/player\./;
    await page.route(code, (route) => route.abort());
    await page.goto(`${inject('site')}/contact`);
    await fillContact(page);
    await page.unroute(code);
    const isLive = () => page.locator('html[data-ready]').count();
    await expect.poll(() => page.locator('h1').click().then(isLive), { interval: 500 }).toBe(1);
    expect(await field(page, 'name').inputValue()).toBe(answers.name);
    await page.reload();
    await expect.poll(() => field(page, 'name').inputValue()).toBe(answers.name);
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([answers]);
  });

  it('is live once there is a connection again, and does what was done without one', async () => {
    const { page } = await open('/robots.txt');
    const calls = await answerWith(page, {});
    const code = /\/assets\/player\./;
    await page.route(code, (route) => route.abort());
    await page.goto(`${inject('site')}/contact`);
    await fillContact(page);
    await submit(page).click();
    await page.unroute(code);
    const connect = async () => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      return page.locator('[data-sent]').count();
    };
    await expect.poll(connect, { interval: 500 }).toBe(1);
    expect(calls.map(({ body }) => body)).toEqual([answers]);
  });
});

describe('the newsletter before its code is there', () => {
  it('keeps what is typed, and its button no longer waits', async () => {
    const { page, letThrough } = await openHeld('/rewards');
    const calls = await answerWith(page, { json: { success: true, status: 'subscribed' } });
    await field(page, 'email', 'newsletter').fill('ana@solmarea.example');
    letThrough();
    await hydrated(page);
    expect(await field(page, 'email', 'newsletter').inputValue()).toBe('ana@solmarea.example');
    await submit(page, 'newsletter').click();
    await page.locator('footer [data-sent]').waitFor();
    expect(calls).toHaveLength(1);
  });
});

describe("a form's own code, loaded when it is first touched", () => {
  it('comes late: what was sent meanwhile goes once', async () => {
    const { page, letThrough } = await openHeld('/contact', { held: /\/assets\/LiveForm\./ });
    const calls = await answerWith(page, {});
    await hydrated(page);
    await fillContact(page);
    await submit(page).click();
    await submit(page).click();
    letThrough();
    await page.locator('[data-sent]').waitFor();
    expect(calls).toHaveLength(1);
  });

  it.each(['LiveForm', 'contact.schema'])(
    'cannot be loaded (%s): the visitor and the console are told, and the next try loads it',
    async (part) => {
      const { page, said } = await open('/contact');
      await hydrated(page);
      const calls = await answerWith(page, {});
      const code = new RegExp(`/assets/${part}\\.`);
      await page.route(code, (route) => route.abort());
      await fillContact(page);
      await submit(page).click();
      const told = page.locator('form[data-form=contact] [role=alert]');
      expect(await told.innerText()).toBe(
        'Submission Failed\nThere was a problem sending your message. Please try again.',
      );
      await expect.poll(() => said.join()).toContain('error: The form failed');
      await page.unroute(code);
      await field(page, 'name').focus();
      expect(await field(page, 'name').inputValue()).toBe(answers.name);
      await expect.poll(() => told.count()).toBe(0);
      await submit(page).click();
      await page.locator('[data-sent]').waitFor();
      expect(calls.map(({ body }) => body)).toEqual([answers]);
    },
  );

  it("a message whose look cannot be loaded is told by the browser's own box, the next one in ours", async () => {
    const { page } = await open('/contact');
    const told: string[] = [];
    page.on('dialog', async (box) => {
      told.push(box.message());
      await box.dismiss();
    });
    await hydrated(page);
    await answerWith(page, { status: 500 });
    const code = /\/assets\/ToastHost\./;
    await page.route(code, (route) => route.abort());
    await fillContact(page);
    await submit(page).click();
    await expect
      .poll(() => told)
      .toEqual(['Submission Failed\nThere was a problem sending your message. Please try again.']);
    expect(await submit(page).isEnabled()).toBe(true);
    expect(await page.locator('[data-toast]').count()).toBe(0);
    await page.unroute(code);
    await submit(page).click();
    expect((await toast(page, 'alert').words())[0]).toBe('Submission Failed');
  });
});
