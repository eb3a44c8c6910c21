import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe-faults.ts';
import { hydrated, windows } from './browser-page.ts';
import { headingIs, problems, withDev } from './dev-page.ts';
import { isSameDocument } from './routed-page.ts';

const { open, openMarked, dev } = withDev();
const warnings = (page: Page) => page.locator('details', { hasText: /^\d+ warning/ });
const twice = () => dev().site.replace('locales/en.json', 'Our rooms', 'Our our rooms');

describe('what should be looked at, though the site can be shown', () => {
  it('is counted below the page that already shows it, and told at its line when asked for', async () => {
    const { page } = await openMarked('/rooms');
    await twice();
    await headingIs(page, 'Our our rooms');
    await warnings(page).waitFor();
    expect(await page.getByText(/locales\/en\.json:\d+:\d+/).isVisible()).toBe(false);
    await warnings(page).locator('summary').press('Enter');
    await page.getByText(/locales\/en\.json:\d+:\d+/).waitFor();
    expect(await problems(page).count()).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('waits until nothing is wrong', async () => {
    const { page } = await openMarked('/rooms');
    await twice();
    await warnings(page).waitFor();
    await dev().site.replace('locales/en.json', '"header": {', '"header": {,');
    await problems(page).waitFor();
    await warnings(page).waitFor({ state: 'detached' });
  });

  it.each(Object.entries(windows))('can be read by everyone in a %s window', async (_, viewport) => {
    await twice();
    const { page } = await open('/rooms', { baseURL: dev().address, viewport, bypassCSP: true });
    await hydrated(page);
    await warnings(page).locator('summary').click();
    expect(await axeFaults(page)).toEqual([]);
    const box = await warnings(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
  });
});
