import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { tinySource } from '../../../src/engine/core/testing/tiny-site.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { changedFact } from './changed-facts.ts';

const facts = { discount: '60%', hotels: '1.1M', street: '1 Cup Street', city: 'Cup City, AZ' };
const source = (change: object = {}) => {
  const site = tinySource();
  return { ...site, config: { ...site.config, facts: { ...facts, ...change } } };
};
const changedFacts = (now: SiteSource, before: SiteSource) => {
  const compared = { files: { source: now }, before, since: 'HEAD' };
  return changedFact.run(compared as never).map((finding) => problemOf(changedFact, finding));
};
const told = (change: object) =>
  changedFacts(source(change), source()).map(({ pointer, message }) => `${pointer} ${message}`);

describe('a fact that was another at the last commit', () => {
  it('is told when it has lost its %', () => {
    expect(changedFacts(source({ discount: '60' }), source())[0]?.check).toBe('content/changed-fact');
    expect(told({ discount: '60' })).toEqual([
      '/facts/discount The fact "discount" was "60%" at the last commit, and is "60" now, so its % is gone. Write "60%".',
    ]);
  });

  it('is told when it has got the value of another', () => {
    expect(told({ city: '1 Cup Street' })).toEqual([
      '/facts/city The fact "city" was "Cup City, AZ" at the last commit, and is "1 Cup Street" now, which is the value of "street". Write its own again.',
    ]);
    expect(told({ discount: 'Cup City, AZ', city: '60%' })).toHaveLength(1);
    const messages = changedFacts(source({ discount: '2012' }), source({ founded: '2012' }));
    expect(messages.map(({ message }) => message)).toEqual([
      expect.stringMatching(/which is the value of "founded"\. Write its own again\.$/),
    ]);
  });

  it('is meant when it has got the value of another both in figures and in words', () => {
    const inWords = (en: string) => ({ en, es: `${en} (es)` });
    const months = { months: '3–6', monthsInWords: inWords('three to six') };
    const before = source({ weeks: '4–8', weeksInWords: inWords('four to eight'), ...months });
    const both = { weeks: '3–6', weeksInWords: inWords('three to six') };
    expect(changedFacts(source({ ...both, ...months }), before)).toEqual([]);
    const figures = { weeks: '3–6', weeksInWords: inWords('four to eight') };
    expect(changedFacts(source({ ...figures, ...months }), before)).toHaveLength(1);
    const other = { months: '4–8', monthsInWords: inWords('four to eight') };
    expect(changedFacts(source({ ...both, ...other }), before).length).toBeGreaterThan(0);
  });

  it('is told when it has lost its unit', () => {
    expect(told({ hotels: '1.1' })).toEqual([
      '/facts/hotels The fact "hotels" was "1.1M" at the last commit, and is "1.1" now, so its M is gone. Write "1.1M".',
    ]);
  });

  it('is asked for with its unit, or as it was, when its number has changed as well', () => {
    expect(told({ discount: '50' }).join()).toContain('so its % is gone. Write "50%", or "60%" again.');
  });

  it('is asked for as a percentage when a spreadsheet has made a share of it', () => {
    expect(told({ discount: '0.6' }).join()).toContain('Write "60%".');
  });

  it('is told when it stops at a sign that had something behind it', () => {
    expect(changedFacts(source({ support: '24/' }), source({ support: '24/7' }))).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('so its end is gone. Write "24/7" again.') },
    ]);
  });

  it('is a remark when only the signs of a short value have changed', () => {
    expect(changedFacts(source({ weeks: '4-8' }), source({ weeks: '4–8' }))).toMatchObject([
      {
        severity: 'info',
        message: expect.stringContaining(
          'is "4-8" now, so only the punctuation has changed. Put it back, unless you mean it.',
        ),
      },
    ]);
    expect(changedFacts(source({ price: '€10' }), source({ price: '$10' }))).toMatchObject([
      { message: expect.stringContaining('only its signs have changed') },
    ]);
  });

  it('is told when its two numbers have become one', () => {
    expect(changedFacts(source({ weeks: '48' }), source({ weeks: '4–8' }))).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringContaining('so its two numbers are one. Write "4–8" again.'),
      },
    ]);
  });

  it.each([
    ['60%', 'x', 'so its number is gone'],
    ['60%', '%', 'so its number is gone'],
    ['60%', 'abc', 'so its number is gone'],
    ['60%', '6O%', 'so a letter stands where a digit belongs'],
    ['4–8', '3O%', 'so a letter stands where a digit belongs'],
    ['60%', '-5%', 'so it has got a minus'],
    ['3x', '%', 'so its number is gone'],
    ['1,000,000', '0', 'so it counts nothing'],
    ['24/7', '7/24', 'so its two numbers have changed places'],
    ['Cup City, AZ 00000', '%', 'so its number is gone'],
    ['four to eight', 'x', 'so its words are gone'],
  ])('is asked for as it was when its figure is damaged: "%s" that became "%s"', (former, value, says) => {
    expect(changedFacts(source({ shown: value }), source({ shown: former }))).toMatchObject([
      { severity: 'warning', message: expect.stringContaining(`${says}. Write "${former}" again.`) },
    ]);
  });

  it.each([
    ['60%', '65%'],
    ['3x', '4x'],
    ['24/7', 'always'],
    ['24/7', '24/5'],
    ['4–8', '4'],
    ['10 rooms', '2x4 rooms'],
    ['Cup City, AZ 00000', 'Mug Town, AZ 00001'],
    ['0%', '10%'],
  ])('is taken as meant when it has another figure: "%s" that became "%s"', (former, value) => {
    expect(changedFacts(source({ shown: value }), source({ shown: former }))).toEqual([]);
  });

  it('is told in the language in which it has a value of its own', () => {
    const [before, after] = ['1.1 million', '1.1 millionx'].map((en) =>
      source({ inWords: { en, es: '1.1 millones' } }),
    );
    expect(before && after && changedFacts(after, before)).toEqual([
      expect.objectContaining({
        severity: 'info',
        pointer: '/facts/inWords/en',
        message: expect.stringContaining('The fact "inWords" in "en" was "1.1 million"') as string,
      }),
    ]);
  });

  it('is told once when its languages were exchanged', () => {
    const [en, es] = ['1.1 million', '1.1 millones'];
    const problems = changedFacts(source({ inWords: { en: es, es: en } }), source({ inWords: { en, es } }));
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'warning',
        pointer: '/facts/inWords/en',
        message:
          'The fact "inWords" in "en" was "1.1 million" at the last commit, and is "1.1 millones" now, as it was in "es". Write in each language its own again.',
      }),
    ]);
  });

  it('is told when texts go on with its last word', () => {
    const site = (value: string) => {
      const { config, ...rest } = source({ discount: value });
      return { ...rest, config, locales: { ...rest.locales, en: { a: 'Up to %{discount} off' } } };
    };
    const messages = (value: string) => changedFacts(site(value), source()).map(({ message }) => message);
    expect(messages('60% off')).toEqual([expect.stringContaining('texts go on with "off" themselves')]);
    expect(messages('60% less')).toEqual([]);
  });

  it('is only a remark when a letter, signs or capitals have changed, or when it is as another of its kind', () => {
    const severities = (change: object) =>
      changedFacts(source(change), source({ sale: '25%' })).map(({ severity }) => severity);
    for (const city of ['Cup Citty, AZ', 'Cup Ctiy, AZ', 'Cup City AZ', 'Cup city, AZ'])
      expect(severities({ city })).toEqual(['info']);
    expect(severities({ discount: '25%' })).toEqual(['info']);
    expect(severities({ discount: '60%x' })).toEqual(['info']);
    expect(told({ city: 'Cup Citty, AZ' })).toEqual([
      '/facts/city The fact "city" was "Cup City, AZ" at the last commit, and is "Cup Citty, AZ" now, so only a letter has changed. Put it back, unless you mean it.',
    ]);
  });

  it('may change within its kind, come and go', () => {
    expect(told({ discount: '70%', hotels: '1.2M', city: 'Box Town, NY' })).toEqual([]);
    expect(told({ discount: 'half', street: '3 Box Lane' })).toEqual([]);
    expect(told({ other: '60%', hotels: undefined })).toEqual([]);
  });
});
