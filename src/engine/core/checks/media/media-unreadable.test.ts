import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { problemsWithPicture } from '../testing/problems-with-picture.ts';
import { tinySite } from '../testing/tiny-site.ts';

describe('media/unreadable', () => {
  it.each(['conflict', 'cut', 'miscased', 'sizeless'] as const)(
    'reports a drawing with a %s at its own line',
    (kind) => {
      const found = problemsWithPicture('/images/cup.svg', { fault: { kind, line: 3 } });
      expect(found.map(({ check, file, line }) => ({ check, file, line }))).toEqual([
        { check: 'media/unreadable', file: 'public/images/cup.svg', line: 3 },
      ]);
    },
  );

  const told = (asset: object) =>
    problemsWithPicture('/images/team.jpg', { format: 'jpeg', bytes: 9, ...asset })
      .filter(({ check }) => check === 'media/unreadable')
      .map(({ file, pointer }) => `${file}#${pointer}`);

  it('reports a file that is empty or something else than a picture', () => {
    expect(told({ width: undefined, height: undefined })).toEqual([
      'pages/home.json#/sections/0/props/image/src',
    ]);
  });

  it('reports the picture that the configuration names, and an icon of the site', () => {
    const site = tinySite({ 'site.config.json#/logo': '/images/logo.svg' });
    const [logo, heart] = ['/images/logo.svg', '/icons/gift.svg'];
    const assets = { ...site.assets, [logo]: { url: logo }, [heart]: { url: heart } };
    expect(checkSite({ ...site, assets }).map(({ file, pointer }) => `${file}#${pointer}`)).toEqual([
      'site.config.json#/logo',
      'public/icons/gift.svg#',
    ]);
  });

  it('accepts a picture that says its size', () => {
    expect(told({})).toEqual([]);
  });
});
