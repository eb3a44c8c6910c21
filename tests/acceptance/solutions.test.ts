import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { windows, withBrowser } from './browser-page.ts';
import { contractFaults, hrefs, items, languages, section, sectionTypes, text, texts } from './screen.ts';

const open = withBrowser();

describe.each(languages)('solutions overview in $language', ({ language, suffix }) => {
  const english = language === 'en';
  let page: Page;
  beforeEach(async () => {
    page = (await open(`/solutions${suffix}`)).page;
  });

  it('keeps the testing contract', async () => {
    expect(await contractFaults(page)).toEqual([]);
  });

  describe('SOLS-1', () => {
    it("has the title 'Solutions'", async () => {
      expect(await text(page.locator('h1'))).toBe(english ? 'Solutions' : 'Soluciones');
      expect(await page.title()).toContain(english ? 'Solutions' : 'Soluciones');
    });
    it('shows its sections in order', async () => {
      expect((await sectionTypes(page)).slice(1, -2)).toEqual([
        'page-hero',
        'solutions',
        'logos',
        'comparison',
        'process',
        'call-to-action',
        'testimonials',
      ]);
    });
    it('shows the cards of all 7 solutions', async () => {
      const links = await hrefs(items(page, 'solutions').locator('a'));
      expect(new Set(links).size).toBe(7);
      expect(links.every((link) => link?.startsWith(english ? '/solutions/' : '/inspira-'))).toBe(true);
    });
    it('shows trusted-by logos', async () => {
      expect(await text(section(page, 'logos').locator('h2'))).toBe(
        english ? 'Trusted by' : 'Confían en nosotros',
      );
      expect(await items(page, 'logos').locator('img[alt]:not([alt=""])').count()).toBeGreaterThan(3);
    });
    it("calls to action: 'Request a Demo'", async () => {
      const link = section(page, 'call-to-action').locator('a');
      expect(await texts(link)).toEqual([english ? 'Request a Demo' : 'Solicita una demo']);
      expect(await hrefs(link)).toEqual([`/contact${suffix}`]);
    });
    it('shows testimonials as Coming Soon', async () => {
      expect(await text(section(page, 'testimonials'))).toContain(english ? 'Coming Soon' : 'Próximamente');
    });
  });

  it('SOLS-2: the process has discovery, design, implementation, training, optimization', async () => {
    expect(await texts(items(page, 'process').locator('h3'))).toEqual(
      english
        ? ['Discovery', 'Design', 'Implementation', 'Training', 'Optimization']
        : ['Descubrimiento', 'Diseño', 'Implementación', 'Capacitación', 'Optimización'],
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
      const [first, last] = [rows().first(), rows().last()];
      expect(await texts(first.locator('td'))).toEqual(
        english ? ['4–8 weeks', '3–6 months'] : ['4–8 semanas', '3–6 meses'],
      );
      expect(await texts(last.locator('td').first())).toEqual([
        english ? '24/7 dedicated support' : 'Soporte dedicado 24/7',
      ]);
    });
    it('shows a boolean as check or cross with text for screen readers', async () => {
      const row = rows().nth(1);
      expect(await texts(row.locator('td .sr'))).toEqual(english ? ['Yes', 'No'] : ['Sí', 'No']);
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
