import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, withBrowser } from './browser-page.ts';
import { answers, answerWith, field, fillContact, submit } from './form-page.ts';
import { heldBy } from './held-page.ts';
import { isSameDocument, markDocument } from './routed-page.ts';

const open = withBrowser();
const openHeld = heldBy(open);

/** Does what a browser's translator does: elements with other words take the place of all texts. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const font = document.createElement('font');
      font.textContent = `[${text.textContent}]`;
      (text as ChildNode).replaceWith(font);
    }
  });

/** Does what a password manager does: it puts a button of its own beside a field. */
const addButton = (page: Page) =>
  field(page, 'email').evaluate((input) => input.after(document.createElement('vault-button')));

describe('a page that something else changes, such as a translator,', () => {
  it.each([
    ['the texts', translate],
    ['a field', addButton],
  ])('before React is there: what was typed stays, and where (%s)', async (_, change) => {
    const { page, letThrough } = await openHeld('/contact');
    const calls = await answerWith(page, {});
    await fillContact(page);
    await field(page, 'message').focus();
    await change(page);
    letThrough();
    await hydrated(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message');
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([answers]);
  });

  it('before React is there: a form that was sent goes, once', async () => {
    const { page, letThrough } = await openHeld('/contact');
    const calls = await answerWith(page, {});
    await fillContact(page);
    await submit(page).click();
    await translate(page);
    letThrough();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([answers]);
  });

  it('while a form is filled in: it says what is missing, and goes', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    const calls = await answerWith(page, { status: 500 }, {});
    await translate(page);
    await submit(page).click();
    await page.locator('[name=name][aria-invalid]').waitFor();
    await translate(page);
    await fillContact(page);
    await submit(page).click();
    await page.locator('[data-toast][role=alert]').waitFor();
    await translate(page);
    await submit(page).click();
    await page.locator('[data-sent]').waitFor();
    expect(calls.map(({ body }) => body)).toEqual([answers, answers]);
  });

  it('by a translator that says so: other pages and languages come as documents, with all their words', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    await page.evaluate(() => document.documentElement.classList.add('translated-ltr'));
    await translate(page);
    await markDocument(page);
    await page.locator('header button[aria-haspopup], header button[aria-expanded]').first().click();
    await page.locator('a[href="/contact-es"]:visible').first().click();
    await page.waitForURL('**/contact-es');
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(await page.locator('font').count()).toBe(0);
  });

  it('between two pages: the other page comes, and back', async () => {
    const { page } = await open('/contact');
    await hydrated(page);
    await translate(page);
    await page.locator('header nav a[href="/solutions"]').first().click();
    await page.waitForURL('**/solutions');
    await page.locator('[data-section=solutions]').first().waitFor();
    await translate(page);
    await page.goBack();
    await field(page, 'name').waitFor();
    expect(await page.locator('form[data-form=contact]').count()).toBe(1);
  });
});
