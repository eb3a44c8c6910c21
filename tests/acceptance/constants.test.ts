import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dataPath } from '../../src/engine/core/addresses/output-paths.ts';
import type { SiteConfig } from '../../src/generated/types.ts';
import { copySite, type SiteCopy } from '../copy-site.ts';
import { drawn, hydrated, stopClock, withBrowser } from './browser-page.ts';
import { failing } from './routed-page.ts';
import { scrollPageTo, styleOf } from './screen.ts';
import { project, type ServedSite, serveSite } from './serve-site.ts';

const open = withBrowser();
const floating = {
  type: 'floating-button',
  id: 'floating-button',
  props: { label: 't:home.welcome.rooms', link: 'page:rooms', icon: 'message-circle' },
} as const;

const constants: SiteConfig['constants'] = {
  headerOpaqueAfter: 200,
  floatingButtonAfter: 120,
  revealMargin: 40,
  heroDelay: 700,
  heroFade: 900,
  cardStagger: 250,
  fetchRetries: 1,
  retryDelayCap: 20,
};

let copy: SiteCopy;
let site: ServedSite;
beforeAll(async () => {
  copy = await copySite(path.join(project, 'tests/fixtures/mini-site'));
  const config = JSON.parse(await copy.read('site.config.json')) as SiteConfig;
  const changed = { ...config, constants, layout: { ...config.layout, after: [floating] } };
  await copy.write('site.config.json', JSON.stringify(changed));
  site = await serveSite(copy.root);
});
afterAll(async () => {
  await site?.stop();
  await copy.remove();
});

const openSite = async (address: string) => {
  const { page } = await open(address, {
    baseURL: site.address,
    viewport: { width: 390, height: 300 },
    reducedMotion: 'no-preference',
  });
  await hydrated(page);
  return page;
};

const scrollPage = async (page: Page, top: number) => {
  await scrollPageTo(page, top);
  await drawn(page);
};

const marked = (page: Page, name: string) =>
  page.evaluate((attribute) => document.documentElement.hasAttribute(attribute), name);

const scripts = async (address: string) =>
  [...(await (await fetch(address)).text()).matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name);

describe('CONF-7: every constant is configuration', () => {
  it('another configuration is the same code', async () => {
    const own = await scripts(`${site.address}/rooms`);
    expect(own).toEqual(await scripts(`${inject('miniSite')}/rooms`));
    expect(own.length).toBeGreaterThan(0);
  });

  it.each([
    ['headerOpaqueAfter', 'data-scrolled', 200],
    ['floatingButtonAfter', 'data-floating', 120],
  ])('%s', async (_, attribute, limit) => {
    const page = await openSite('/rooms');
    await scrollPage(page, limit);
    expect(await marked(page, attribute)).toBe(false);
    await scrollPage(page, limit + 1);
    expect(await marked(page, attribute)).toBe(true);
  });

  it('revealMargin', async () => {
    const page = await openSite('/rooms');
    const card = page.locator('[data-section=feature-tiles] [data-reveal]').last();
    const bring = async (gap: number) => {
      const top = await card.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await scrollPage(page, top - 300 - gap);
    };
    await bring(60);
    expect(await card.getAttribute('data-reveal')).toBe('');
    await bring(30);
    await expect.poll(() => card.getAttribute('data-reveal')).toBe('in');
  });

  it('heroDelay and heroFade', async () => {
    const page = await openSite('/');
    expect(await styleOf(page, 'h1', 'animation-delay')).toBe('0.7s');
    expect(await styleOf(page, 'h1', 'animation-duration')).toBe('0.9s');
  });

  it('cardStagger', async () => {
    const page = await openSite('/rooms');
    const card = page.locator('[data-section=feature-tiles] [data-item]').nth(1);
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.getAttribute('data-reveal')).toBe('in');
    expect(await card.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.25s');
  });

  it('fetchRetries and retryDelayCap', async () => {
    const page = await openSite('/');
    await stopClock(page);
    const asked = await failing(page, `**${dataPath('/rooms')}`);
    await page.locator('main a[href^="/rooms"]').focus();
    await asked(1);
    await page.clock.runFor(19);
    await asked(1);
    await page.clock.runFor(1);
    await asked(2);
    await page.clock.runFor(60_000);
    await asked(2);
  });
});
