import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { windows, withBrowser } from './browser-page.ts';
import { contractFaults, hrefs, items, languages, section, sectionTypes, text, texts } from './screen.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();

describe.each(languages)('solutions overview in $language', ({ language, suffix }) => {
  const english = language === 'en';
  const words = siteWords[language].solutions;
  let page: Page;
  beforeEach(async () => {
    page = (await open(`/solutions${suffix}`)).page;
  });

  it('keeps the testing contract', async () => {
    expect(await contractFaults(page)).toEqual([]);
  });

  describe('SOLS-1', () => {
    it("has the title 'Solutions'", async () => {
      expect(await text(page.locator('h1'))).toBe(english ? 'Solutions' : words.hero.title);
      expect(await page.title()).toContain(english ? 'Solutions' : words.hero.title);
    });
    it('shows its sections', async () => {
      const shown = [
        'page-hero',
        'solutions',
        'logos',
        'comparison',
        'process',
        'call-to-action',
        'testimonials',
      ];
      expect(await sectionTypes(page)).toEqual(expect.arrayContaining(shown));
    });
    it('shows the cards of all 7 solutions', async () => {
      const links = await hrefs(items(page, 'solutions').locator('a'));
      expect(new Set(links).size).toBe(7);
      expect(links.every((link) => link?.startsWith(english ? '/solutions/' : '/inspira-'))).toBe(true);
    });
    it('shows trusted-by logos', async () => {
      expect(await text(section(page, 'logos').locator('h2'))).toBe(words.logos.title);
      expect(await items(page, 'logos').locator('img[alt]:not([alt=""])').count()).toBeGreaterThan(3);
    });
    it("calls to action: 'Request a Demo'", async () => {
      const link = section(page, 'call-to-action').locator('a');
      expect(await texts(link)).toEqual([english ? 'Request a Demo' : words.hero.demo]);
      expect(await hrefs(link)).toEqual([`/contact${suffix}`]);
    });
    it('shows testimonials as Coming Soon', async () => {
      expect(await text(section(page, 'testimonials'))).toContain(
        english ? 'Coming Soon' : words.testimonials.badge,
      );
    });
  });

  it('SOLS-2: the process has discovery, design, implementation, training, optimization', async () => {
    const { discovery, design, implementation, training, optimization } = words.process;
    expect(await texts(items(page, 'process').locator('h3'))).toEqual(
      english
        ? ['Discovery', 'Design', 'Implementation', 'Training', 'Optimization']
        : [discovery, design, implementation, training, optimization].map(({ title }) => title),
    );
  });

  describe('SOLS-3', () => {
    const rows = () => items(page, 'comparison');
    it('compares in a real table with header cells', async () => {
      const table = section(page, 'comparison').locator('table');
      expect(await table.locator('thead th[scope=col]').count()).toBe(3);
      expect(await table.locator('tbody tr').count()).toBe(7);
      expect(await table.locator('tbody th[scope=row]').count()).toBe(7);
      expect(await rows().count()).toBe(7);
      const cells = await rows().evaluateAll((all) => all.map((row) => row.querySelectorAll('td').length));
      expect(new Set(cells)).toEqual(new Set([2]));
    });
    it('says implementation 4-8 weeks versus 3-6 months, and 24/7 dedicated support', async () => {
      const { implementation, support } = words.comparison;
      const cells = await texts(rows().locator('td'));
      expect(cells).toEqual(
        expect.arrayContaining(
          english
            ? ['4–8 weeks', '3–6 months', '24/7 dedicated support']
            : [implementation.provider, implementation.traditional, support.provider],
        ),
      );
    });
    it('shows a boolean as check or cross with text for screen readers', async () => {
      const row = rows()
        .filter({ has: page.locator('[data-icon=x]') })
        .first();
      expect(await texts(row.locator('td .sr'))).toEqual([words.comparison.yes, words.comparison.no]);
      const icons = row.locator('td .icon');
      expect(await icons.evaluateAll((all) => all.map((one) => one.getAttribute('data-icon')))).toEqual([
        'check',
        'x',
      ]);
    });
  });
});

describe('SOLS-3: the table remains one', () => {
  type Tree = { nodes: { role?: { value: string } }[] };
  it.each(Object.entries(windows))('for screen readers in a %s window', async (_, viewport) => {
    const { page } = await open('/solutions', { viewport });
    const session = await page.context().newCDPSession(page);
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as Tree;
    const count = (role: string) => nodes.filter((node) => node.role?.value === role).length;
    expect({
      tables: count('table'),
      heads: count('columnheader'),
      features: count('rowheader'),
      cells: count('cell') + count('gridcell'),
    }).toEqual({ tables: 1, heads: 3, features: 7, cells: 14 });
  });
});
