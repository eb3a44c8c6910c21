import { expect, it } from 'vitest';
import { isInternal } from './is-internal.ts';

it.each([
  ['/', true],
  ['/rewards?a=b#c', true],
  ['//other.site/rewards', false],
  ['https://other.site/', false],
  ['mailto:a@b.c', false],
  ['#team', false],
  ['', false],
])('%j leads to this site: %s', (address, expected) => {
  expect(isInternal(address)).toBe(expected);
});
