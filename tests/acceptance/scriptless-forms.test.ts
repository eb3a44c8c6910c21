import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import config from '../../site.config.json' with { type: 'json' };
import { booted, windows, withBrowser } from './browser-page.ts';
import { answers, field, fillContact, submit } from './form-page.ts';
import { holdBack } from './held-page.ts';
import { addressOf, isSameDocument, markDocument } from './routed-page.ts';

const open = withBrowser();

const note = (page: Page, form: string) => page.locator(`form[data-form=${form}] [data-no-script]`);
const controls = (page: Page) => page.locator('form :is(input, select, textarea, button)');

const withoutBoot = async (path: string) => {
  const { page } = await open('/robots.txt');
  await page.route(/\/assets\/boot\./, (route) => route.abort());
  await page.goto(inject('site') + path);
  await submit(page).waitFor();
  return page;
};

describe.each(['/contact', '/contact-es'])('the forms of %s without scripts', (path) => {
  it.each(Object.entries(windows))(
    'say what they need and where to write to instead (%s)',
    async (_, viewport) => {
      const { page } = await open(path, { javaScriptEnabled: false, viewport });
      for (const form of ['contact', 'newsletter']) {
        expect(await note(page, form).isVisible()).toBe(true);
        const words = await note(page, form).innerText();
        for (const part of ['JavaScript', config.facts.email]) expect(words).toContain(part);
        const { width = 0 } = (await note(page, form).boundingBox()) ?? {};
        expect(width).toBeGreaterThan(240);
      }
      expect(await controls(page).locator('visible=true').count()).toBe(0);
    },
  );

  it('of which the scripts do not come say so as well, and pressing Send keeps what was typed', async () => {
    const page = await withoutBoot(path);
    await expect.poll(() => note(page, 'contact').isVisible()).toBe(true);
    await markDocument(page);
    await fillContact(page);
    await submit(page).click();
    await field(page, 'name').press('Enter');
    expect([await isSameDocument(page), await addressOf(page)]).toEqual([true, path]);
    expect(await field(page, 'message').inputValue()).toBe(answers.message);
  });

  it('show no such note while the scripts are on their way, nor once they are there, and nothing moves', async () => {
    const { page } = await open('/robots.txt');
    // What shows the note after four seconds is an animation: here it takes long, however slow the computer is.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    const letThrough = await holdBack(page, /\/assets\/boot\./);
    await page.goto(inject('site') + path, { waitUntil: 'domcontentloaded' });
    const tops = () =>
      page
        .locator('form [name=name], footer [name=email]')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY));
    const before = await tops();
    expect(await note(page, 'contact').isVisible()).toBe(false);
    letThrough();
    await booted(page);
    expect(await note(page, 'contact').isVisible()).toBe(false);
    expect(await tops()).toEqual(before);
  });
});
