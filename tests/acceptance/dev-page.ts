import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { hydrated, withBrowser } from './browser-page.ts';
import { copyMiniSite, type RunningDev, startDev } from './dev-site.ts';
import { markDocument } from './routed-page.ts';

/** The panel above a page that says what is wrong with the content. */
export const problems = (page: Page) => page.getByRole('alert', { name: 'Content problems' });

/** The main heading of a page. */
export const heading = (page: Page) => page.locator('main h1');

/** Waits until the main heading has these words. */
export const headingIs = (page: Page, text: string) => heading(page).filter({ hasText: text }).waitFor();

/** The dev server on a small site that is as it was before each test, and a browser that looks at it. */
export const withDev = () => {
  let dev: RunningDev;
  beforeAll(async () => {
    dev = await startDev(await copyMiniSite());
  });
  afterEach(() => dev.restore());
  afterAll(() => dev.stop());
  // What is registered last comes first afterwards: no page loads itself anew while it is closed.
  const open = withBrowser();

  /** Opens a page of the dev server and marks its document, so that a reload shows. */
  const openMarked = async (path: string) => {
    const { page, said } = await open(path, { baseURL: dev.address });
    await hydrated(page);
    await markDocument(page);
    return { page, said };
  };
  return { open, openMarked, dev: () => dev };
};
