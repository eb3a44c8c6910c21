import { describe, expect, it } from 'vitest';
import { problemsWithPicture } from './testing/with-assets.ts';

describe('media/unreadable', () => {
  const told = (asset: object) =>
    problemsWithPicture('/images/team.jpg', { format: 'jpeg', bytes: 9, ...asset })
      .filter(({ check }) => check === 'media/unreadable')
      .map(({ file, pointer }) => `${file}#${pointer}`);

  it('reports a file that is empty or something else than a picture', () => {
    expect(told({ width: undefined, height: undefined })).toEqual([
      'pages/home.json#/sections/0/props/image/src',
    ]);
  });

  it('accepts a picture that says its size', () => {
    expect(told({})).toEqual([]);
  });
});
