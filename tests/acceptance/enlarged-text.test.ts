import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { routes, windows, withBrowser } from './browser-page.ts';
import { sidewaysScroll } from './screen.ts';

const open = withBrowser();
const pages = [...routes.flat(), '/no-such-page', '/solutions/no-such-solution'];

/** Texts that the window or what they stand in cuts off sideways; what can be scrolled to is not cut. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const styleOf = (element: Element) => getComputedStyle(element).overflowX;
    const framesOf = (element: Element | null): Element[] => {
      if (!element || styleOf(element) === 'auto') return [];
      const frames = framesOf(element.parentElement);
      return styleOf(element) === 'visible' ? frames : [element, ...frames];
    };
    const isCut = (word: DOMRect, frame: Element) => {
      const { left, right } = frame.getBoundingClientRect();
      return word.right > right + 1 || word.left < left - 1;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) => {
      const isShown = parentElement?.checkVisibility({ visibilityProperty: true });
      return isShown && !parentElement?.closest('.sr, [aria-hidden=true], [role=tooltip]') ? 1 : 2;
    });
    const cut: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const frames = framesOf(texts.currentNode.parentElement);
      const words = [...range.getClientRects()];
      if (words.some((word) => frames.some((frame) => isCut(word, frame)))) cut.push(range.toString());
    }
    return cut;
  });

/** Every page with rules of the reader's own: what is cut, and how far one must scroll sideways. */
const faultsWith = async (rules: string) => {
  const { page } = await open('/robots.txt', { viewport: windows.phone, bypassCSP: true });
  const faults: string[] = [];
  for (const path of pages) {
    await page.goto(new URL(path, page.url()).href);
    await page.addStyleTag({ content: rules });
    const scroll = await sidewaysScroll(page);
    if (scroll > 0) faults.push(`${path} scrolls ${scroll} px sideways`);
    faults.push(...(await cutTexts(page)).map((text) => `${path} cuts ${text}`));
  }
  return faults;
};

describe('on a phone nothing is cut and nothing scrolls sideways', () => {
  it('with text enlarged to 200 % (WCAG 1.4.4)', async () => {
    expect(await faultsWith('html { font-size: 200% }')).toEqual([]);
  });

  it('with wider lines, letters and words (WCAG 1.4.12)', async () => {
    const rules =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
    expect(await faultsWith(rules)).toEqual([]);
  });
});
