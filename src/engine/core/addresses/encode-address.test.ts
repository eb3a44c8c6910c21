import { expect, it } from 'vitest';
import { encodeAddress } from './encode-address.ts';

it('an address has signs of other alphabets in their percent form, and all else as it is written', () => {
  expect(encodeAddress('https://example.com/日本?q=a b#ñ')).toBe(
    'https://example.com/%E6%97%A5%E6%9C%AC?q=a%20b#%C3%B1',
  );
  expect(encodeAddress('/a%C3%B1o?b=1&c=[2]#d')).toBe('/a%C3%B1o?b=1&c=[2]#d');
  expect(encodeAddress('/"<>`\n\ud800')).toBe('/%22%3C%3E%60%0A%EF%BF%BD');
});
