import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocaleDocument, SiteConfig } from '../../src/generated/types.ts';
import { copySite, type SiteCopy } from '../copy-site.ts';
import { axeFaults } from './axe-faults.ts';
import { hydrated, settled, windows, withBrowser } from './browser-page.ts';
import { boxes } from './screen.ts';
import { project, type ServedSite, serveSite } from './serve-site.ts';

const openAnywhere = withBrowser();

const words = {
  title: 'Esta página todavía no está en español.',
  text: 'Te mostramos la versión en inglés.',
  link: 'Ir al inicio en español',
  close: 'Cerrar aviso',
};
const notice = {
  type: 'notice' as const,
  id: 'notice',
  props: {
    title: 't:notice.title',
    text: 't:notice.text',
    link: { label: 't:notice.link', link: 'page:home' },
    close: 't:notice.close',
  },
};

let copy: SiteCopy;
let site: ServedSite;

/** The site without the Spanish words of the page on rewards, which Spanish may lack. */
beforeAll(async () => {
  copy = await copySite(project);
  await copy.edit<SiteConfig>('site.config.json', ({ locales, layout }) => {
    for (const language of locales) if (language.locale === 'es') language.untranslated = 'fallback';
    layout.untranslated = notice;
  });
  for (const locale of ['en', 'es'])
    await copy.edit<LocaleDocument>(`locales/${locale}.json`, (document) => {
      document.notice = words;
      if (locale === 'es') delete document.rewards;
    });
  site = await serveSite(copy.root);
});
afterAll(() => Promise.all([copy.remove(), site.stop()]));

const open = (path: string, options = {}) => openAnywhere(path, { baseURL: site.address, ...options });
const line = (page: Page) => page.locator('[data-section=notice]');

describe.each(Object.entries(windows))('a page that is not translated yet, in a %s window', (_, viewport) => {
  it('says so above its content, accessibly, and leads on in the language of the visitor', async () => {
    const { page, said } = await open('/rewards-es', { viewport, bypassCSP: true });
    await hydrated(page);
    expect((await line(page).innerText()).replaceAll('\n', ' ')).toContain(`${words.title} ${words.text}`);
    expect(await page.locator('[data-section=page-hero]').getAttribute('lang')).toBe('en');
    expect(await axeFaults(page)).toEqual([]);
    const [header, notice] = await boxes(page.locator('[data-section=header]').or(line(page)));
    expect(notice?.top).toBeGreaterThanOrEqual(Math.floor(header?.bottom ?? Number.POSITIVE_INFINITY));
    await line(page).getByRole('link', { name: words.link }).click();
    await page.waitForURL(`${site.address}/-es`);
    expect(await line(page).count()).toBe(0);
    await settled(page);
    expect(said).toEqual([]);
  });

  it('closes the line by the keyboard, which then stands at the heading', async () => {
    const { page } = await open('/rewards-es', { viewport });
    await hydrated(page);
    await line(page).getByRole('button', { name: words.close }).press('Enter');
    await line(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('has no button without scripts, and no line where all is translated', async () => {
    const { page } = await open('/rewards-es', { viewport, javaScriptEnabled: false });
    expect(await line(page).isVisible()).toBe(true);
    expect(await line(page).locator('button').isVisible()).toBe(false);
    await page.goto(`${site.address}/rewards`);
    expect(await line(page).count()).toBe(0);
  });
});
