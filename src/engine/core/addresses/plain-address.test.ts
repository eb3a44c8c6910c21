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
  ['/%2Des', '/-es'],
  ['/caf%C3%A9%2F%2e', '/caf%C3%A9%2F%2e'],
])('%s is %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});
