import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
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

const open = withBrowser();
const columns = (page: Page) => section(page, 'contact').locator('[data-reveal]');

describe.each(languages)('CON-1: contact in $language', ({ language, suffix }) => {
  const english = language === 'en';
  let page: Page;
  beforeEach(async () => {
    page = (await open(`/contact${suffix}`)).page;
  });

  it('keeps the testing contract', async () => {
    expect(await contractFaults(page)).toEqual([]);
    expect((await sectionTypes(page)).slice(1, -2)).toEqual(['contact-hero', 'contact']);
  });
  it('has a page title and description', async () => {
    expect(await page.title()).toMatch(english ? /^Contact/ : /^Contacta/);
    const description = page.locator('meta[name=description]');
    expect((await description.getAttribute('content'))?.length).toBeGreaterThan(50);
  });
  it("has a hero title that ends in 'Connect' (Spanish 'Conectemos') with a subtitle", async () => {
    expect(await text(page.locator('h1'))).toMatch(english ? /Connect$/ : /Conectemos$/);
    expect((await text(page.locator('h1 + p'))).length).toBeGreaterThan(30);
  });
  it('shows contact information on the left', async () => {
    const left = columns(page).first();
    expect(await text(left.locator('h2'))).toBe(english ? 'Contact information' : 'Información de contacto');
    expect((await left.locator('li p').first().innerText()).split('\n')).toEqual([
      '123 Example Street, Suite 100',
      'Example City, AZ 00000',
    ]);
    expect(await hrefs(left.locator('li a'))).toEqual([
      'tel:+18005550100',
      'mailto:hello@inspira.example',
      'https://www.linkedin.com/company/inspira-example',
    ]);
    expect(await texts(left.locator('li p').last())).toEqual([
      english ? 'Monday–Friday 9am–5pm MST' : 'Lunes a viernes, 9am–5pm MST',
    ]);
  });
  it('has a support section for existing clients: partners email, within 1 business day', async () => {
    const support = columns(page).first().locator('ul ~ *');
    expect(await hrefs(support.locator('a'))).toEqual(['mailto:partners@inspira.example']);
    expect(await text(support.locator('h3'))).toBe(english ? 'Already a client?' : '¿Ya eres cliente?');
    expect(await text(support)).toContain(english ? 'within 1 business day' : '1 día hábil');
  });
  it('has heading, description and the contact form on the right', async () => {
    const right = columns(page).nth(1);
    expect(await text(right.locator('h2'))).toBe(english ? 'Send us a message' : 'Envíanos un mensaje');
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
