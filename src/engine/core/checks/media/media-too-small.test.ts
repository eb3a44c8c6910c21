import { describe, expect, it } from 'vitest';
import { problemsWithPicture } from '../testing/problems-with-picture.ts';

const image = 'pages/home.json#/sections/0/props/image';
const shownAt = { [`${image}/width`]: 400, [`${image}/height`]: 225 };

describe('media/too-small', () => {
  it('reports a picture with fewer pixels than sharp screens show', () => {
    expect(problemsWithPicture('/images/hero.jpg', { width: 320, height: 180 }, shownAt)).toMatchObject([
      { check: 'media/too-small', pointer: '/sections/0/props/image' },
    ]);
    expect(problemsWithPicture('/images/logo.png', { width: 160, height: 90 })).toMatchObject([
      { check: 'media/too-small' },
    ]);
  });

  it('lets large pictures and drawings be', () => {
    expect(problemsWithPicture('/images/hero.jpg', { width: 400, height: 225 }, shownAt)).toEqual([]);
    expect(problemsWithPicture('/images/hero.svg', { width: 16, height: 9 })).toEqual([]);
  });
});
