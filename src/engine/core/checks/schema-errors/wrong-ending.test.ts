import { expect, it } from 'vitest';
import { wrongEnding } from './wrong-ending.ts';

const picture = '^/.+\\.(svg|png|jpe?g)$';

it('names the endings that a file may have, of one that has another', () => {
  expect(wrongEnding(picture, '/images/IMG_0001.heic')).toBe(
    'and files shown here end in .svg, .png, .jpg. Export it in one of these formats, such as .jpg, and write that name here.',
  );
});

it.each([
  ['images/team.heic', picture],
  ['/images/team', picture],
  ['team.heic', '^[a-z-]+$'],
  ['teal.x', '^#[0-9A-F]{6}$'],
])('says nothing of %s for %s, where the ending is not what is wrong', (text, pattern) => {
  expect(wrongEnding(pattern, text)).toBeUndefined();
});
