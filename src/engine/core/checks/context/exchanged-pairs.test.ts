import { expect, it } from 'vitest';
import { exchangedPairs } from './exchanged-pairs.ts';

const areMirrored = (one: string, other: string) => one === [...other].reverse().join('');

it('finds what was exchanged with each other, told at the first', () => {
  expect(exchangedPairs(['ab', 'cd', 'dc', 'ba', 'ef'], areMirrored)).toEqual([
    ['ab', 'ba'],
    ['cd', 'dc'],
  ]);
});

it('takes nothing twice: of three alike the first two are a pair', () => {
  expect(exchangedPairs(['ab', 'ba', 'ab'], areMirrored)).toEqual([['ab', 'ba']]);
  expect(exchangedPairs(['ab', 'ba', 'ba'], areMirrored)).toEqual([['ab', 'ba']]);
});

it('finds nothing in a list of one', () => {
  expect(exchangedPairs(['aa'], areMirrored)).toEqual([]);
});
