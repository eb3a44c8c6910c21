import { expect, it } from 'vitest';
import { sectionPointer } from './section-pointer.ts';

it.each([
  ['/sections/12/props/items/0/title', '/sections/12'],
  ['/layout/after/0/props/title', '/layout/after/0'],
  ['/layout/error/props/title', '/layout/error'],
  ['/layout/error', undefined],
  ['/meta/title', undefined],
])('leads from %s to %s', (pointer, section) => {
  expect(sectionPointer(pointer)).toBe(section);
});
