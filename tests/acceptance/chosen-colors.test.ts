import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, windows, withBrowser } from './browser-page.ts';

const open = withBrowser();
const inChosenColors = { viewport: windows.desktop, forcedColors: 'active', colorScheme: 'dark' } as const;

const styleOf = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

describe('in colours that the reader chose', () => {
  it.each(['main form [type=submit]', 'main form [name=name]', 'footer form', 'header [data-look]'])(
    '%s has an edge',
    async (selector) => {
      const { page } = await open('/contact', inChosenColors);
      await expect.poll(() => styleOf(page.locator(selector).first(), 'border-top-style')).toBe('solid');
    },
  );
  it.each(['li > div', 'li > span'])('a step of a process has an edge around its %s', async (part) => {
    const { page } = await open('/solutions', inChosenColors);
    const parts = page.locator(`[data-section=process] ${part}`);
    await expect.poll(() => styleOf(parts.first(), 'border-top-style')).toBe('solid');
  });
  it('the step of a process that one has come to is marked', async () => {
    const { page } = await open('/solutions', inChosenColors);
    await hydrated(page);
    const marked = () =>
      page.locator('[data-section=process] li').evaluateAll((steps) =>
        steps.flatMap((step) => {
          const lines = [...step.children].map((part) => getComputedStyle(part).outlineStyle);
          return lines.every((line) => line === 'solid') ? [step.getAttribute('aria-current')] : [];
        }),
      );
    await expect.poll(marked).toEqual(['step']);
  });
  it('the line of a process is seen', async () => {
    const { page } = await open('/solutions', inChosenColors);
    const line = () =>
      page
        .locator('[data-section=process] ol')
        .evaluate((list) => getComputedStyle(list, '::before').borderInlineStartStyle);
    await expect.poll(line).toBe('solid');
  });
  it('a field with the focus has an outline', async () => {
    const { page } = await open('/contact', inChosenColors);
    await hydrated(page);
    const field = page.locator('main form [name=name]');
    await field.focus();
    expect(await styleOf(field, 'outline-style')).toBe('solid');
  });
  it.each([
    ['/', 'footer img'],
    ['/solutions', 'thead img'],
    ['/partner-with-us', 'thead img'],
  ])('at %s light drawings of words (%s) turn dark where the ground is light', async (path, selector) => {
    const { page } = await open(path, { ...inChosenColors, colorScheme: 'light' });
    expect(await styleOf(page.locator(selector).first(), 'filter')).toBe('brightness(0)');
  });
  it('dark drawings of words turn light where the ground is dark', async () => {
    const { page } = await open('/', inChosenColors);
    expect(await styleOf(page.locator('header a img').first(), 'filter')).toBe('brightness(0) invert(1)');
  });
});
