import { describe, expect, it } from 'vitest';
import { problemsAfter } from './testing/tiny-site.ts';

const many = (sentence: string) =>
  Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`s${index}`, `${sentence} ${index}`]));
const english = many('All that you can do with the cups that we make for you');
const spanish = many('Todo lo que puede hacer con las tazas que hacemos para usted');

/** What is said of files with these words beside the few of the tiny site. */
const told = (en: object, es: object) =>
  problemsAfter({ 'locales/en.json#/more': en, 'locales/es.json#/more': es })
    .filter(({ file, check }) => file.startsWith('locales/') && check !== 'i18n/unused-key')
    .map(({ check, severity, file }) => [check, severity, file]);

describe('i18n/wrong-file', () => {
  it('accepts files in their own languages', () => {
    expect(told(english, spanish)).toEqual([]);
  });

  it('reports two exchanged files as one fault', () => {
    expect(told(spanish, english)).toEqual([['i18n/wrong-file', 'error', 'locales/en.json']]);
  });

  it('reports a default language that another has overwritten', () => {
    expect(told(spanish, spanish)).toEqual([['i18n/wrong-file', 'error', 'locales/en.json']]);
  });

  it('warns once of a language that is not translated at all', () => {
    expect(told(english, english)).toEqual([['i18n/wrong-file', 'warning', 'locales/es.json']]);
  });
});
