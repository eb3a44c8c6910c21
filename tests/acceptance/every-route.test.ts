import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe-faults.ts';
import { allPaths, hydrated, settled, windows, withBrowser } from './browser-page.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { sidewaysScroll } from './screen.ts';

const open = withBrowser();

const errorScreens = ['/nowhere', '/nada-es', '/solutions/unknown', '/inspira-unknown-es'];

describe.each(Object.entries(windows))('in a %s window', (_, viewport) => {
  it.each(allPaths)(
    '%s says nothing on the console, breaks no policy, and React takes it over as it is',
    async (path) => {
      const { page, said } = await open(path, { viewport });
      await page.evaluate(() => {
        const found: string[] = [];
        document.addEventListener('securitypolicyviolation', (event) => found.push(event.violatedDirective));
        Object.assign(window, { found });
      });
      const before = await page.locator('main').innerHTML();
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await settled(page);
      expect(await page.evaluate(() => (window as unknown as { found: string[] }).found)).toEqual([]);
      expect(said).toEqual([]);
      expect(before.length).toBeGreaterThan(1000);
    },
  );

  it.each([...allPaths, ...errorScreens])('axe finds nothing on %s', async (path) => {
    const { page } = await open(path, { viewport, bypassCSP: true });
    await hydrated(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.close();
  });
});

describe('no horizontal scroll', () => {
  const widths = [320, 360, 390, 480, 640, 768, 900, 1024, 1280, 1440, 1920];
  it.each([...allPaths, ...errorScreens])('on %s from 320 px up', async (path) => {
    const { page } = await open(path, { viewport: { width: 320, height: 800 } });
    const wide: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      if ((await sidewaysScroll(page)) > 0) wide.push(`${width}: ${await sidewaysScroll(page)} px too wide`);
    }
    expect(wide).toEqual([]);
  });
});

/** What the links of mails open, here without what those have at their end. */
const mailLinks = ['confirm', 'unsubscribe'].flatMap((name) => [
  `/newsletter/${name}`,
  `/newsletter/${name}-es`,
]);

describe.each(Object.entries(windows))('no layout shift in a %s window', (_, viewport) => {
  it.each([...allPaths, ...mailLinks])(
    'on %s while fonts and pictures arrive and React takes over',
    async (path) => {
      const { page } = await open('/robots.txt', { viewport });
      await watchShifts(page);
      await page.goto(new URL(path, page.url()).href);
      await hydrated(page);
      await settled(page);
      expect(await shiftOf(page)).toBe(0);
    },
  );
});
