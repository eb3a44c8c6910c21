import { expect, it } from 'vitest';
import { omit } from './omit.ts';

it('leaves out the named properties, and takes none away from what was given', () => {
  const given = { a: 1, b: undefined, c: 3 };
  expect(Object.keys(omit(given, ['c']))).toEqual(['a', 'b']);
  expect(given).toEqual({ a: 1, b: undefined, c: 3 });
});
