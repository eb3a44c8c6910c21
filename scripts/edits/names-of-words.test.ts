import { describe, expect, it } from 'vitest';
import { tinyConfig } from '../../src/engine/core/testing/tiny-site.ts';
import { keysSince, namesOfWords } from './names-of-words.ts';

const pageOf = (count: number) => ({
  title: 'Title',
  page: Object.fromEntries(Array.from({ length: count }, (_, index) => [`words${index}`, 'Words'])),
});

describe('the names of edited words', () => {
  it('searches for each of a few, and for the groups of a page that came with many', () => {
    const versions = [{ en: { title: 'Old' } }, { en: pageOf(30) }] as const;
    expect(namesOfWords(new Set(['title']), [...versions], 'en')).toEqual(['t:title']);
    const came = new Set(Object.keys(pageOf(30).page).map((name) => `page.${name}`));
    expect(namesOfWords(came, [...versions], 'en')).toEqual(['t:page.']);
  });

  it('searches for none if a whole file may have been exchanged', () => {
    const keys = new Set(Object.keys(pageOf(30).page).map((name) => `page.${name}`));
    expect(namesOfWords(keys, [{ en: pageOf(30) }, { en: pageOf(30) }], 'en')).toBeUndefined();
  });

  it('knows whom an edit concerns only if every text has stayed, and the settings show none of them', () => {
    expect(keysSince([{ en: { a: 'One' } }, { en: { a: 'Two' } }], tinyConfig)).toEqual(['a']);
    expect(keysSince([{ en: { a: 'One' } }, { en: { a: 'One', b: 'Two' } }], tinyConfig)).toBeUndefined();
    // The second name makes the key that is there already.
    const twice = { a: { b: 'One' }, 'a.b': 'Two' };
    expect(keysSince([{ en: { a: { b: 'One' } } }, { en: twice }], tinyConfig)).toBeUndefined();
    const shown = { ...tinyConfig, name: 't:a' };
    expect(keysSince([{ en: { a: 'One' } }, { en: { a: 'Two' } }], shown)).toBeUndefined();
  });
});
