import { describe, expect, it } from 'vitest';
import { duplicateKeys } from './check-texts.ts';

describe('json/duplicate-key', () => {
  it('finds the second property of one name in one object', () => {
    const text = '{ "a": 1, "b": { "a": 2 }, "a": 3 }';
    expect(duplicateKeys(text)).toEqual([
      { pointer: '/a', key: 'a', range: { offset: text.lastIndexOf('"a"'), length: 3 } },
    ]);
  });

  it('knows the place inside lists', () => {
    const [found] = duplicateKeys('{ "list": [{ "x": 1 }, { "x": 1, "x": 2 }] }');
    expect(found?.pointer).toBe('/list/1/x');
  });

  it('finds nothing when each object has its own', () => {
    expect(duplicateKeys('[{ "x": 1 }, { "x": 2 }]')).toEqual([]);
  });
});
