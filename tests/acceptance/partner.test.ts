import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { windows, withBrowser } from './browser-page.ts';
import {
  boxes,
  contractFaults,
  counts,
  hrefs,
  items,
  languages,
  rowsOf,
  section,
  sectionTypes,
  texts,
} from './screen.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();

describe.each(languages)('PAR-1: partner in $language', ({ language, suffix }) => {
  const english = language === 'en';
  const { cta, benefits, journey, comparison } = siteWords[language].partner;
  let page: Page;
  beforeEach(async () => {
    page = (await open(`/partner-with-us${suffix}`)).page;
  });

  it('keeps the testing contract', async () => {
    expect(await contractFaults(page)).toEqual([]);
    expect(await sectionTypes(page)).toEqual(
      expect.arrayContaining([
        'page-hero',
        'partner-benefits',
        'journey',
        'comparison',
        'logos',
        'sticky-bar',
      ]),
    );
  });
  it.each(['page-hero', 'sticky-bar'])(
    "has a 'partner with us' button to contact in its %s",
    async (name) => {
      const link = section(page, name).locator('a');
      expect(await texts(link)).toEqual([english ? 'Partner With Us' : cta]);
      expect(await hrefs(link)).toEqual([`/contact${suffix}`]);
    },
  );
  it('has six benefits', async () => {
    const titles = await texts(items(page, 'partner-benefits').locator('h3'));
    expect(titles.sort()).toEqual(
      (english
        ? [
            'Expert support',
            'Technology first',
            'Scalability',
            'Co-branded experience',
            'Flexible implementation',
            'Enterprise security',
          ]
        : [
            benefits.support,
            benefits.technology,
            benefits.scalability,
            benefits.cobrand,
            benefits.flexible,
            benefits.security,
          ].map(({ title }) => title)
      ).sort(),
    );
  });
  it('has a four-step journey in order', async () => {
    expect(await texts(items(page, 'journey').locator('h3'))).toEqual(
      english
        ? ['Initial consultation', 'Strategic alignment', 'Solution design', 'Launch and growth']
        : [journey.consultation, journey.alignment, journey.design, journey.launch].map(({ title }) => title),
    );
  });
  it('compares in a real table of six rows with header cells', async () => {
    const table = section(page, 'comparison').locator('table');
    expect(await table.locator('thead th[scope=col]').count()).toBe(3);
    expect(await table.locator('tbody tr[data-item] > th[scope=row] + td + td').count()).toBe(6);
    const { feature, provider, traditional } = comparison.launch;
    const launch = items(page, 'comparison').filter({ hasText: feature });
    expect(await texts(launch.locator('td'))).toEqual([provider, traditional]);
  });
});

describe('PAR-1: the partner logo grid', () => {
  it.each([
    [390, 2],
    [767, 2],
    [768, 3],
    [1023, 3],
    [1024, 4],
    [1440, 4],
  ])('at %i px has %i columns', async (width, columns) => {
    const { page } = await open('/partner-with-us', { viewport: { width, height: 900 } });
    const rows = counts(rowsOf(await boxes(items(page, 'partners'))));
    expect(Math.max(...rows)).toBe(columns);
    expect(rows.slice(0, -1).every((count) => count === columns)).toBe(true);
  });
});

describe.each(Object.entries(windows))('PAR-1: the sticky call to action in a %s window', (_, viewport) => {
  const bar = async (page: Page) => (await boxes(section(page, 'sticky-bar')))[0];
  it('stays at the lower edge of the window and rests above the footer', async () => {
    const { page } = await open('/partner-with-us-es', { viewport });
    for (const part of [0, 0.3, 0.6]) {
      await page.evaluate((share) => {
        scrollTo({ top: share * (document.querySelector('main')?.offsetHeight ?? 0), behavior: 'instant' });
      }, part);
      const box = await bar(page);
      expect(box?.bottom).toBeCloseTo(viewport.height - 16, 0);
      expect(box?.top).toBeGreaterThan(viewport.height * 0.7);
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [footer] = await boxes(section(page, 'footer'));
    expect((await bar(page))?.bottom).toBeLessThanOrEqual(footer?.top ?? 0);
  });
});
