import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { tinySite } from '../testing/tiny-site.ts';

describe('ref/orphan-asset', () => {
  const problemsWith = (...files: string[]) => {
    const site = tinySite();
    const more = Object.fromEntries(files.map((url) => [url, { url, width: 24, height: 24 }]));
    return checkSite({ ...site, assets: { ...site.assets, ...more } });
  };

  it('reports a picture that nothing shows', () => {
    expect(problemsWith('/images/old-logo.svg')).toMatchObject([
      { check: 'ref/orphan-asset', severity: 'warning', file: 'public/images/old-logo.svg' },
    ]);
  });

  it.each([
    '/images/hero.psd',
    '/images/logo.svg.bak',
    '/logo.ai',
    '/robots copy.txt',
    '/images/Copy of a.heic',
    '/x.zip',
    '/images/texts.docx',
    '/.DS_Store',
    '/images/Thumbs.db',
  ])('reports what is left over or was kept aside: %s', (file) => {
    expect(problemsWith(file)).toMatchObject([{ check: 'ref/orphan-asset', file: `public${file}` }]);
  });

  it('tells a new picture at itself, and not at the place of one that is shown nowhere else', () => {
    const shown = { 'pages/home.json#/sections/0/props/image/src': '/images/top-2.svg' };
    const site = tinySite(shown);
    const files = ['/images/top-2.svg', '/images/top.svg'];
    const more = Object.fromEntries(files.map((url) => [url, { url, width: 24, height: 24 }]));
    const told = checkSite({ ...site, assets: { ...site.assets, ...more } });
    expect(told.filter(({ file }) => file === 'pages/home.json')).toEqual([]);
  });

  it('leaves icons that are named, and the files of hosts, alone', () => {
    expect(problemsWith('/icons/gift.svg', '/icons/arrow-right.svg', '/_headers', '/humans.txt')).toEqual([]);
    expect(problemsWith('/apple-touch-icon.png', '/favicon-32x32.png')).toEqual([]);
    expect(problemsWith('/images/favicon.svg')).toHaveLength(1);
    expect(problemsWith('/icons/gone.svg')).toHaveLength(1);
  });

  it('waits until the faults are mended: one of them may be the place that shows it', () => {
    const site = tinySite({ 'pages/home.json#/sections/0/props/image/src': '/images/cap.svg' });
    expect(checkSite(site).map(({ check }) => check)).toEqual(['ref/missing-asset']);
  });
});
