import type { Browser, Page, Request } from 'playwright';
import { pathOfPayload } from '../../src/engine/core/addresses/output-paths.ts';
import { openWatched, slowDown, untilQuiet } from './watched-page.ts';

/** A click on a link, and how often the processor's speed is divided. */
type ClickOptions = { site: string; to: string; isPrefetched: boolean; rate: number };

/** Milliseconds from the click to the frame with the new heading, and what was fetched of the new page. */
export type Click = { time: number; requests: number; bytes: number };

/** Runs in the page: the milliseconds from the next click until another h1 was painted. */
const untilHeading = () =>
  new Promise<number>((resolve) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    let clicked: number | undefined;
    const onClick = ({ timeStamp }: Event) => {
      clicked = timeStamp;
    };
    addEventListener('click', onClick, { capture: true, once: true });
    const afterPaint = (then: () => void) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    };
    const look = () => {
      const since = clicked;
      if (since === undefined || heading() === before) requestAnimationFrame(look);
      else afterPaint(() => resolve(performance.now() - since));
    };
    requestAnimationFrame(look);
  });

const homeOf = (to: string) => (to.includes('-es') ? '/-es' : '/');

const dataRequests = (page: Page): Request[] => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (pathOfPayload(new URL(request.url()).pathname) !== undefined) requests.push(request);
  });
  return requests;
};

/** Clicks a link of the home page once: pointed at before so that its page is there, or out of the blue. */
export const measureClick = async (browser: Browser, options: ClickOptions): Promise<Click> => {
  const { site, to, isPrefetched, rate } = options;
  const page = await openWatched(browser, { url: site + homeOf(to) });
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  const requests = dataRequests(page);
  if (isPrefetched) await link.hover();
  await untilQuiet(page);
  await slowDown(page, rate);
  const shown = page.evaluate(untilHeading);
  await page.waitForTimeout(100);
  if (isPrefetched) {
    await page.mouse.down();
    await page.mouse.up();
  } else await link.evaluate((element: HTMLElement) => element.click());
  const time = await shown;
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  await page.context().close();
  return { time, requests: requests.length, bytes };
};
