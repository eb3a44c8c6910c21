import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from '../../../src/engine/core/types.ts';
import { placeInCache } from '../../cache/file-cache.ts';
import { responsiveImages } from './responsive-images.ts';

let folder: string;
let assets: Record<string, Asset>;
const run = (some: Record<string, Asset>) =>
  responsiveImages(some, {
    cache: path.join(folder, 'cache'),
    publicFolder: path.join(folder, 'public'),
    place: placeInCache(path.join(folder, 'out')),
  });
const made = async () => (await readdir(path.join(folder, 'out/assets')).catch(() => [])).sort();
const asset = (url: string, width: number, height: number) => ({ [url]: { url, width, height } });

/** The same grain at every run, so that a picture always weighs the same. */
const noise = (width: number, height: number) => {
  let state = 1;
  const grain = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state >> 16;
  });
  return sharp(grain, { raw: { width, height, channels: 3 } }).blur(3);
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  await mkdir(path.join(folder, 'public/images'), { recursive: true });
  const at = (name: string) => path.join(folder, 'public/images', name);
  await noise(1000, 200).png().toFile(at('big photo.png'));
  await noise(480, 100).png().toFile(at('a step.png'));
  await noise(300, 200).jpeg({ quality: 95 }).toFile(at('small.jpg'));
  await noise(64, 64).webp({ quality: 1 }).toFile(at('dot.webp'));
  await writeFile(at('line.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  assets = await run({
    ...asset('/images/big photo.png', 1000, 200),
    ...asset('/images/a step.png', 480, 100),
    ...asset('/images/small.jpg', 300, 200),
    ...asset('/images/dot.webp', 64, 64),
    ...asset('/images/line.svg', 9, 9),
  });
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

describe('lighter variants of pictures', () => {
  it('never enlarge a picture', () => {
    const widths = (name: string) =>
      assets[name]?.sources?.[0]?.srcset.split(', ').map((variant) => variant.split(' ')[1]);
    expect(widths('/images/small.jpg')).toEqual(['300w']);
    expect(widths('/images/a step.png')).toEqual(['480w']);
  });
  it('are AVIF and WebP at each width, named in the asset', () => {
    const sources = assets['/images/big photo.png']?.sources ?? [];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcset).toMatch(
      /^\/assets\/big-photo-480\.\w{10}\.avif 480w, \/assets\/big-photo-960\.\w{10}\.avif 960w, \/assets\/big-photo-1000\.\w{10}\.avif 1000w$/,
    );
  });
  it('exist as files of that width, lighter than the original', async () => {
    const file = (await made()).find((name) => /^big-photo-1000.*webp$/.test(name)) ?? '';
    const { width, height } = await sharp(path.join(folder, 'out/assets', file)).metadata();
    expect([width, height]).toEqual([1000, 200]);
    const [variant, original] = await Promise.all([
      stat(path.join(folder, 'out/assets', file)),
      stat(path.join(folder, 'public/images/big photo.png')),
    ]);
    expect(variant.size).toBeLessThan(original.size);
  });
  it('leave drawings alone, and pictures that would only become heavier', async () => {
    expect(assets['/images/line.svg']).toEqual({ url: '/images/line.svg', width: 9, height: 9 });
    expect(assets['/images/dot.webp']?.sources).toBeUndefined();
    expect((await made()).some((name) => name.startsWith('dot'))).toBe(false);
  });
  it('are kept when the picture is unchanged', async () => {
    const times = async () => {
      const folderOf = path.join(folder, 'cache/images');
      const files = await readdir(folderOf);
      return Promise.all(files.sort().map(async (file) => (await stat(path.join(folderOf, file))).mtimeMs));
    };
    const before = await times();
    expect(await run(assets)).toEqual(assets);
    expect(await times()).toEqual(before);
  });
});
