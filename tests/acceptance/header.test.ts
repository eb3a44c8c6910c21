import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import config from '../../site.config.json' with { type: 'json' };
import { hydrated, slugs, windows, withBrowser } from './browser-page.ts';
import { scrollPageTo } from './screen.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();
const { header: en } = siteWords.en;
const { header: es } = siteWords.es;

type Item = [label: string, link: string];
const media = config.facts.mediaUrl;
const items: Record<'en' | 'es', Item[]> = {
  en: [
    ['Solutions', '/solutions'],
    ['Rewards', '/rewards'],
    ['Partner With Us', '/partner-with-us'],
    ['About Us', '/about-us'],
    ['Media', media],
    ['Contact', '/contact'],
  ],
  es: [
    [es.solutions, '/solutions-es'],
    [es.rewards, '/rewards-es'],
    [es.partner, '/partner-with-us-es'],
    [es.about, '/about-us-es'],
    ['Blog', media],
    [es.contact, '/contact-es'],
  ],
};
const homes = { en: '/', es: '/-es' };
const languages = ['en', 'es'] as const;
const header = (page: Page) => page.locator('[data-section=header]');
const menu = (page: Page) => header(page).getByRole('navigation').filter({ visible: true }).last();
/** Label and address of each link; what only screen readers get, in brackets, is left out. */
const linksOf = (page: Page) =>
  menu(page)
    .locator('a')
    .evaluateAll((all) =>
      all.map((a) => [a.textContent?.replace(/ \(.*\)/, '').trim(), a.getAttribute('href')]),
    );

const openLive = async (path: string, viewport: { width: number; height: number } = windows.desktop) => {
  const { page } = await open(path, { viewport });
  await hydrated(page);
  return page;
};

describe('NAV-1: the header', () => {
  it.each(languages)('has its items in order and the button to the team (%s)', async (language) => {
    const page = await openLive(homes[language]);
    expect(await linksOf(page)).toEqual(items[language]);
    const words = { en: 'Talk to Our Team', es: es.talk };
    const button = header(page).getByRole('link', { name: words[language] });
    expect(await button.getAttribute('href')).toBe(items[language].at(-1)?.[1]);
    await button.click();
    await page.waitForURL(`**${items[language].at(-1)?.[1]}`);
  });

  it.each(languages)('opens the media site in a new tab (%s)', async (language) => {
    const page = await openLive(homes[language]);
    const link = header(page).locator(`a[href="${media}"]`).first();
    expect(await link.getAttribute('target')).toBe('_blank');
    expect((await link.getAttribute('rel'))?.split(' ')).toContain('noopener');
    await page.context().route(`${media}/**`, (route) => route.fulfill({ body: 'media' }));
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await tab.waitForURL(`${media}/`);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(homes[language]);
  });

  it.each(languages.flatMap((language) => items[language].filter(([, link]) => link !== media)))(
    'marks the current page: %s at %s',
    async (label, link) => {
      const page = await openLive(link);
      const current = menu(page).locator('[aria-current]');
      expect([await current.count(), await current.innerText()]).toEqual([1, label]);
      expect(await current.getAttribute('aria-current')).toBe('page');
    },
  );

  it.each(['/', '/-es', '/nowhere'])('marks none at %s, which is no item', async (path) => {
    const page = await openLive(path);
    expect(await menu(page).locator('[aria-current]').count()).toBe(0);
  });

  it('moves the mark on navigation', async () => {
    const page = await openLive('/rewards');
    await header(page).getByRole('link', { name: en.about }).click();
    await page.waitForURL('**/about-us');
    await expect.poll(() => menu(page).locator('[aria-current=page]').innerText()).toBe(en.about);
    expect(await menu(page).locator('[aria-current]').count()).toBe(1);
  });
});

describe('NAV-1: the current section', () => {
  const look = (page: Page) =>
    menu(page)
      .locator('[aria-current]')
      .evaluate((a) => [getComputedStyle(a).color, getComputedStyle(a).fontWeight]);

  it.each([
    ['/solutions', 'Solutions', slugs.map((slug) => `/solutions/${slug}`)],
    ['/solutions-es', es.solutions, slugs.map((slug) => `/inspira-${slug}-es`)],
    ['/solutions-es', es.solutions, ['/solutions-es/pay']],
  ])('is %s on a solution, with the look of the current page', async (overview, label, paths) => {
    const page = await openLive(overview);
    const expected = await look(page);
    for (const path of paths) {
      await page.goto(new URL(path, page.url()).href);
      const current = menu(page).locator('[aria-current]');
      expect([path, await current.allInnerTexts()]).toEqual([path, [label]]);
      expect(await current.getAttribute('aria-current')).toBe('true');
      expect(await look(page)).toEqual(expected);
    }
  });
});

describe('NAV-2: the header', () => {
  const background = (page: Page) => header(page).evaluate((one) => getComputedStyle(one).backgroundColor);

  it.each(Object.entries(windows))(
    'is transparent at the top and turns opaque in a %s window',
    async (_, viewport) => {
      const page = await openLive('/', viewport);
      expect(await background(page)).toBe('rgba(0, 0, 0, 0)');
      await scrollPageTo(page, 51);
      await page.waitForFunction(() => {
        const element = document.querySelector('[data-section=header]') as HTMLElement;
        return getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
      });
      await scrollPageTo(page, 0);
      await page.waitForFunction(() => {
        const element = document.querySelector('[data-section=header]') as HTMLElement;
        return getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)';
      });
    },
  );
});

describe('the skip link', () => {
  it.each([
    ['/', en.skip],
    ['/-es', es.skip],
    ['/solutions/pay', en.skip],
  ])('comes first at %s, is seen when focused and leads to the content', async (path, words) => {
    const page = await openLive(path);
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    expect(await skip.innerText()).toBe(words);
    const box = await skip.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.waitForURL('**#main');
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
  });
});
