import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** What a page's browser saw: how long each interaction took until its next frame, and every task that took long. */
type Seen = { interactions: number[]; tasks: number[] };

type WatchedWindow = { seen: Seen };

/** Runs in the page before anything else. */
const watch = () => {
  const seen: Seen = { interactions: [], tasks: [] };
  Object.assign(window, { seen });
  const keep = (type: string, add: (entry: PerformanceEventTiming) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry as PerformanceEventTiming);
    }).observe({ type, ...options });
  const onEvent = ({ duration, interactionId }: PerformanceEventTiming & { interactionId?: number }) =>
    interactionId && seen.interactions.push(duration);
  keep('event', onEvent, { durationThreshold: 16 });
  keep('longtask', ({ duration }) => seen.tasks.push(duration));
};

/** Waits until nothing has arrived for a while, so that what is measured next is alone. */
export const untilQuiet = async (page: Page): Promise<void> => {
  await page.waitForTimeout(150);
  await page.waitForFunction(() => {
    const arrivals = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return performance.now() - Math.max(0, ...arrivals.map(({ responseEnd }) => responseEnd)) > 200;
  });
};

type WatchOptions = BrowserContextOptions & { url: string };

/** Opens a page in a window of its own and waits until React has taken it over and nothing is on its way. */
export const openWatched = async (browser: Browser, { url, ...options }: WatchOptions): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'));
  await untilQuiet(page);
  return page;
};

/** Makes the processor of a page's browser this many times slower. */
export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** The longest that entries of the browser come after what they tell of. */
const untilTold = 500;

/** What the browser sees while something is done. */
export const seenDuring = async (page: Page, act: () => Promise<unknown>): Promise<Seen> => {
  await page.evaluate(() => {
    const { seen } = window as unknown as WatchedWindow;
    seen.interactions.length = 0;
    seen.tasks.length = 0;
  });
  await act();
  await page.waitForTimeout(untilTold);
  return page.evaluate(() => (window as unknown as WatchedWindow).seen);
};
