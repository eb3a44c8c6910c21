import { describe, expect, it } from 'vitest';
import type { LocaleDocument } from '../../../../../../generated/types.ts';
import { type KeyTable, keyTableOf } from './key-table.ts';
import { tabledWords } from './tabled-words.ts';
import { wordsOf } from './words.ts';

const tableOf = (en: unknown, es: unknown): KeyTable => {
  const locales = { en, es } as Record<string, LocaleDocument>;
  return keyTableOf(locales, Object.entries(locales));
};

const samples: [what: string, en: unknown, es: unknown][] = [
  ['the same keys', { home: { title: 'Home', more: 'More' } }, { home: { title: 'Casa', more: 'Más' } }],
  ['another order', { a: { b: '1', c: '2' }, d: '3' }, { d: '3', a: { c: '2', b: '1' } }],
  [
    'a group and a key of its own',
    { a: { b: '1' } },
    { a: { b: '1', own: 'x' }, group: { deep: { c: '2' } } },
  ],
  ['a text in the place of a group', { a: { b: '1' } }, { a: 'b' }],
  ['a group in the place of a text', { a: 'b', c: 'd' }, { a: { b: '1' } }],
  ['what is no text', { a: 1, b: 'x', c: null }, { a: 'y', b: ['x'], c: 2 }],
  ['names that every object has', { a: 'x' }, { a: 'y', constructor: 'z', toString: { valueOf: 'w' } }],
  ['slashes and tildes', { 'a/b': { '~c': 'x' } }, { 'a/b': { '~c': 'y', '/': 'z' } }],
  ['dots in names', { 'a.b': 'x', a: { c: 'y' } }, { a: { b: 'x', 'c.d': 'y' }, 'a.c': 'z' }],
  ['a key in two places', { a: { b: 'first' }, 'a.b': 'last' }, { 'a.b': 'first', a: { b: 'last' } }],
  ['no words at all', {}, { a: { b: 'x' } }],
];

describe('the table of keys', () => {
  it.each(samples)('has of %s what the documents have', (_, en, es) => {
    const table = tableOf(en, es);
    for (const [index, document] of [en, es].entries()) {
      const column = table.columns[index];
      if (!column) throw new Error('A language has no column.');
      const words = tabledWords(table, column, document as LocaleDocument);
      const whole = wordsOf(column.locale, document as LocaleDocument);
      for (const key of table.keys) expect([key, words.texts.get(key)]).toEqual([key, whole.texts.get(key)]);
      for (const key of whole.texts.keys()) expect(table.numbers.has(key)).toBe(true);
      for (const [key, pointer] of whole.groups) expect(words.groups.get(key)).toBe(pointer);
      expect(words.groups.has('nothing.of.this')).toBe(false);
    }
    expect(table.keys.map((key) => table.numbers.get(key))).toEqual(table.keys.map((_, number) => number));
  });

  it('knows which groups of a language are none in the default language', () => {
    const table = tableOf({ a: 'x', b: { c: 'y' } }, { a: { d: 'x' }, b: { c: { e: 'y' } }, f: { g: 'z' } });
    expect(table.columns[1]?.ownGroups.sort()).toEqual(['a', 'b.c', 'f']);
  });
});
