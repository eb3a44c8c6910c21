import { expect, it } from 'vitest';
import { problemsWithPicture } from '../testing/problems-with-picture.ts';

it('media/external reports what a drawing names of another site, at its line', () => {
  expect(problemsWithPicture('/images/loop.svg', { fault: { kind: 'external', line: 7 } })).toMatchObject([
    { check: 'media/external', file: 'public/images/loop.svg', line: 7 },
  ]);
});
