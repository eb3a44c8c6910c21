import path from 'node:path';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { slugs, withBrowser } from './browser-page.ts';
import { contractFaults, hrefs, items, languages, section, sectionTypes, text, texts } from './screen.ts';
import { siteWords } from './site-words.ts';
import { keyAndInline, solutionDocument, wordsAt } from './solution-documents.ts';

const open = withBrowser();

/** The name of a solution in a language. */
const nameOf = (slug: string, language: string) => {
  const { key, inline } = keyAndInline(solutionDocument(slug).card.title);
  return language === 'en' ? inline : wordsAt(language, key);
};
const solutions = languages.flatMap((one) => slugs.map((slug) => ({ ...one, slug })));

describe.each(solutions)('DET-1: $slug in $language', ({ language, suffix, slug }) => {
  const english = language === 'en';
  const { demo, benefits } = siteWords[language].solutionPage;
  let page: Page;
  beforeEach(async () => {
    page = (await open(english ? `/solutions/${slug}` : `/inspira-${slug}-es`)).page;
  });

  it('keeps the testing contract', async () => {
    expect(await contractFaults(page)).toEqual([]);
    expect(await sectionTypes(page)).toEqual(
      expect.arrayContaining(['solution-hero', 'overview', 'key-features', 'benefits']),
    );
  });
  it("has a hero with badge, headline, subheading and a 'Request a Demo' button linking to contact", async () => {
    const hero = section(page, 'solution-hero');
    expect((await texts(hero.locator('[data-enter]')))[0]).toBe(nameOf(slug, language));
    expect((await text(hero.locator('h1'))).length).toBeGreaterThan(15);
    expect((await text(hero.locator('h1 + p'))).length).toBeGreaterThan(60);
    expect(await texts(hero.locator('a'))).toEqual([english ? 'Request a Demo' : demo]);
    expect(await hrefs(hero.locator('a'))).toEqual([`/contact${suffix}`]);
  });
  it('shows the first 3 features in the overview and all of them as key features', async () => {
    const overview = await texts(items(page, 'overview').locator('h3'));
    const all = await texts(items(page, 'key-features').locator('h3'));
    expect(all).toHaveLength(['marketplace', 'travel-advisor'].includes(slug) ? 6 : 5);
    expect(overview).toEqual(all.slice(0, 3));
    expect(await items(page, 'key-features').locator('svg.icon, svg').count()).toBe(all.length);
  });
  it('shows three benefits: increased engagement, enhanced customer loyalty, measurable ROI', async () => {
    expect(await texts(items(page, 'benefits').locator('h3'))).toEqual(
      english
        ? ['Increased engagement', 'Enhanced customer loyalty', 'Measurable ROI']
        : [benefits.engagement, benefits.loyalty, benefits.roi],
    );
  });
});

describe.each(languages)('DET-2: travel in $language', ({ language }) => {
  it('says 1.1 million hotels (1.1M+), up to 60% off with closed-user-group pricing', async () => {
    const english = language === 'en';
    const { page } = await open(english ? '/solutions/travel' : '/inspira-travel-es');
    const hero = await text(section(page, 'solution-hero').locator('h1 + p'));
    const main = await text(page.locator('main'));
    if (english) {
      expect(hero).toContain('1.1 million hotels and up to 60% off with closed-user-group pricing');
    } else {
      expect(hero).toBe(siteWords.es.solutions.travel.hero.subheading);
    }
    expect(main).toContain('1.1M+');
  });
});

describe.each(slugs)('DATA-1 and LANG-5: the document of %s', (slug) => {
  const document = solutionDocument(slug);

  it('is a catalogue entry with slug, title, description, imageBg and icon', () => {
    expect(document.id).toBe(slug);
    expect(document.card).toMatchObject({
      title: expect.stringMatching(/^t:/),
      description: expect.stringMatching(/^t:/),
      imageBg: { src: expect.stringMatching(/^\/images\//) },
      icon: expect.stringMatching(/^[a-z0-9-]+$/),
    });
    for (const feature of document.features)
      expect(Object.keys(feature).sort()).toEqual(['description', 'icon', 'title']);
  });
  it('has its English inline and reaches its Spanish through a key', async () => {
    const [english, spanish] = await Promise.all([open(`/solutions/${slug}`), open(`/inspira-${slug}-es`)]);
    for (const { title } of document.features) {
      const { key, inline } = keyAndInline(title);
      expect(inline).toBeTruthy();
      expect(wordsAt('en', key)).toBeUndefined();
      expect(await texts(items(english.page, 'key-features').locator('h3'))).toContain(inline);
      expect(await texts(items(spanish.page, 'key-features').locator('h3'))).toContain(wordsAt('es', key));
    }
  });
});

describe('DATA-1: a card', () => {
  it.each(languages)('adds the learn-more label and the link in $language', async ({ language, suffix }) => {
    const { page } = await open(`/solutions${suffix}`);
    const name = nameOf('loyalty', language) ?? '';
    const card = items(page, 'solutions').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const { learnMore } = siteWords[language].solutions.cards;
    expect(await text(card.locator('a'))).toBe(`${learnMore} – ${name}`);
    expect(await hrefs(card.locator('a'))).toEqual([
      language === 'en' ? '/solutions/loyalty' : '/inspira-loyalty-es',
    ]);
    const picture = path.parse(solutionDocument('loyalty').card.imageBg.src).name;
    expect(await card.locator('img').getAttribute('src')).toContain(picture);
  });
  it('shows imageMobile on phones', async () => {
    const { page } = await open('/solutions/nope', { viewport: { width: 390, height: 844 } });
    const src = solutionDocument('marketplace').card.imageMobile?.src ?? '';
    const image = page.locator(`main img[src*="${path.parse(src).name}."]`);
    await image.scrollIntoViewIfNeeded();
    expect(await image.isVisible()).toBe(true);
  });
  it('shows the wide picture of the featured one on phones, too', async () => {
    const { page } = await open('/solutions', { viewport: { width: 390, height: 844 } });
    const image = page.locator('[data-featured] img');
    await image.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('[data-featured] img')?.currentSrc,
    );
    const shown = await image.evaluate((one: HTMLImageElement) => one.currentSrc);
    const { imageBg, imageMobile } = solutionDocument('marketplace').card;
    expect(shown).toContain(path.parse(imageBg.src).name);
    expect(shown).not.toContain(path.parse(imageMobile?.src ?? 'none').name);
  });
});
