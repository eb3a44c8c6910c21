import { describe, expect, inject, it } from 'vitest';
import { withBrowser } from './browser-page.ts';

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
