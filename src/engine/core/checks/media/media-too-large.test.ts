import { describe, expect, it } from 'vitest';
import { problemsWithPicture } from '../testing/problems-with-picture.ts';

const pointer = '/sections/0/props/image/src';

describe('media/too-large', () => {
  it.each([
    ['/images/hero.jpg', 2_400_000],
    ['/images/hero.svg', 150_000],
  ])('reports %s of %i bytes where it is first shown', (src, bytes) => {
    expect(problemsWithPicture(src, { bytes })).toMatchObject([{ check: 'media/too-large', pointer }]);
  });

  it('lets files within the budget of their kind be', () => {
    expect(problemsWithPicture('/images/hero.jpg', { bytes: 1_900_000 })).toEqual([]);
    expect(problemsWithPicture('/images/hero.svg', { bytes: 90_000 })).toEqual([]);
  });

  it('waits until a file has the kind that its name says', () => {
    const fault = { kind: 'pixels', line: 1 } as const;
    expect(problemsWithPicture('/images/hero.svg', { bytes: 150_000, fault })).toMatchObject([
      { check: 'media/unreadable' },
    ]);
  });

  it('takes another budget from the settings', () => {
    const checks = { 'media/too-large': { options: { photo: 500 } } };
    const found = problemsWithPicture(
      '/images/hero.jpg',
      { bytes: 600_000 },
      { 'site.config.json#/checks': checks },
    );
    expect(found).toMatchObject([{ check: 'media/too-large', pointer }]);
  });
});
