import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, routes, withBrowser } from './browser-page.ts';
import { isSameDocument, markDocument } from './routed-page.ts';

const open = withBrowser();

/** Every element of the content with its attributes, and every text; without what the boot script and live forms add. */
const content = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const added: Record<string, string> = { 'data-reveal': '', 'data-scrolls': '' };
    const attributesOf = (element: Element) =>
      [...element.attributes]
        .filter(({ name }) => name !== 'tabindex' && name !== 'style')
        .filter(({ name }) => name !== 'hidden' || !element.hasAttribute('data-no-script'))
        .map(({ name, value }) => `${name}="${added[name] ?? value}"`)
        .sort();
    const main = document.querySelector('main') as HTMLElement;
    const found = document.createNodeIterator(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    let before: Node | null = null;
    for (let node = found.nextNode(); node; node = found.nextNode()) {
      const text = node.nodeValue ?? '';
      if (node instanceof Element) lines.push([node.localName, ...attributesOf(node)].join(' '));
      // A text of several values is several texts, divided by a comment in the document.
      else if (before instanceof Text && before.parentNode === node.parentNode)
        lines.push(`${lines.pop()}${text}`);
      else lines.push(text);
      before = node;
    }
    return lines;
  });

/** Shows another page without loading a document, as the browser's own buttons do. */
const goTo = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction((to) => document.querySelector(`link[rel=canonical][href$="${to}"]`), path);
};

describe('a page that React draws is the page that was prerendered', () => {
  it('on every English route, whichever sections had no code before', async () => {
    const prerendered = await open('/robots.txt', { javaScriptEnabled: false });
    const live = await open('/');
    await hydrated(live.page);
    await markDocument(live.page);
    const english = routes.map(([path]) => path);
    for (const path of [...english.slice(1), '/']) {
      await prerendered.page.goto(new URL(path, prerendered.page.url()).href);
      await goTo(live.page, path);
      expect(await content(live.page), path).toEqual(await content(prerendered.page));
    }
    expect(await isSameDocument(live.page)).toBe(true);
    expect(live.said).toEqual([]);
  });
});

describe('a prerendered section without code', () => {
  it('is taken over in its place when the page is shown anew, and keeps its elements', async () => {
    const { page, said } = await open('/');
    await hydrated(page);
    const before = await content(page);
    const loaded = page.waitForResponse(/static-components/);
    await page.evaluate(() => {
      const kept = [...document.querySelectorAll('main [data-section], main [data-item]')];
      Object.assign(window, { kept });
      document.dispatchEvent(new Event('site:refresh'));
    });
    await loaded;
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('[data-section=hero]') ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    );
    expect(await content(page)).toEqual(before);
    const isKept = () =>
      (window as unknown as { kept: Element[] }).kept.every((element) => element.isConnected);
    expect(await page.evaluate(isKept)).toBe(true);
    expect(said).toEqual([]);
  });

  it('leads on without loading a document, with a click, with Enter and in a new tab', async () => {
    const { page } = await open('/');
    await hydrated(page);
    await markDocument(page);
    const card = page.locator('[data-section=solutions] a[href="/solutions/loyalty"]').first();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      card.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL('**/solutions/loyalty');
    expect(new URL(page.url()).pathname).toBe('/');
    await card.press('Enter');
    await page.waitForURL('**/solutions/loyalty');
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

  it('closes what is open elsewhere when it is clicked', async () => {
    const { page } = await open('/');
    await hydrated(page);
    const button = page.locator('[data-section=header] button[aria-expanded]:visible');
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.locator('[data-section=hero] h1').click();
    await page.locator('[data-section=header] button[aria-expanded=false]:visible').waitFor();
  });
});
