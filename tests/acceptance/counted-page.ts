import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { ServicesConfig } from '../../src/generated/types.ts';
import { copySite } from '../copy-site.ts';
import { project, type ServedSite, serveSite } from './serve-site.ts';

/** The measurement id of the tests. */
export const id = 'G-TEST1234';

/** The site as it is when its services are configured otherwise. */
export const serveWith = async (services: ServicesConfig): Promise<ServedSite> => {
  const copy = await copySite(project);
  await copy.edit('site.config.json', (config: { services: ServicesConfig }) => {
    Object.assign(config.services, services);
  });
  const site = await serveSite(copy.root);
  return { ...site, stop: () => site.stop().then(copy.remove) };
};

/** A visitor who agreed, or did not, at an earlier visit. */
export const decided = (page: Page, choice: 'granted' | 'denied'): Promise<unknown> =>
  page.addInitScript((kept) => localStorage.setItem('consent', JSON.stringify(kept)), {
    version: 1,
    choice,
  });

/** Google's script, empty, in place of the real one. */
export const emptyScript = (page: Page): Promise<unknown> =>
  page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      body: '',
    }),
  );

/** The calls in Google's queue whose first word is `kind`, or all of them. */
export const calls = (page: Page, kind?: string) =>
  page.evaluate((name) => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer
      .map((call) => [...(Array.from(call) as [string, string, object?])])
      .filter(([one]) => name === undefined || one === name);
  }, kind);

/** What Google is told of a page view. */
type View = { page_path: string; page_title: string; page_location: string };

/** The page views in Google's queue. */
export const views = async (page: Page): Promise<View[]> => {
  const events = await calls(page, 'event');
  expect(events.filter(([, name]) => name !== 'page_view')).toEqual([]);
  return events.map(([, , view]) => view as View);
};

/** The paths of the page views in Google's queue. */
export const paths = async (page: Page): Promise<string[]> =>
  (await views(page)).map((view) => view.page_path);

/** Waits until this many page views were counted. */
export const counted = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.filter((call) => call[0] === 'event').length === wanted;
  }, count);

/** Follows a link of the header. */
export const follow = async (page: Page, href: string): Promise<void> => {
  await page.locator(`[data-section=header] a[href="${href}"]`).first().click();
  await page.waitForURL((url) => url.pathname === href);
};
