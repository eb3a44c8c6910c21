import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareSite } from '../../../src/engine/core/site.ts';
import { tinyConfig, tinyPage, tinySource } from '../../../src/engine/core/testing/tiny-site.ts';
import { placeInCache } from '../../cache/file-cache.ts';
import type { MadeFiles } from './make-files.ts';
import { shareImages } from './share-images.ts';

const publicFolder = path.resolve(import.meta.dirname, '../../../public');
const config = { ...tinyConfig, shareImage: { template: '/images/share-template.svg' } };
const pages = [
  tinyPage('home', { path: '/' }),
  tinyPage('own', { meta: { title: 'Own', description: 'x', image: { src: '/a.svg' } } }),
  tinyPage('not-found', { path: '/404', status: 404 }),
];

let folder: string;
let first: MadeFiles;
const run = (change = {}) =>
  shareImages(prepareSite(tinySource({ config, pages, ...change })), {
    place: placeInCache(path.join(folder, 'out')),
    cache: path.join(folder, 'cache'),
    publicFolder,
  });
const picture = (file: string) => readFile(path.join(folder, 'out', file));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-'));
  first = await run();
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

describe('the pictures of shared links', () => {
  it('are made for each page and language, without error pages and pages with their own picture', async () => {
    expect(first).toEqual({
      made: 3,
      kept: 0,
      files: ['share/en/home.png', 'share/es/home.png', 'share/ar/home.png'],
    });
    expect((await readdir(path.join(folder, 'out/share/en'))).sort()).toEqual(['home.png']);
  });
  it('are palette PNGs of 1200 × 630 below 60 kB', async () => {
    const png = await picture('share/en/home.png');
    const { width, height, format, isPalette } = await sharp(png).metadata();
    expect({ width, height, format, isPalette }).toEqual({
      width: 1200,
      height: 630,
      format: 'png',
      isPalette: true,
    });
    expect(png.length).toBeLessThan(60_000);
  });
  it('carry the title of their language', async () => {
    const english = await picture('share/en/home.png');
    expect(english.equals(await picture('share/es/home.png'))).toBe(false);
  });
  it('cost nothing when the title is unchanged, and only the changed one is made again', async () => {
    expect(await run()).toMatchObject({ made: 0, kept: 3 });
    const locales = { ...tinySource().locales, es: { meta: { title: 'Otro', description: 'x' } } };
    expect(await run({ locales })).toMatchObject({ made: 1, kept: 2 });
  });
  it('are not made for a site without a template', async () => {
    expect(await run({ config: tinyConfig })).toEqual({ made: 0, kept: 0, files: [] });
  });
});
