import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, windows, withBrowser } from './browser-page.ts';
import { boxes, items, languages } from './screen.ts';
import { propsOf, sectionsOf } from './solution-documents.ts';

const open = withBrowser();

/** Puts the middle of a step so far below the middle of the window. */
const bring = (page: Page, index: number, below = 0) =>
  items(page, 'process')
    .nth(index)
    .evaluate((step, distance) => {
      const { top, height } = step.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight / 2 - distance, behavior: 'instant' });
    }, below);

const current = (page: Page) =>
  items(page, 'process').evaluateAll((steps) =>
    steps.flatMap((step, index) => (step.getAttribute('aria-current') === 'step' ? [index] : [])),
  );

const becomes = (page: Page, index: number) =>
  page.waitForFunction((wanted) => {
    const steps = [...document.querySelectorAll('[data-section=process] [data-item]')];
    return steps[wanted]?.getAttribute('aria-current') === 'step';
  }, index);

const icons = (page: Page) =>
  items(page, 'process')
    .locator('.icon')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-icon')));

const { steps } = propsOf(sectionsOf('solutions'), 'process') as {
  steps: { iconOff: string; iconOn: string }[];
};

describe.each(languages)('SOLS-2: the process in $language', ({ suffix }) => {
  it.each(Object.entries(windows))('has rows of 230 px in a %s window', async (_, viewport) => {
    const { page } = await open(`/solutions${suffix}`, { viewport });
    const heights = (await boxes(items(page, 'process'))).map(({ top, bottom }) => bottom - top);
    expect(heights).toEqual([230, 230, 230, 230, 230]);
  });
  it('alternates left and right', async () => {
    const { page } = await open(`/solutions${suffix}`);
    const words = await boxes(items(page, 'process').locator('> div'));
    const sides = words.map(({ left, right }) =>
      right < windows.desktop.width / 2 ? 'left' : left > windows.desktop.width / 2 ? 'right' : 'between',
    );
    expect(sides).toEqual(['left', 'right', 'left', 'right', 'left']);
  });
  it('has the line before its words in a phone window', async () => {
    const { page } = await open(`/solutions${suffix}`, { viewport: windows.phone });
    const [words, nodes] = await Promise.all([
      boxes(items(page, 'process').locator('> div')),
      boxes(items(page, 'process').locator('> span')),
    ]);
    expect(words.map(({ left }, index) => left > (nodes[index]?.right ?? left))).toEqual(
      Array.from({ length: 5 }, () => true),
    );
  });
});

describe.each(Object.entries(windows))('SOLS-2: while scrolling in a %s window', (_, viewport) => {
  it('highlights the step nearest the vertical centre, with its on icon, others with their off icon', async () => {
    const { page } = await open('/solutions', { viewport });
    await hydrated(page);
    for (const index of [0, 1, 2, 3, 4, 2]) {
      await bring(page, index);
      await becomes(page, index);
      expect(await current(page)).toEqual([index]);
      const wanted = steps.map(({ iconOff, iconOn }, place) => (place === index ? iconOn : iconOff));
      expect(await icons(page)).toEqual(wanted);
    }
  });
  it('changes the step half way between two', async () => {
    const { page } = await open('/solutions-es', { viewport });
    await hydrated(page);
    await bring(page, 2);
    await becomes(page, 2);
    await bring(page, 2, -120);
    await becomes(page, 3);
    await bring(page, 2, -110);
    await becomes(page, 2);
    await bring(page, 2, 120);
    await becomes(page, 1);
    expect(await current(page)).toEqual([1]);
  });
});
