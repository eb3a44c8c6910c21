import { expect, it } from 'vitest';
import { below } from '../../theme.ts';
import { phoneWindow } from './phone-window.ts';

it('pictures for phones are shown where cards have the layout of phones', () => {
  expect(`@media ${phoneWindow}`).toBe(below('compact'));
});
