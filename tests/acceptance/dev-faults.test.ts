import { rm } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe-faults.ts';
import { hydrated, windows } from './browser-page.ts';
import { heading, headingIs, problems, withDev } from './dev-page.ts';
import { copyMiniSite, startDev } from './dev-site.ts';
import { isSameDocument } from './routed-page.ts';

const { open, openMarked, dev } = withDev();
const solved = (page: Page) => problems(page).waitFor({ state: 'detached' });

describe('a fault of the content', () => {
  it('is named above the page with file, line and column, until it is corrected', async () => {
    const { page } = await openMarked('/');
    const text = await dev().site.read('pages/home.json');
    await dev().site.replace('pages/home.json', '"page-hero"', '"page-heroo"');
    const before = text.slice(0, text.indexOf('"page-hero"'));
    const place = `${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
    await problems(page).getByText(`pages/home.json:${place}`).waitFor();
    expect(await heading(page).innerText()).toBe('Sleep beside the lighthouse');
    await dev().site.write('pages/home.json', text);
    await solved(page);
    expect(await isSameDocument(page)).toBe(true);
  });

  const broken: [string, place: RegExp, () => Promise<void>][] = [
    [
      'a JSON syntax error',
      /locales\/en\.json:\d+:\d+/,
      () => dev().site.replace('locales/en.json', '"header": {', '"header": {,'),
    ],
    [
      'a configuration that is no JSON',
      /site\.config\.json:1:1 The file is empty/,
      () => dev().site.write('site.config.json', ''),
    ],
    ['a missing page', /pages\/home\.json:\d+:\d+/, () => rm(dev().site.file('pages/rooms.json'))],
    ['a missing configuration', /site\.config\.json:\d+:\d+/, () => rm(dev().site.file('site.config.json'))],
    ['a deleted picture', /pages\/home\.json:\d+:\d+/, () => rm(dev().site.file('public/images/faro.svg'))],
    ['a missing folder', /locales/, () => rm(dev().site.file('locales'), { recursive: true })],
  ];
  it.each(broken)('leaves no blank page, open or opened anew: %s', async (_, place, breakIt) => {
    const { page } = await openMarked('/');
    await breakIt();
    await problems(page).getByText(place).first().waitFor();
    expect(await heading(page).isVisible()).toBe(true);
    await page.reload();
    await problems(page).getByText(place).first().waitFor();
    expect(await heading(page).isVisible()).toBe(true);
    await dev().site.restore();
    await solved(page);
  });
});

describe('a site that is broken from the start', () => {
  it('says what is wrong and appears by itself when it is corrected', async () => {
    const site = await copyMiniSite();
    await site.replace('site.config.json', '"name": "Faro"', '"name": 7');
    const broken = await startDev(site);
    const { page } = await open('/rooms', { baseURL: broken.address });
    await problems(page)
      .getByText(/site\.config\.json:\d+:\d+/)
      .waitFor();
    expect(await heading(page).innerText()).toBe('This site cannot be shown yet');
    await site.restore();
    await headingIs(page, 'Our rooms');
    await broken.stop();
  });
});

describe('what is told above a page', () => {
  it.each(Object.entries(windows))('can be read by everyone in a %s window', async (_, viewport) => {
    await dev().site.replace('locales/en.json', '"header": {', '"header": {,');
    const { page } = await open('/', { baseURL: dev().address, viewport, bypassCSP: true });
    await hydrated(page);
    await problems(page).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await problems(page).evaluate((panel) => panel === document.activeElement)).toBe(true);
    const box = await problems(page).boundingBox();
    expect(box?.height).toBeLessThan(viewport.height / 2);
    expect(box?.width).toBe(viewport.width);
  });

  it('breaks no line within a name of a text, at any width', async () => {
    await dev().site.replace('locales/en.json', '"%{rooms} rooms', '"%{roomss} rooms');
    const { page } = await open('/', { baseURL: dev().address });
    const name = problems(page)
      .getByText(/^\S*%\{roomss\}\S*$/)
      .first();
    for (let width = 320; width <= 480; width += 10) {
      await page.setViewportSize({ width, height: 800 });
      expect(await name.evaluate((word) => word.getClientRects().length)).toBe(1);
    }
  });
});
