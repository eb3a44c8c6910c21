import { expect, it } from 'vitest';
import { randomSent } from '../../scripts/i18n/exchange/testing/random-texts.ts';
import { writeXliff } from '../../scripts/i18n/exchange/write-xliff.ts';
import { withBrowser } from './browser-page.ts';

const open = withBrowser();

it('a real XML parser reads from exported XLIFF what was exported', async () => {
  const sent = randomSent(3, { whole: false });
  const { page } = await open('/nowhere', { bypassCSP: true });
  const read = await page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'application/xml');
    const signs = (node: Node, unit: Element): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      if (node.localName === 'cp')
        return String.fromCodePoint(Number.parseInt(node.getAttribute('hex') ?? '', 16));
      if (node.localName === 'ph')
        return unit.querySelector(`data[id=${node.getAttribute('dataRef')}]`)?.textContent ?? '';
      return [...node.childNodes].map((child) => signs(child, unit)).join('');
    };
    return [...root.querySelectorAll('unit')].map((unit) => ({
      key: unit.id,
      // Halves of signs are told as numbers: they do not survive the way from the browser.
      words: ['source', 'target'].map((name) => {
        const words = unit.querySelector(name);
        return words ? Array.from(signs(words, unit), (sign) => sign.codePointAt(0)) : [];
      }),
    }));
  }, writeXliff(sent));
  const numbers = (text: string) => Array.from(text, (sign) => sign.codePointAt(0));
  expect(read).toEqual(
    sent.texts.map(({ key, source, target }) => ({ key, words: [numbers(source), numbers(target)] })),
  );
});
