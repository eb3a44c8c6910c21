import { expect, it } from 'vitest';
import { withoutUndefined } from './without-undefined.ts';

it('leaves out what is undefined, and nothing else', () =>
  expect(Object.entries(withoutUndefined({ a: undefined, b: null, c: 0, d: '' }))).toEqual([
    ['b', null],
    ['c', 0],
    ['d', ''],
  ]));
