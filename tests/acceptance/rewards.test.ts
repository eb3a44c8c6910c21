import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './browser-page.ts';
import { contractFaults, items, languages, section, sectionTypes, text, texts } from './screen.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();

describe.each(languages)('REW-1: rewards in $language', ({ language, suffix }) => {
  const english = language === 'en';
  const { hero, categories, recognition } = siteWords[language].rewards;
  let page: Page;
  beforeEach(async () => {
    page = (await open(`/rewards${suffix}`)).page;
  });

  it('keeps the testing contract', async () => {
    expect(await contractFaults(page)).toEqual([]);
    expect(await sectionTypes(page)).toEqual(
      expect.arrayContaining(['page-hero', 'reward-categories', 'recognition']),
    );
  });
  it('says up to 70% off at over 1,000,000 hotels in its hero', async () => {
    expect(await text(section(page, 'page-hero').locator('h1 + p'))).toContain(
      english ? 'Up to 70% off at over 1,000,000 hotels' : hero.text,
    );
  });
  it('has six categories', async () => {
    expect(await texts(items(page, 'reward-categories').locator('h3'))).toEqual(
      english
        ? [
            'Financial',
            'Merchandise and retail',
            'Travel',
            'Employee and partner recognition',
            'Lifestyle',
            'Custom',
          ]
        : [
            categories.financial,
            categories.merchandise,
            categories.travel,
            categories.recognition,
            categories.lifestyle,
            categories.custom,
          ].map(({ title }) => title),
    );
  });
  it('lists 3 items in each category, travel 5', async () => {
    const bullets = await items(page, 'reward-categories').evaluateAll((all) =>
      all.map((one) => [...one.querySelectorAll('ul > li')].filter((bullet) => bullet.textContent).length),
    );
    expect(bullets).toEqual([3, 3, 5, 3, 3, 3]);
  });
  it('has a recognition section with four tiles: enterprise, leadership, success, innovation', async () => {
    expect(await texts(items(page, 'recognition').locator('h3'))).toEqual(
      english
        ? ['Enterprise', 'Leadership', 'Success', 'Innovation']
        : [recognition.enterprise, recognition.leadership, recognition.success, recognition.innovation].map(
            ({ title }) => title,
          ),
    );
    expect(await items(page, 'recognition').locator('img').count()).toBe(4);
  });
});
