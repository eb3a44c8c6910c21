import { describe, expect, inject, it } from 'vitest';
import { hydrated, withBrowser } from './browser-page.ts';
import { field } from './form-page.ts';
import { sidewaysScroll, styleOf } from './screen.ts';

const open = withBrowser();

describe('a page whose stylesheet does not come', () => {
  it.each(['/', '/-es'])(
    '%s has icons no larger than a line, and their drawings take no room',
    async (path) => {
      const { page } = await open('/robots.txt');
      await page.route(/\/assets\/.*\.css/, (route) => route.abort());
      await page.goto(inject('site') + path);
      const sizes = await page
        .locator('svg.icon, svg.sprite')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(sizes.length).toBeGreaterThan(10);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(24);
      expect(await page.locator('svg.sprite').evaluate((one) => one.getBoundingClientRect().height)).toBe(0);
    },
  );
});

const own = /\/assets\/page\..*\.css/;

describe('a page of which only its own stylesheet does not come, at first or at all', () => {
  it('asks for it once more, and looks as always', async () => {
    const { page } = await open('/robots.txt');
    await page.route(own, (route) => route.abort(), { times: 1 });
    await page.goto(`${inject('site')}/contact`);
    await hydrated(page);
    expect(await styleOf(page, 'header', 'position')).toBe('fixed');
    expect(await page.locator('link[href*="/rest."]').count()).toBe(1);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it.each(['/contact', '/contact-es'])(
    '%s does without the rest of its rules, and says nothing wrong',
    async (path) => {
      const { page } = await open('/robots.txt');
      await page.route(own, (route) => route.abort());
      await page.goto(inject('site') + path);
      await hydrated(page);
      expect(await page.locator('link[href*="/rest."]').count()).toBe(0);
      expect(await page.locator('[data-no-script]:visible').count()).toBe(0);
      expect(await field(page, 'website').isVisible()).toBe(false);
      expect(await styleOf(page, '[data-section=contact] form', 'opacity')).toBe('1');
    },
  );
});
