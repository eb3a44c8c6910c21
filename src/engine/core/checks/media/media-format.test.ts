import { describe, expect, it } from 'vitest';
import { problemsWithPicture } from '../testing/problems-with-picture.ts';

describe('media/format', () => {
  it.each([
    [
      '/images/hero.jpg',
      { format: 'png' },
      'Give it the right ending: npm run content -- rename asset /images/hero.jpg /images/hero.png',
    ],
    ['/images/hero.svg', { embeds: true }, 'photograph inside'],
    ['/images/hero.gif', { format: 'gif' }, 'GIF is large'],
  ])('reports %s of %o', (src, asset, words) => {
    const found = problemsWithPicture(src, asset);
    expect(found).toMatchObject([{ check: 'media/format', pointer: '/sections/0/props/image/src' }]);
    expect(found[0]?.message).toContain(words);
  });

  it('asks for the file with the right name when there is one, which is not left over then', () => {
    expect(problemsWithPicture('/images/cup.png', { format: 'svg' })).toMatchObject([
      { check: 'media/format', suggestion: '/images/cup.svg' },
    ]);
  });

  it('lets pictures in their own format be', () => {
    expect(problemsWithPicture('/images/hero.jpg', { format: 'jpeg' })).toEqual([]);
    expect(problemsWithPicture('/images/hero.avif', { format: 'heif' })).toEqual([]);
  });
});
