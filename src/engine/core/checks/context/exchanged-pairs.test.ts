import { expect, it } from 'vitest';
import { exchangedPairs, lookedUpPairs, onlyExchangedPair } from './exchanged-pairs.ts';

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

it('pairs two things only where there are no others', () => {
  expect(onlyExchangedPair(['ab', 'ba'], areMirrored)).toEqual(['ab', 'ba']);
  expect(onlyExchangedPair(['ab', 'cd'], areMirrored)).toBeUndefined();
  expect(onlyExchangedPair(['ab', 'ba', 'ef'], areMirrored)).toBeUndefined();
});

it('finds the same by looking up who may have the place of another', () => {
  // What is its own mirror image has nobody's place.
  const items = ['aa', 'ab', 'cd', 'dc', 'ba', 'ba'];
  const mirrored = (item: string) => items.filter((other) => areMirrored(item, other));
  const expected = [
    ['ab', 'ba'],
    ['cd', 'dc'],
  ];
  expect(lookedUpPairs(items, mirrored)).toEqual(expected);
  expect(lookedUpPairs(items, () => items, areMirrored)).toEqual(expected);
});
