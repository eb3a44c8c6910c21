import { describe, expect, it } from 'vitest';
import { problemsWithPicture } from '../testing/problems-with-picture.ts';

const image = 'pages/home.json#/sections/0/props/image';
const sized = (width: number, height: number) =>
  problemsWithPicture('/images/hero.jpg', {}, { [`${image}/width`]: width, [`${image}/height`]: height });

describe('media/dimensions', () => {
  it('mends the side that does not fit the file', () => {
    expect(sized(800, 600)).toMatchObject([
      { check: 'media/dimensions', pointer: '/sections/0/props/image/width', fix: { set: 1067 } },
    ]);
    expect(sized(1600, 1200)).toMatchObject([
      { pointer: '/sections/0/props/image/height', fix: { set: 900 } },
    ]);
  });

  it('reports one side without the other, which would be the file’s', () => {
    const alone = (side: string, value: number) =>
      problemsWithPicture('/images/hero.jpg', {}, { [`${image}/${side}`]: value });
    expect(alone('width', 10)).toMatchObject([
      { check: 'media/dimensions', pointer: '/sections/0/props/image/width', fix: { remove: true } },
    ]);
    expect(alone('height', 10)).toMatchObject([{ pointer: '/sections/0/props/image/height' }]);
    expect(alone('width', 1600)).toEqual([]);
  });

  it('lets a picture be shown smaller, rounded to whole pixels', () => {
    expect(sized(801, 450)).toEqual([]);
  });
});
