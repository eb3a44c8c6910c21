import { describe, expect, it } from 'vitest';
import { valueAt } from './value-at.ts';
import { valuesIn } from './values-in.ts';

const document = { title: 'a', 'a/b': [{ alt: null }, 'c'], meta: {} };

describe('valuesIn', () => {
  it('gives what is around before what is inside, in the order of the document', () => {
    const pointers = [...valuesIn(document)].map(([pointer]) => pointer);
    expect(pointers).toEqual(['', '/title', '/a~1b', '/a~1b/0', '/a~1b/0/alt', '/a~1b/1', '/meta']);
  });

  it('gives each value with the pointer that leads to it, also from within a document', () => {
    for (const [pointer, value] of valuesIn(document)) expect(valueAt(document, pointer)).toBe(value);
    expect([...valuesIn(['x'], '/sections/0')]).toEqual([
      ['/sections/0', ['x']],
      ['/sections/0/0', 'x'],
    ]);
  });
});
