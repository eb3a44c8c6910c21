import { expect, it } from 'vitest';
import { resuffixedPath } from './resuffixed-path.ts';

it('LANG-2: the suffix of the other language takes the place of its own where no page has the address', () => {
  expect(resuffixedPath('/nowhere', '', '-es')).toBe('/nowhere-es');
  expect(resuffixedPath('/solutions-es/unknown', '-es', '')).toBe('/solutions/unknown');
  expect(resuffixedPath('/a/b-es/c', '-es', '-pt')).toBe('/a-pt/b/c');
});
