import { expect, it } from 'vitest';
import { directionOf } from './direction-of.ts';

it.each([
  ['en', 'ltr'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['ha', 'ltr'],
  ['ku', 'ltr'],
  ['ku-Arab', 'rtl'],
  ['sd-Deva', 'ltr'],
  ['xx', undefined],
  ['no language', undefined],
])('the lines of "%s" run %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
