import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { routes, windows, withBrowser } from './browser-page.ts';
import { answerWith } from './form-page.ts';
import { openPrepared } from './routed-page.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();
const errorScreens = ['/nowhere', '/nada-es', '/solutions/unknown', '/inspira-unknown-es'];

/** Notes from the first byte on what the policy of the document forbade. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective}: ${blockedURI}`),
    );
    Object.assign(window, { refused });
  });

const openMenus = async (page: Page) => {
  await page.locator('[data-section=header] button[aria-expanded=false]:visible').first().click();
  await page.keyboard.press('Escape');
  await page.setViewportSize(windows.phone);
  const language = (await page.evaluate(() => document.documentElement.lang)) as 'en' | 'es';
  await page.getByRole('button', { name: siteWords[language].header.open }).click();
  await page.locator('dialog:modal').waitFor();
  await page.keyboard.press('Escape');
};

const openToast = async (page: Page) => {
  const form = page.locator('footer form');
  await form.locator('input[type=email]').fill('ana@solmarea.example');
  await form.locator('button[type=submit]').click();
  await page.locator('[data-toast]').first().waitFor();
};

describe('row 60: the policy of the site forbids nothing that the site does', () => {
  it.each([...routes.flat(), '/solutions-es/pay', ...errorScreens])(
    'on %s, with its menus and messages opened',
    async (path) => {
      const prepare = async (page: Page) => {
        await watch(page);
        await answerWith(page, { status: 500 });
      };
      const { page } = await openPrepared(open, path, { prepare });
      await openMenus(page);
      await openToast(page);
      expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
    },
  );

  it.each(['/', '/contact-es'])('on %s without scripts', async (path) => {
    const { page, said } = await open(path, { javaScriptEnabled: false });
    await page.waitForLoadState('load');
    expect(said).toEqual([]);
  });
});
