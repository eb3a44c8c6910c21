import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import config from '../../site.config.json' with { type: 'json' };
import { withBrowser } from './browser-page.ts';
import { contractFaults, hrefs, items, languages, section, sectionTypes, text, texts } from './screen.ts';
import { siteWords } from './site-words.ts';
import { propsOf, sectionsOf } from './solution-documents.ts';

const open = withBrowser();

const { values, presence, team, awards, careers } = siteWords.es.about;
const words = {
  en: {
    values: ['Commitment', 'Integrity', 'Accountability', 'Work', 'Innovation', 'Inclusion'],
    presence: {
      America: ['United States', 'Mexico'],
      Europe: ['United Kingdom', 'Spain'],
      Asia: ['Philippines', 'India', 'United Arab Emirates'],
    },
    heads: [
      'Operations',
      'Business Development',
      'Supply',
      'Technology',
      'Design',
      'Customer Support',
      'Communications and Digital Marketing',
      'Accounts',
    ],
    finalist: 'Finalist',
    careers: 'Explore Careers',
  },
  es: {
    values: [
      values.commitment,
      values.integrity,
      values.accountability,
      values.work,
      values.innovation,
      values.inclusion,
    ].map(({ title }) => title),
    presence: {
      [presence.america]: [presence.unitedStates, presence.mexico],
      [presence.europe]: [presence.unitedKingdom, presence.spain],
      [presence.asia]: [presence.philippines, presence.india, presence.unitedArabEmirates],
    },
    heads: [
      team.operations,
      team.businessDevelopment,
      team.supply,
      team.technology,
      team.design,
      team.support,
      team.communications,
      team.accounts,
    ].map(({ role }) => role),
    finalist: awards.finalist,
    careers: careers.button,
  },
};

describe.each(languages)('ABO-1: about in $language', ({ language, suffix }) => {
  const expected = words[language];
  let page: Page;
  beforeEach(async () => {
    page = (await open(`/about-us${suffix}`)).page;
  });

  it('keeps the testing contract', async () => {
    expect(await contractFaults(page)).toEqual([]);
    expect(await sectionTypes(page)).toEqual(
      expect.arrayContaining([
        'page-hero',
        'story',
        'feature-tiles',
        'presence',
        'leadership',
        'awards',
        'careers',
      ]),
    );
  });
  it('tells the story in four paragraphs, founded in 2012', async () => {
    const paragraphs = await texts(items(page, 'story').locator('p'));
    expect(paragraphs).toHaveLength(4);
    expect(paragraphs[0]).toContain('2012');
    expect(Math.min(...paragraphs.map(({ length }) => length))).toBeGreaterThan(80);
  });
  it('has a mission with six values', async () => {
    const mission = section(page, 'values');
    expect(await text(mission.locator('h2'))).toMatch(/mission|misión/);
    expect(await texts(mission.locator('[data-item] h3'))).toEqual(expected.values);
  });
  it('shows its global presence by continent and country, with cities', async () => {
    const continents = await items(page, 'presence').evaluateAll((all) =>
      all.map((one) => ({
        name: one.querySelector('h3')?.textContent ?? '',
        countries: [...one.querySelectorAll('dt')].map((country) => country.textContent),
        cities: [...one.querySelectorAll('dd')].map((city) => city.textContent),
      })),
    );
    expect(Object.fromEntries(continents.map(({ name, countries }) => [name, countries]))).toEqual(
      expected.presence,
    );
    for (const { countries, cities } of continents) {
      expect(cities).toHaveLength(countries.length);
      expect(cities.every((city) => city.length > 3)).toBe(true);
    }
  });
  it('shows a founder with a quote and eight heads', async () => {
    const [founder, ...heads] = await items(page, 'leadership').all();
    const { quote } = siteWords[language].about.team.founder;
    expect(await founder?.locator('blockquote').textContent()).toBe(quote);
    const roles = await Promise.all(heads.map((head) => head.locator('h3 + p').textContent()));
    expect(roles).toEqual(expected.heads.map((head) => expect.stringContaining(head)));
    expect(await items(page, 'leadership').locator('img').count()).toBe(9);
  });
  it('shows three finalist entries from two award events in 2023', async () => {
    const awards = items(page, 'awards');
    expect(new Set(await texts(awards.locator('h3'))).size).toBe(3);
    expect(await texts(awards.locator('b'))).toEqual(Array(3).fill(expected.finalist));
    const events = await texts(awards.locator('span'));
    expect(events.every((event) => event.includes('2023'))).toBe(true);
    expect(new Set(events).size).toBe(2);
  });
  it("has careers with an 'Explore Careers' button and a mail link", async () => {
    const links = section(page, 'careers').locator('a');
    expect((await texts(links))[0]).toContain(expected.careers);
    expect((await hrefs(links))[1]).toBe(`mailto:${config.facts.careersEmail}`);
  });
});

describe('DATA-3: entities of the about page', () => {
  const props = (type: string) => propsOf(sectionsOf('about-us'), type);
  const keys = (entry: object) => Object.keys(entry).sort();

  it('a team member has name, role, bio, image and key; the founder a quote, too', () => {
    const { founder, members } = props('leadership') as { founder: object; members: object[] };
    expect(keys(founder)).toEqual(['bio', 'image', 'key', 'name', 'quote', 'role']);
    for (const member of members) expect(keys(member)).toEqual(['bio', 'image', 'key', 'name', 'role']);
  });
  it('an award has title, event, status and image', () => {
    for (const award of props('awards').awards as object[])
      expect(keys(award)).toEqual(['event', 'image', 'status', 'title']);
  });
  it('a presence has continent, countries and cities', () => {
    for (const { continent, countries } of props('presence').continents as {
      continent: string;
      countries: { cities: string[] }[];
    }[]) {
      expect(continent).toMatch(/^t:/);
      expect(countries.every(({ cities }) => cities.length > 0)).toBe(true);
    }
  });
});
