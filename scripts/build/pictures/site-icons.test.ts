import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareSite } from '../../../src/engine/core/site.ts';
import { tinyConfig, tinySource } from '../../../src/engine/core/testing/tiny-site.ts';
import { placeInCache } from '../../cache/file-cache.ts';
import { siteIcons } from './site-icons.ts';

const publicFolder = path.resolve(import.meta.dirname, '../../../public');
const config = { ...tinyConfig, icon: '/images/favicon.svg', themeColor: '#0B2A27' };

let folder: string;
const out = (file: string) => path.join(folder, 'out', file);
const run = (changed: typeof tinyConfig = config) =>
  siteIcons(prepareSite(tinySource({ config: changed })), {
    place: placeInCache(path.join(folder, 'out')),
    cache: path.join(folder, 'cache'),
    publicFolder,
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the icons of the site', () => {
  it('are made once from one SVG', async () => {
    expect(await run()).toMatchObject({ made: 4, kept: 0 });
    expect(await run()).toMatchObject({ made: 0, kept: 4 });
    expect((await readdir(path.join(folder, 'out'))).sort()).toEqual([
      'apple-touch-icon.png',
      'favicon.ico',
      'icon-192.png',
      'icon-512.png',
    ]);
  });
  it('have the sizes they are named after', async () => {
    const sizes = ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'].map(async (file) => {
      const { width, height } = await sharp(out(file)).metadata();
      return [width, height];
    });
    expect(await Promise.all(sizes)).toEqual([
      [180, 180],
      [192, 192],
      [512, 512],
    ]);
  });
  it('stand on white on home screens of Apple', async () => {
    const { hasAlpha } = await sharp(out('apple-touch-icon.png')).metadata();
    const corner = await sharp(out('apple-touch-icon.png'))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(hasAlpha).toBe(false);
    expect([...corner]).toEqual([255, 255, 255]);
  });
  it('have a favicon.ico that is an icon and wraps a PNG of 32 pixels', async () => {
    const ico = await readFile(out('favicon.ico'));
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const start = ico.readUInt32LE(18);
    const png = ico.subarray(start, start + ico.readUInt32LE(14));
    expect(start + png.length).toBe(ico.length);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });
  it('are left out for a site without an icon', async () => {
    expect(await run(tinyConfig)).toMatchObject({ files: [] });
  });
});
