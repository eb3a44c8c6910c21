import { describe, expect, it } from 'vitest';
import { nearestFile } from './nearest-file.ts';

const files = [
  '/images/logo.svg',
  '/images/heroes/travel.svg',
  '/images/heroes/pay.svg',
  '/images/people/portrait-2.svg',
  '/images/people/arch.svg',
];

describe('the file that was probably meant', () => {
  it.each([
    ['/images/logo.png', '/images/logo.svg'],
    ['/images/pay.svg', '/images/heroes/pay.svg'],
    ['/logo.svg', '/images/logo.svg'],
    ['/images/heroes/travle.svg', '/images/heroes/travel.svg'],
    ['/images/heroes/team.svg', undefined],
    ['/images/hero/travel.svg', '/images/heroes/travel.svg'],
    ['/images/people/travel.svg', undefined],
    ['/images/people/portrait-1.svg', undefined],
    ['/images/people/watch.svg', undefined],
  ])('by %s is %s', (named, meant) => expect(nearestFile(named, files)).toBe(meant));
});

it('no file is meant rather than others of its name, unless its folder is nearly called so', () => {
  const files = ['/images/heroes/travel.svg', '/images/rewards/travel.svg'];
  expect(nearestFile('/images/benefits/travel.svg', files)).toBeUndefined();
  expect(nearestFile('/images/reward/travel.svg', files)).toBe('/images/rewards/travel.svg');
  expect(nearestFile('/images/benefits/travel.svg', files.slice(1))).toBe('/images/rewards/travel.svg');
});
