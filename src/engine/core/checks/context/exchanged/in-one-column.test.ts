import { expect, it } from 'vitest';
import { inOneColumn } from './in-one-column.ts';

it.each([
  ['/items/0/title', '/items/12/title', true],
  ['/items/9', '/items/10', true],
  ['/rows/1/cells/2/text', '/rows/3/cells/4/text', true],
  ['/items/0/title', '/items/0/text', false],
  ['/items/0/title', '/items/0', false],
  ['/items/0', '/items', false],
  ['/step1/title', '/step2/title', false],
])('tells whether %s and %s are of one column: %s', (one, other, isSame) => {
  expect(inOneColumn(one, other)).toBe(isSame);
  expect(inOneColumn(other, one)).toBe(isSame);
});
