import { expect, it } from 'vitest';
import { textOf } from './pieces.ts';

it('a text in pieces is all of them in their order', () => {
  expect(textOf(['a', { text: 'b' }, '', 'c'])).toBe('abc');
  expect(textOf([])).toBe('');
});
