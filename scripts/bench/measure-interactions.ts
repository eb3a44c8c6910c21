import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { openWatched, seenDuring, slowDown, untilQuiet } from './watched-page.ts';

/** Something a visitor does on a page, from the state that `prepare` leaves. */
type Interaction = {
  name: string;
  route: string;
  window?: BrowserContextOptions;
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const header = (page: Page) => page.locator('[data-section=header]');
const burger = (page: Page) => header(page).locator('[aria-haspopup=dialog]');
const languages = (page: Page) => header(page).locator('button[aria-expanded]:visible');
const field = (page: Page, name: string) => page.locator(`[data-form=contact] [name=${name}]`);

/** Where a control is, found before it is used: what Playwright's own clicks look at would be measured with the page. */
const placeOf = async (control: Locator): Promise<[x: number, y: number]> => {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the page.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

const click = async (control: Locator) => control.page().mouse.click(...(await placeOf(control)));

const openPanel = async (page: Page) => {
  await page.touchscreen.tap(...(await placeOf(burger(page))));
  await page.locator('dialog:modal').waitFor();
};

const openLanguages = async (page: Page) => {
  await click(languages(page));
  await page.mouse.move(5, 500);
};

/** Comes to a field, and waits until the form's own code is there. */
const touchForm = async (page: Page) => {
  await field(page, 'name').focus();
  await untilQuiet(page);
};

/** What is measured: menus, languages, the forms and the words of an icon. */
export const interactions: Interaction[] = [
  { name: 'menu opens', route: '/', window: phone, act: openPanel },
  {
    name: 'menu closes',
    route: '/',
    window: phone,
    prepare: openPanel,
    act: (page) => page.keyboard.press('Escape'),
  },
  { name: 'languages open', route: '/', act: openLanguages },
  {
    name: 'language is switched',
    route: '/',
    prepare: openLanguages,
    act: (page) => click(header(page).locator('a[hreflang=es]:visible')),
  },
  { name: 'form is first touched', route: '/contact', act: (page) => click(field(page, 'name')) },
  {
    name: 'first letters, before the form was touched',
    route: '/contact',
    act: async (page) => {
      await click(field(page, 'message'));
      await page.keyboard.type('Hello', { delay: 60 });
    },
  },
  {
    name: 'letters',
    route: '/contact',
    prepare: touchForm,
    act: (page) => page.keyboard.type('Ana Pérez', { delay: 30 }),
  },
  {
    name: 'option is chosen',
    route: '/contact',
    prepare: touchForm,
    act: async (page) => {
      await field(page, 'inquiry').focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'empty form is sent',
    route: '/contact',
    prepare: touchForm,
    act: (page) => click(page.locator('[data-form=contact] [type=submit]')),
  },
  {
    name: 'newsletter, first letters',
    route: '/',
    prepare: (page) => page.locator('footer').scrollIntoViewIfNeeded(),
    act: async (page) => {
      await click(page.locator('footer [name=email]'));
      await page.keyboard.type('ana', { delay: 60 });
    },
  },
  {
    name: 'icon shows its words',
    route: '/',
    prepare: (page) => page.mouse.move(5, 500),
    act: async (page) => {
      await languages(page).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await page.getByRole('tooltip').first().waitFor();
    },
  },
];

/** Milliseconds that the slowest part took until its next frame; the browser tells of none below 16. */
export const measureInteraction = async (
  browser: Browser,
  { site, rate, interaction }: { site: string; rate: number; interaction: Interaction },
): Promise<number> => {
  const { route, window = {}, prepare, act } = interaction;
  const page = await openWatched(browser, { url: site + route, ...window });
  await slowDown(page, rate);
  await prepare?.(page);
  await page.waitForTimeout(300);
  const { interactions: seen } = await seenDuring(page, () => act(page));
  await page.context().close();
  return Math.max(16, ...seen);
};

/** Milliseconds of every long task while a page is scrolled to its end. */
export const measureScrolling = async (
  browser: Browser,
  { url, rate }: { url: string; rate: number },
): Promise<number[]> => {
  const page = await openWatched(browser, { url });
  await slowDown(page, rate);
  await page.mouse.move(700, 450);
  const { tasks } = await seenDuring(page, async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 300) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(50);
    }
  });
  await page.context().close();
  return tasks;
};
