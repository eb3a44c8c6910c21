import type { Page } from 'playwright';
import { drawn } from './browser-page.ts';

/** Adds up, from the first byte of each document on, how far what stands on the page is moved. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shift = () => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { shift });
  });

/** How far things were moved so far, fonts and frames that were due included. */
export const shiftOf = async (page: Page): Promise<number> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await drawn(page);
  return page.evaluate(() => (window as unknown as { shift: () => number }).shift());
};
