import type { Browser, Request } from 'playwright';
import { pathOfPayload } from '../../src/engine/core/addresses/output-paths.ts';

/** Bytes of a page as they are sent, compressed, by what they are. */
export type PageBytes = {
  /** The document and the stylesheet it waits for. */
  first: number;
  /** JavaScript that is there before the page has loaded. */
  early: number;
  /** All JavaScript until everything works. */
  script: number;
  font: number;
  image: number;
  data: number;
};

type Sent = { request: Request; isEarly: boolean };

const isData = (request: Request) => pathOfPayload(new URL(request.url()).pathname) !== undefined;

/** The rules for paper and for browsers without scripts: this browser does not wait for them. */
const isRare = (request: Request) => request.url().includes('/assets/rare.');

const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js');

/** What was asked for twice was sent once: the player is fetched, and then imported from the browser's cache. */
const bytesOf = async (sent: Sent[]): Promise<number> => {
  const most = new Map<string, number>();
  for (const { request } of sent) {
    const { responseBodySize } = await request.sizes();
    most.set(request.url(), Math.max(responseBodySize, most.get(request.url()) ?? 0));
  }
  return [...most.values()].reduce((sum, size) => sum + size, 0);
};

/** Opens a page, waits until React has taken it over, and counts what was sent. Nobody scrolls or touches anything. */
export const measureBytes = async (browser: Browser, url: string): Promise<PageBytes> => {
  const page = await browser.newPage();
  const sent: Sent[] = [];
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => sent.push({ request, isEarly: !isLoaded }));
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'));
  await page.waitForLoadState('networkidle');
  const of = (...types: string[]) =>
    sent.filter(({ request }) => types.includes(request.resourceType()) && !isData(request));
  const scripts = sent.filter(({ request }) => isScript(request));
  const bytes = {
    first: await bytesOf(
      of('document', 'stylesheet').filter(({ isEarly, request }) => isEarly && !isRare(request)),
    ),
    early: await bytesOf(scripts.filter(({ isEarly }) => isEarly)),
    script: await bytesOf(scripts),
    font: await bytesOf(of('font')),
    image: await bytesOf(of('image')),
    data: await bytesOf(sent.filter(({ request }) => isData(request))),
  };
  await page.close();
  return bytes;
};
