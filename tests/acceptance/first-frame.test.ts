import { describe, expect, it } from 'vitest';
import { hydrated, routes, withBrowser } from './browser-page.ts';

const open = withBrowser();

/** Milliseconds after which a page that tells of no frame counts as seen. */
const untold = 300;

describe('the first frame waits for nothing that it does not need', () => {
  it.each(routes.map(([english]) => english))('%s: React is asked for after it', async (route) => {
    const { page } = await open(route);
    await hydrated(page);
    const { asked, loaded, painted } = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource');
      return {
        asked: files.find(({ name }) => name.includes('/assets/player.'))?.startTime ?? 0,
        loaded: visit?.loadEventStart ?? Number.NaN,
        painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
      };
    });
    expect(asked).toBeGreaterThanOrEqual(loaded);
    expect(asked).toBeGreaterThanOrEqual(Math.min(painted, loaded + untold));
  });
});
