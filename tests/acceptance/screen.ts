import type { Locator, Page } from 'playwright';

/** A language of the site with the suffix of its addresses. */
type Language = { language: 'en' | 'es'; suffix: '' | '-es' };
export const languages: Language[] = [
  { language: 'en', suffix: '' },
  { language: 'es', suffix: '-es' },
];

type Box = { left: number; right: number; top: number; bottom: number };

/** The section types of a page from its header to its floating button, as their roots name them. */
export const sectionTypes = (page: Page): Promise<string[]> =>
  page
    .locator('[data-section]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-section') ?? ''));

/** A section by its type or by its id on the page. */
export const section = (page: Page, name: string): Locator =>
  page.locator(`[data-section="${name}"], [data-section-id="${name}"]`).first();

/** The repeated items of a section. */
export const items = (page: Page, name: string): Locator => section(page, name).locator('[data-item]');

/** The words of every element, spaces evened. */
export const texts = async (all: Locator): Promise<string[]> =>
  (await all.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());

/** The words of one element, spaces evened. */
export const text = async (one: Locator): Promise<string> => (await texts(one)).join(' ');

/** Where every link leads. */
export const hrefs = (all: Locator): Promise<(string | null)[]> =>
  all.evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Where every element stands in the window. */
export const boxes = (all: Locator): Promise<Box[]> =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

/** Boxes grouped by the row of a grid that they stand in, as the eye sees it. */
export const rowsOf = (all: Box[]): Box[][] =>
  [...new Set(all.map(({ top }) => Math.round(top)))].map((top) =>
    all.filter((box) => Math.round(box.top) === top),
  );

/** How many boxes stand in each row. */
export const counts = (rows: Box[][]): number[] => rows.map((row) => row.length);

/** The horizontal middle of a row of boxes. */
export const middle = (row: Box[]): number =>
  (Math.min(...row.map(({ left }) => left)) + Math.max(...row.map(({ right }) => right))) / 2;

/** What breaks the testing contract: roots without their type or id, ids twice, elements of a list that are no items. */
export const contractFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[data-section]')].map((root) =>
      root.getAttribute('data-section-id'),
    );
    const bare = [...document.querySelectorAll('main > *')].filter(
      (root) => !root.hasAttribute('data-section'),
    );
    const groups = [...document.querySelectorAll('main :has(> [data-item])')].filter((group) =>
      [...group.children].some((child) => child.tagName === 'LI' && !child.hasAttribute('data-item')),
    );
    return [
      ...ids.filter((id, index) => !id || ids.indexOf(id) !== index).map((id) => `section id ${id}`),
      ...bare.map((root) => `no section: ${root.outerHTML.slice(0, 80)}`),
      ...groups.map((group) => `not every item is marked: ${group.outerHTML.slice(0, 80)}`),
    ];
  });

/** How many pixels one can scroll sideways: none on a page that fits. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Scrolls to a height at once. */
export const scrollPageTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** What a property of the first such element has become. */
export const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
