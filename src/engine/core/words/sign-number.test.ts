import { expect, it } from 'vitest';
import { signNumber } from './sign-number.ts';

it('a sign is named by its number, also when it is beyond the first 65,536', () => {
  expect(['\u00ad', '\u200b', '\u{e0041}'].map(signNumber)).toEqual(['00AD', '200B', 'E0041']);
});
