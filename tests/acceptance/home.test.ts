import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import config from '../../site.config.json' with { type: 'json' };
import { windows, withBrowser } from './browser-page.ts';
import {
  boxes,
  contractFaults,
  counts,
  hrefs,
  items,
  languages,
  middle,
  rowsOf,
  section,
  sectionTypes,
  text,
  texts,
} from './screen.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();

describe.each(languages)('home in $language', ({ language, suffix }) => {
  const english = language === 'en';
  const words = siteWords[language].home;
  let page: Page;
  beforeEach(async () => {
    page = (await open(`/${suffix}`)).page;
  });

  it('keeps the testing contract', async () => {
    expect(await contractFaults(page)).toEqual([]);
  });

  describe('HOME-1', () => {
    it('shows its sections in order', async () => {
      expect(await sectionTypes(page)).toEqual([
        'header',
        'hero',
        'moments',
        'solutions',
        'impact',
        'feature-tiles',
        'logos',
        'call-to-action',
        'footer',
        'floating-button',
      ]);
    });
    it('has a hero with two buttons: solutions and contact', async () => {
      expect(await hrefs(section(page, 'hero').locator('a'))).toEqual([
        `/solutions${suffix}`,
        `/contact${suffix}`,
      ]);
    });
    it('shows the engagement impact with three stats', async () => {
      const stats = await texts(items(page, 'impact'));
      expect(stats).toHaveLength(3);
      for (const { value, label } of Object.values(words.impact).filter((one) => typeof one === 'object')) {
        const stat = stats.find((one) => one.startsWith(value));
        expect(stat).toContain(label);
      }
    });
    it('says why with four cards', async () => {
      expect(await items(page, 'feature-tiles').locator('h3').count()).toBe(4);
    });
    it('calls to action: talk to team, see solutions', async () => {
      const links = section(page, 'call-to-action').locator('a');
      expect(await hrefs(links)).toEqual([`/contact${suffix}`, `/solutions${suffix}`]);
      expect(await texts(links)).toEqual([words.cta.talk, words.cta.solutions]);
    });
    it('says since when the company is there: 2012', async () => {
      expect(await text(section(page, 'what-we-do'))).toContain('2012');
    });
  });

  describe('HOME-2', () => {
    const slugs = ['loyalty', 'travel', 'share', 'promotions', 'pay', 'travel-advisor', 'marketplace'];
    const addresses = slugs.map((slug) => (english ? `/solutions/${slug}` : `/inspira-${slug}-es`));
    const cards = () => section(page, 'solutions').locator('[data-item]:has(a)');

    it('shows the stat cards 30%+ conversions, 25%+ average sale price, 3x+ fewer cancellations', async () => {
      const stats = await texts(section(page, 'solutions').locator('[data-item]:not(:has(a))'));
      const { conversions, salePrice, cancellations } = words.solutions;
      expect(stats).toEqual([
        `30%+ ${conversions.label}`,
        `25%+ ${salePrice.label}`,
        `3x+ ${cancellations.label}`,
      ]);
    });
    it('shows six solution cards in a grid plus the full-width featured marketplace card', async () => {
      expect(await hrefs(cards().locator('a'))).toEqual(addresses);
      const rows = rowsOf(await boxes(cards()));
      expect(counts(rows)).toEqual([3, 3, 1]);
      const [first = [], , [featured] = []] = rows;
      expect(featured?.left).toBeCloseTo(first[0]?.left ?? 0);
      expect(featured?.right).toBeCloseTo(first[2]?.right ?? 0);
    });
    it('names the number of solutions in its heading, counted', async () => {
      const heading = await text(section(page, 'solutions').locator('h2'));
      const { numbers } = config.locales.find(({ locale }) => locale === language) ?? {};
      expect(heading.toLowerCase()).toContain(numbers?.[7]);
    });
    it('has a learn-more-solutions button', async () => {
      const button = section(page, 'solutions').locator('a').last();
      expect(await hrefs(button)).toEqual([`/solutions${suffix}`]);
      expect(await text(button)).toBe(words.solutions.button);
    });
  });
});

describe('HOME-3: the client logos', () => {
  const logos = (page: Page) => items(page, 'clients');
  const keep = (page: Page, count: number) =>
    logos(page).evaluateAll((all, wanted) => {
      for (const logo of all.slice(wanted)) logo.remove();
    }, count);

  it('are 14, each with the name of its brand', async () => {
    const { page } = await open('/');
    const names = await logos(page)
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    expect(names.filter(Boolean)).toHaveLength(14);
    expect(new Set(names).size).toBe(14);
  });
  it('stand in 2 columns on mobile', async () => {
    const { page } = await open('/', { viewport: windows.phone });
    expect(counts(rowsOf(await boxes(logos(page))))).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });
  it('stand in 4 columns on large screens', async () => {
    const { page } = await open('/', { viewport: windows.desktop });
    expect(counts(rowsOf(await boxes(logos(page))))).toEqual([4, 4, 4, 2]);
  });
  it.each([14, 10, 6])('have the last two centred when they are %i', async (count) => {
    const { page } = await open('/', { viewport: windows.desktop });
    await keep(page, count);
    const rows = rowsOf(await boxes(logos(page)));
    const [last = [], first = []] = [rows.at(-1), rows[0]];
    expect(last).toHaveLength(2);
    expect(middle(last)).toBeCloseTo(middle(first));
    expect(last[0]?.left).toBeGreaterThan(first[0]?.right ?? 0);
  });
  it.each([
    [13, 1],
    [11, 3],
    [8, 4],
  ])('begin their last row at the start when they are %i', async (count, remainder) => {
    const { page } = await open('/', { viewport: windows.desktop });
    await keep(page, count);
    const rows = rowsOf(await boxes(logos(page)));
    expect(rows.at(-1)).toHaveLength(remainder);
    expect(rows.at(-1)?.[0]?.left).toBeCloseTo(rows[0]?.[0]?.left ?? 0);
  });
});

/** Design, section 16: only windows below 680 px have compact figures; `font.size.stat` and the drawn pages tell the rest. */
describe.each(['/', '/-es'])('the figures of %s', (path) => {
  it.each([
    { width: 390, stat: 35.1, impact: 52, columns: 3 },
    { width: 680, stat: 58.1, impact: 66, columns: 1 },
    { width: 820, stat: 63.1, impact: 73, columns: 3 },
    { width: 1024, stat: 70.5, impact: 83.2, columns: 3 },
    { width: 1440, stat: 85.4, impact: 104, columns: 3 },
  ])('are as large as drawn in a window $width px wide, and none leaves its place', async (drawn) => {
    const { page } = await open(path, { viewport: { width: drawn.width, height: 900 } });
    const cards = section(page, 'solutions').locator('[data-item]:not(:has(a))');
    const numbers = section(page, 'impact').locator('dt');
    const sizeOf = (element: Element) =>
      Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * 10) / 10;
    expect(await cards.locator('b').first().evaluate(sizeOf)).toBe(drawn.stat);
    expect(await numbers.first().evaluate(sizeOf)).toBe(drawn.impact);
    expect(rowsOf(await boxes(cards))[0]).toHaveLength(drawn.columns);
    const left = (element: Element) => element.scrollWidth - element.clientWidth;
    for (const one of [...(await cards.all()), ...(await numbers.all())])
      expect(await one.evaluate(left)).toBe(0);
  });
});
