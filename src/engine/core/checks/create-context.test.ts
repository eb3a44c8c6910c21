import { describe, expect, it } from 'vitest';
import type { SiteSource } from '../types.ts';
import { contextOf, createContext, sharesWith } from './create-context.ts';
import { createValidators } from './schema-errors/validators.ts';
import { tinySite } from './testing/tiny-site.ts';

const none = new Set<string>();
const prepared = (given: SiteSource, unreadable = none) =>
  createContext(given, unreadable, createValidators(given.schemas));

describe('the site as the checks see it', () => {
  it('has the default language, those translated from it, and where each key is named', () => {
    const { defaultLocale, targetLocales, uses, words } = prepared(tinySite());
    expect([defaultLocale, targetLocales]).toEqual(['en', ['es']]);
    expect(uses.get('home.meta.title')).toEqual([
      expect.objectContaining({ place: expect.objectContaining({ file: 'pages/home.json' }) }),
    ]);
    expect([...words.keys()]).toEqual(['en', 'es']);
  });

  it('can be made of a faulty site: as it was given, and with the right kinds of values everywhere', () => {
    const faulty = tinySite({ 'pages/home.json#/sections': 'none', 'locales/es.json': [] });
    const { given, source, words } = prepared(faulty);
    const sectionsIn = ({ pages }: SiteSource) =>
      pages.find(({ file }) => file === 'pages/home.json')?.document.sections;
    expect([sectionsIn(given), sectionsIn(source)]).toEqual(['none', []]);
    expect([...words.keys()]).toEqual(['en']);
  });

  it('has no words of a file of which only a part could be read', () => {
    expect([...prepared(tinySite(), new Set(['locales/es.json'])).words.keys()]).toEqual(['en']);
  });

  it('is looked at in shares: each key belongs to one, and the languages as a whole to the first', () => {
    const given = tinySite();
    const validators = createValidators(given.schemas);
    const shares = [0, 1, 2].map((index) =>
      contextOf({ given, unreadable: none, validators, share: { index, count: 3 } }),
    );
    const ends = shares.map(({ ownKeys }) => ownKeys.to);
    expect(shares.map(({ ownKeys }) => ownKeys.from)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(shares[0]?.keyTable.keys.length);
    expect(shares.map(({ hasFirstWords }) => hasFirstWords)).toEqual([true, false, false]);
    const [first = ''] = shares[0]?.keyTable.keys ?? [];
    expect([...sharesWith(given, [first], 3)]).toEqual([0]);
  });

  it('knows the texts that the content names, whether or not somebody asked for their places before', () => {
    const [asked, fresh] = [prepared(tinySite()), prepared(tinySite())];
    const named = asked.marks.flatMap(({ text, value }) => (text === undefined ? [] : value));
    expect(named).not.toEqual([]);
    expect([...fresh.texts.keys()]).toEqual([...new Set(named)]);
  });
});
