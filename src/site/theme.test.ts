import { expect, it } from 'vitest';
import { below, from } from './theme.ts';

it('breakpoints are ems of the browser, so that enlarged text gets the layout of a smaller window', () => {
  expect(from('xl')).toBe('@media (min-width: 80em)');
  expect(below('xl')).toBe('@media (max-width: 79.9375em)');
});
