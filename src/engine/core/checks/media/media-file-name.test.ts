import { describe, expect, it } from 'vitest';
import { problemsWithPicture } from '../testing/problems-with-picture.ts';

const pointer = '/sections/0/props/image/src';

describe('media/file-name', () => {
  it.each(['/images/offer#2.jpg', '/images/who?.jpg', '/images/100%.jpg', '/images/a\\b.jpg'])(
    'reports %s where it is shown',
    (src) => {
      expect(problemsWithPicture(src, {})).toMatchObject([
        { check: 'media/file-name', pointer, message: expect.stringContaining('Rename it.') as string },
      ]);
    },
  );

  it('lets letters of every language, spaces and brackets be', () => {
    expect(problemsWithPicture('/images/señal (Madrid).jpg', {})).toEqual([]);
  });
});
