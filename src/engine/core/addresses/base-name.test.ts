import { expect, it } from 'vitest';
import { baseName } from './base-name.ts';

it.each([
  ['pages/home.json', 'home'],
  ['/images/people/ann.small.webp', 'ann.small'],
  ['pages/v1.0/LICENSE', 'LICENSE'],
])('of %s it is %s', (file, name) => {
  expect(baseName(file)).toBe(name);
});
