import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it('counts the letters that must change', () => {
  expect(editDistance('titel', 'title')).toBe(1);
  expect(editDistance('tidel', 'title')).toBe(2);
  expect(editDistance('', 'abc')).toBe(3);
});
