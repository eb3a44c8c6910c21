import { expect, it } from 'vitest';
import { plainAddress } from './plain-address.ts';

it.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['//contact', '/contact'],
  ['/contact.html', '/contact'],
  ['/index.html', '/'],
  ['/solutions/index.html', '/solutions'],
])('%s is %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});
