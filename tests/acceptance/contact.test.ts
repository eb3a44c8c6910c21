import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import config from '../../site.config.json' with { type: 'json' };
import { hydrated, windows, withBrowser } from './browser-page.ts';
import {
  boxes,
  contractFaults,
  hrefs,
  languages,
  scrollPageTo,
  section,
  sectionTypes,
  text,
  texts,
} from './screen.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();
const { facts } = config;
const columns = (page: Page) => section(page, 'contact').locator('[data-reveal]');

describe.each(languages)('CON-1: contact in $language', ({ language, suffix }) => {
  const english = language === 'en';
  const words = siteWords[language].contact;
  let page: Page;
  beforeEach(async () => {
    page = (await open(`/contact${suffix}`)).page;
  });

  it('keeps the testing contract', async () => {
    expect(await contractFaults(page)).toEqual([]);
    expect(await sectionTypes(page)).toEqual(expect.arrayContaining(['contact-hero', 'contact']));
  });
  it('has a page title and description', async () => {
    expect(await page.title()).toContain(words.meta.title);
    const description = page.locator('meta[name=description]');
    expect((await description.getAttribute('content'))?.length).toBeGreaterThan(50);
  });
  it("has a hero title that ends in 'Connect' (Spanish 'Conectemos') with a subtitle", async () => {
    expect(await text(page.locator('h1'))).toMatch(english ? /Connect$/ : /Conectemos$/);
    expect((await text(page.locator('h1 + p'))).length).toBeGreaterThan(30);
  });
  it('shows contact information on the left', async () => {
    const left = columns(page).first();
    expect(await text(left.locator('h2'))).toBe(words.info.title);
    expect((await left.locator('li p').first().innerText()).split('\n')).toEqual([
      facts.addressStreet,
      facts.addressCity,
    ]);
    expect(await hrefs(left.locator('li a'))).toEqual([
      `tel:${facts.phoneLink}`,
      `mailto:${facts.email}`,
      facts.linkedinUrl,
    ]);
    expect(await texts(left.locator('li p').last())).toEqual([
      english ? 'Monday–Friday 9am–5pm MST' : words.info.hours.text,
    ]);
  });
  it('has a support section for existing clients: partners email, within 1 business day', async () => {
    const support = columns(page).first().locator('ul ~ *');
    expect(await hrefs(support.locator('a'))).toEqual([`mailto:${facts.partnersEmail}`]);
    expect(await text(support.locator('h3'))).toBe(words.support.title);
    expect(await text(support)).toContain(english ? 'within 1 business day' : words.support.after);
  });
  it('has heading, description and the contact form on the right', async () => {
    const right = columns(page).nth(1);
    expect(await text(right.locator('h2'))).toBe(words.form.title);
    expect((await text(right.locator('h2 + p'))).length).toBeGreaterThan(40);
    expect(await right.locator('form').count()).toBe(1);
  });
});

describe('CON-1: layout', () => {
  it('puts its columns side by side on a desktop and one below the other on a phone', async () => {
    const { page } = await open('/contact');
    const [left, right] = await boxes(columns(page));
    expect(left?.right).toBeLessThan(right?.left ?? 0);
    await page.setViewportSize(windows.phone);
    const [above, below] = await boxes(columns(page));
    expect(above?.bottom).toBeLessThan(below?.top ?? 0);
  });
  it.each(Object.entries(windows))(
    'has a message field of at least 120 px in a %s window',
    async (_, viewport) => {
      const { page } = await open('/contact-es', { viewport });
      const [field] = await boxes(page.locator('textarea[name=message]'));
      expect((field?.bottom ?? 0) - (field?.top ?? 0)).toBeGreaterThanOrEqual(120);
      await page.locator('textarea[name=message]').evaluate((element) => {
        element.style.height = '20px';
      });
      const [smallest] = await boxes(page.locator('textarea[name=message]'));
      expect((smallest?.bottom ?? 0) - (smallest?.top ?? 0)).toBeGreaterThanOrEqual(120);
    },
  );
  it('fades both columns in on scroll', async () => {
    const { page } = await open('/contact', {
      viewport: { width: 1440, height: 300 },
      reducedMotion: 'no-preference',
    });
    await hydrated(page);
    const states = () => columns(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(await states()).toEqual(['0', '0']);
    await page.evaluate(() => document.querySelector('[data-section=contact]')?.scrollIntoView());
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-section=contact] [data-reveal]')].every(
        (one) => getComputedStyle(one).opacity === '1',
      ),
    );
    expect(await states()).toEqual(['1', '1']);
  });
  it('scrolls to the top on open', async () => {
    const { page } = await open('/');
    await hydrated(page);
    await scrollPageTo(page, 2500);
    await section(page, 'floating-button').click();
    await page.waitForFunction(() => document.querySelector('[data-section=contact]') !== null);
    await page.waitForFunction(() => scrollY === 0);
    expect(new URL(page.url()).pathname).toBe('/contact');
  });
  it('offers no form that nobody would take, without scripts', async () => {
    const { page } = await open('/contact', { javaScriptEnabled: false });
    expect(await section(page, 'contact').getByRole('button').count()).toBe(0);
    expect(
      await columns(page).first().locator('a[href^="mailto:"], a[href^="tel:"]').count(),
    ).toBeGreaterThan(1);
  });
});
