import { expect, it } from 'vitest';
import { problemsWithPicture } from '../testing/problems-with-picture.ts';

it('media/script reports a drawing with a script, at its line', () => {
  const found = problemsWithPicture('/images/cup.svg', { fault: { kind: 'script', line: 4 } });
  expect(found.map(({ check, file, line }) => ({ check, file, line }))).toEqual([
    { check: 'media/script', file: 'public/images/cup.svg', line: 4 },
  ]);
});
