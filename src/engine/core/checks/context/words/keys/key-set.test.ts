import { expect, it } from 'vitest';
import { KeySet, runsOf } from './key-set.ts';
import { keyTableOf } from './key-table.ts';

const locales = { en: { a: '1', b: '2', c: '3', d: '4', e: '5' } };
const table = keyTableOf(locales, Object.entries(locales));

it('writes numbers as runs, in whatever order they come', () => {
  expect(runsOf([4, 0, 1, 2])).toEqual([0, 3, 4, 1]);
  expect(runsOf([])).toEqual([]);
});

it('holds the keys of all runs it was given', () => {
  const keys = new KeySet(table).addRuns([0, 2, 1, 1, 4, 1]);
  expect([...keys]).toEqual(['a', 'b', 'e']);
  expect([keys.has('b'), keys.has('c'), keys.has('nothing')]).toEqual([true, false, false]);
});
