import { expect, it } from 'vitest';
import { problemsWithPicture } from '../testing/problems-with-picture.ts';

it('media/script reports a drawing with a script, at its line', () => {
  const found = problemsWithPicture('/images/cup.svg', { fault: { kind: 'script', line: 4 } });
  expect(found.map(({ check, file, line }) => ({ check, file, line }))).toEqual([
    { check: 'media/script', file: 'public/images/cup.svg', line: 4 },
  ]);
});

it('media/external reports what a drawing names of another site, at its line', () => {
  expect(problemsWithPicture('/images/loop.svg', { fault: { kind: 'external', line: 7 } })).toMatchObject([
    { check: 'media/external', file: 'public/images/loop.svg', line: 7 },
  ]);
});
