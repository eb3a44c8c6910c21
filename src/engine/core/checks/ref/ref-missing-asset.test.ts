import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { messagesAfter, placesAfter, problemsAfter, tinySite } from '../testing/tiny-site.ts';

describe('ref/missing-asset', () => {
  it('reports a file that is not in the public folder', () => {
    const changes = { 'pages/home.json#/sections/0/props/image/src': '/images/cap.svg' };
    expect(placesAfter(changes)).toEqual(['ref/missing-asset pages/home.json#/sections/0/props/image/src']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "/images/cup.svg"?');
  });

  it('says how a file of one’s own computer gets into the public folder', () => {
    const told = (src: string) => messagesAfter({ 'pages/home.json#/sections/0/props/image/src': src })[0];
    const copied =
      'is on one computer only. Copy it to public/images/my-cap.png and write "/images/my-cap.png".';
    expect(told('C:\\Users\\me\\My cap.png')).toContain(copied);
    expect(told('file:///home/me/my_cap.png')).toContain(copied);
    expect(told('/Users/me/site/cup.svg')).toContain('Did you mean "/images/cup.svg"?');
  });

  it('reports all files of a folder that is not there once', () => {
    const changes = {
      'site.config.json#/icon': '/logos/faro.svg',
      'pages/home.json#/sections/0/props/image/src': '/logos/brisa/mapa.svg',
    };
    expect(placesAfter(changes)).toEqual(['ref/missing-asset pages/home.json#/sections/0/props/image/src']);
    expect(messagesAfter(changes)[0]).toContain(
      'The public folder has no folder "/logos", and 2 files of it are named, "/logos/brisa/mapa.svg" first.',
    );
  });

  it('reports a folder that pages call otherwise once, with the folder that has all its files', () => {
    const files = ['/images/cups/mug.svg', '/images/cups/jar.svg', '/images/old/jar.svg'];
    const { assets, ...site } = tinySite({
      'site.config.json#/icon': '/images/mugs/jar.svg',
      'pages/home.json#/sections/0/props/image/src': '/images/mugs/mug.svg',
    });
    const others = files.map((url) => [url, { url, width: 1, height: 1 }]);
    const problems = checkSite({ ...site, assets: { ...assets, ...Object.fromEntries(others) } });
    const [told, ...more] = problems.filter(({ check }) => check === 'ref/missing-asset');
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      message: expect.stringContaining(
        'and 2 files of it are named, "/images/mugs/mug.svg" first. "/images/cups" has them all. Write "/images/cups/…" in each place.',
      ),
      suggestion: '/images/cups/mug.svg',
    });
  });

  it('finds a file that was moved one folder up', () => {
    const [message] = messagesAfter({
      'pages/home.json#/sections/0/props/image/src': '/images/mugs/cup.svg',
    });
    expect(message).toContain('Did you mean "/images/cup.svg"?');
  });

  it('says where the only file of that name lies, which may be another picture', () => {
    const { assets, ...site } = tinySite({
      'pages/home.json#/sections/0/props/image/src': '/images/tea/pot.svg',
    });
    const others = ['/images/tea/cup.svg', '/images/old/pot.svg'].map((url) => [
      url,
      { url, width: 1, height: 1 },
    ]);
    const found = checkSite({ ...site, assets: { ...assets, ...Object.fromEntries(others) } });
    expect(found.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(
        '"/images/old/pot.svg" has the same name. If it is that one, write so; else put it there.',
      ),
    );
  });

  it('says that no file is named', () => {
    const [message] = messagesAfter({ 'pages/home.json#/sections/0/props/image/src': '' });
    expect(message).toContain('No file is named here.');
  });

  it('says when only large and small letters differ', () => {
    const changes = { 'pages/home.json#/sections/0/props/image/src': '/images/Cup.svg' };
    expect(placesAfter(changes)).toEqual(['ref/missing-asset pages/home.json#/sections/0/props/image/src']);
    expect(messagesAfter(changes)[0]).toContain('large and small letters differ');
  });

  it('asks for another name of the file when its ending has capitals, which no page may write', () => {
    const { '/images/cup.svg': cup, ...others } = tinySite().assets;
    const assets = { ...others, '/images/cup.SVG': { ...cup, url: '/images/cup.SVG' } };
    const told = checkSite({ ...tinySite(), assets }).filter(({ check }) => check === 'ref/missing-asset');
    expect(told[0]?.fix).toBeUndefined();
    expect(told[0]?.message).toContain(
      'Rename it: npm run content -- rename asset /images/cup.SVG /images/cup.svg',
    );
  });

  it('asks for the whole name that pages write when the file has more capitals', () => {
    const { '/images/cup.svg': cup, ...others } = tinySite().assets;
    const assets = { ...others, '/images/CUP.SVG': { ...cup, url: '/images/CUP.SVG' } };
    const told = checkSite({ ...tinySite(), assets }).filter(({ check }) => check === 'ref/missing-asset');
    expect(told[0]?.message).toContain(
      'Rename it: npm run content -- rename asset /images/CUP.SVG /images/cup.svg',
    );
  });

  it.each(['images/cup.svg', '/public/images/cup.svg', '../public/images/cup.svg', 'images\\cup.svg'])(
    'says how a file is named when it is written as %s',
    (src) => {
      const [found] = problemsAfter({ 'pages/home.json#/sections/0/props/image/src': src });
      expect(found?.message).toContain('Files are named from the public folder');
      expect(found?.fix).toEqual({ set: '/images/cup.svg' });
    },
  );

  it('reports the file of another language and the icon of the site', () => {
    const changes = {
      'pages/home.json#/sections/0/props/image/srcByLocale': { es: '/images/taza.svg' },
      'site.config.json#/icon': '/icon.svg',
    };
    expect(placesAfter(changes)).toEqual([
      'ref/missing-asset site.config.json#/icon',
      'ref/missing-asset pages/home.json#/sections/0/props/image/srcByLocale/es',
    ]);
  });

  it('asks for a file of that name in another folder, and for none that only shares the folder', () => {
    const src = 'pages/home.json#/sections/0/props/image/src';
    expect(messagesAfter({ [src]: '/images/cup.webp' })[0]).toContain('Did you mean "/images/cup.svg"?');
    expect(messagesAfter({ [src]: '/images/jar.svg' })[0]).not.toContain('Did you mean');
    expect(messagesAfter({ [src]: '/pictures/cup.svg' })[0]).toContain('Did you mean "/images/cup.svg"?');
    expect(messagesAfter({ [src]: '/images/teapot.svg' })[0]).toContain(
      'The public folder has no file "/images/teapot.svg". Put it there, or name one that is there.',
    );
  });

  it.each([
    ['/images/cup copy.svg', 'svg', 'call it cup.svg again'],
    ['/images/cup (1).svg', 'svg', 'call it cup.svg again'],
    ['/images/cup.png', 'svg', 'Call it cup.svg again'],
  ])('asks for the old name of a file that is now called %s', (url, format, todo) => {
    const { '/images/cup.svg': cup, ...others } = tinySite().assets;
    const assets = { ...others, [url]: { ...cup, url, format } };
    const told = checkSite({ ...tinySite(), assets }).filter(({ check }) => check === 'ref/missing-asset');
    expect(told[0]?.message).toContain(todo);
    expect(told[0]?.suggestion).toBeUndefined();
  });

  it('takes a slash too much for a slip, and no other site', () => {
    for (const where of ['site.config.json#/logo', 'pages/home.json#/sections/0/props/image/src'])
      expect(placesAfter({ [where]: '//images/cup.svg' })).toContain(`ref/missing-asset ${where}`);
  });

  it('knows a file by its place on a computer with Windows', () => {
    const src = 'pages/home.json#/sections/0/props/image/src';
    expect(messagesAfter({ [src]: 'C:\\pictures\\cup.svg' })[0]).toContain('Did you mean "/images/cup.svg"?');
  });
});
