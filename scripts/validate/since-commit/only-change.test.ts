import { describe, expect, it } from 'vitest';
import { onlyChange } from './only-change.ts';

describe('the only change between two versions', () => {
  it.each([
    [
      { columns: 3, tone: 'warm' },
      { columns: 7, tone: 'warm' },
      { pointer: '/props/columns', was: 3 },
    ],
    [
      { parts: [{ percent: 41 }, { percent: 59 }] },
      { parts: [{ percent: 41 }, { percent: 69 }] },
      { pointer: '/props/parts/1/percent', was: 59 },
    ],
    [{ id: 'a', path: '/a' }, { path: '/a' }, { pointer: '/props/id', was: 'a' }],
    [{ texts: { a: 'b' } }, { texts: 'b' }, { pointer: '/props/texts', was: { a: 'b' } }],
    [{ end: { a: 1, b: 2 } }, { end: {} }, { pointer: '/props/end', was: { a: 1, b: 2 } }],
  ])('is told with what stood there: %j became %j', (before, now, change) => {
    expect(onlyChange(before, now, '/props')).toEqual(change);
  });

  it('has nothing that stood there when something is new, or a list has got another length', () => {
    expect(onlyChange({}, { id: 'a' }, '')).toEqual({ pointer: '/id', was: undefined });
    // All objects inherit something of this name.
    expect(onlyChange({}, { constructor: 1 }, '')).toEqual({ pointer: '/constructor', was: undefined });
    expect(onlyChange([1], [1, 2], '/list')).toEqual({ pointer: '/list', was: undefined });
  });

  it.each([
    [
      { id: 'a', path: '/a' },
      { id: 'b', path: '/b' },
    ],
    [{ id: 'a' }, { id: 'a' }],
  ])('is none when there are several or none: %j became %j', (before, now) => {
    expect(onlyChange(before, now, '')).toBeUndefined();
  });
});
