import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { drawn, hydrated, withBrowser } from './browser-page.ts';
import { scrollPageTo, styleOf } from './screen.ts';

const open = withBrowser();
const moving = { reducedMotion: 'no-preference' } as const;

describe('MOTION-1: entrances', () => {
  it('a section fades in when its top comes within 100 px of the viewport bottom, not before', async () => {
    const { page } = await open('/', moving);
    await hydrated(page);
    const state = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll('[data-reveal]')];
        const last = all[all.length - 1] as HTMLElement;
        return { state: last.dataset.reveal, opacity: getComputedStyle(last).opacity };
      });
    expect(await state()).toEqual({ state: '', opacity: '0' });
    const scrollToGap = (gap: number) =>
      page.evaluate((distance) => {
        const all = [...document.querySelectorAll('[data-reveal]')];
        const top = (all[all.length - 1] as HTMLElement).getBoundingClientRect().top + scrollY;
        scrollTo({ top: top - innerHeight - distance, behavior: 'instant' });
      }, gap);
    await scrollToGap(130);
    await drawn(page);
    expect((await state()).state).toBe('');
    await scrollToGap(90);
    await page.waitForFunction(() => {
      const all = [...document.querySelectorAll('[data-reveal]')];
      return (all[all.length - 1] as HTMLElement).dataset.reveal === 'in';
    });
  });
  it('hero texts and buttons appear after 100 ms, in 1000 ms', async () => {
    const { page } = await open('/', moving);
    expect(await styleOf(page, '[data-section=hero] h1', 'animation-delay')).toBe('0.1s');
    expect(await styleOf(page, '[data-section=hero] h1', 'animation-duration')).toBe('1s');
  });
  it('cards stagger 100 ms per index', async () => {
    const { page } = await open('/solutions', moving);
    await page.locator('[data-section=solutions]').scrollIntoViewIfNeeded();
    const delays = await page
      .locator('[data-section=solutions] [data-item][data-reveal]')
      .evaluateAll((cards) =>
        cards
          .slice(0, 3)
          .map((card) => Number.parseFloat(getComputedStyle(card).getPropertyValue('--i') || '0')),
      );
    expect(delays).toEqual([0, 1, 2]);
  });
});

describe('MOTION-2: reduced motion', () => {
  it('turns all of it off', async () => {
    const { page } = await open('/', { reducedMotion: 'reduce' });
    const opacities = await page
      .locator('[data-reveal], [data-enter]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });
});

/** What a page looked like when its browser was asked for a view transition. */
type Begun = { picture: boolean; heading: string | undefined };

/** Follows the card of a solution, and tells what was seen when the transition began. */
const followCard = async (page: Page) => {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const begun: Begun = {
        picture: document.querySelector('[data-transition-from][style*="page-art"]') !== null,
        heading: document.querySelector('h1')?.textContent,
      };
      Object.assign(window, { begun });
      return start(change);
    };
  });
  await page.locator('[data-section=solutions] a[href="/solutions/travel"]').click();
  await page.waitForURL('**/solutions/travel');
  return () => page.evaluate(() => (window as unknown as { begun?: Begun }).begun);
};

describe('MOTION-3: view transitions', () => {
  it('a solution card becomes the solution hero, which is on screen before', async () => {
    const { page } = await open('/solutions', moving);
    await hydrated(page);
    const begun = await followCard(page);
    const heading = await page.locator('h1').textContent();
    await expect.poll(begun).toEqual({ picture: true, heading });
    const named = () =>
      page
        .locator('[data-section=solution-hero] *')
        .evaluateAll(
          (all) => all.filter((one) => getComputedStyle(one).viewTransitionName === 'page-art').length,
        );
    await expect.poll(named).toBe(1);
    expect(await page.locator('[data-transition-from]').count()).toBe(0);
    expect(await page.locator('[data-transition-to]').isVisible()).toBe(true);
  });
  it('none where motion is not wanted', async () => {
    const { page } = await open('/solutions', { reducedMotion: 'reduce' });
    await hydrated(page);
    const begun = await followCard(page);
    await drawn(page);
    expect(await begun()).toBeUndefined();
    expect(await page.locator('[data-transition-to]').isVisible()).toBe(true);
  });
});

describe('NAV-2 and NAV-5: what scrolling shows', () => {
  it('the header is transparent at the top and opaque after more than 50 px', async () => {
    const { page } = await open('/', moving);
    const scrolled = () => page.evaluate(() => document.documentElement.hasAttribute('data-scrolled'));
    await scrollPageTo(page, 50);
    await drawn(page);
    expect(await scrolled()).toBe(false);
    await scrollPageTo(page, 51);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-scrolled'));
  });
  it('the floating button appears past 300 px and leads to contact', async () => {
    const { page } = await open('/-es', moving);
    const button = page.locator('[data-section=floating-button] a, a[data-section=floating-button]').first();
    expect(await button.isVisible()).toBe(false);
    await scrollPageTo(page, 301);
    await button.waitFor({ state: 'visible' });
    expect(await button.getAttribute('href')).toBe('/contact-es');
  });
});
