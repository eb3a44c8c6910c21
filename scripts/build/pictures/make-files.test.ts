import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentKey, placeInCache } from '../../cache/file-cache.ts';
import { inParallel } from './in-parallel.ts';
import { makeFiles, type Work } from './make-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'made-'));
});
afterEach(() => rm(folder, { recursive: true }));

const work = (name: string, make: Work['make']): Work => ({
  file: `out/${name}`,
  cached: path.join(folder, 'cache', contentKey(name)),
  make,
});

describe('files that are made once', () => {
  it('come from the cache when they were made before, and are not written again', async () => {
    const works = [work('a.txt', async () => Buffer.from('a'))];
    expect(await makeFiles(works, placeInCache(folder))).toEqual({ made: 1, kept: 0, files: ['out/a.txt'] });
    const { ino } = await stat(path.join(folder, 'out/a.txt'));
    const never = [work('a.txt', () => Promise.reject(new Error('made again')))];
    expect(await makeFiles(never, placeInCache(folder))).toEqual({ made: 0, kept: 1, files: ['out/a.txt'] });
    expect((await stat(path.join(folder, 'out/a.txt'))).ino).toBe(ino);
    expect(await readFile(path.join(folder, 'out/a.txt'), 'utf8')).toBe('a');
  });
  it('are made again when the cache holds half of one, or another one', async () => {
    const works = [work('a.txt', async () => Buffer.from('a long text'))];
    await makeFiles(works, placeInCache(folder));
    for (const damage of ['', 'a long', 'other words']) {
      await writeFile(works[0]?.cached ?? '', damage);
      expect(await makeFiles(works, placeInCache(folder))).toMatchObject({ made: 1 });
      expect(await readFile(path.join(folder, 'out/a.txt'), 'utf8')).toBe('a long text');
    }
    expect(await makeFiles(works, placeInCache(folder))).toMatchObject({ kept: 1 });
  });
  it('leave nothing behind when making fails', async () => {
    const broken = [work('b.txt', () => Promise.reject(new Error('no ink')))];
    await expect(makeFiles(broken, placeInCache(folder))).rejects.toThrow('no ink');
    expect(await readdir(folder)).toEqual([]);
  });
  it('have keys that tell parts from their sum', () => {
    expect(contentKey('ab', 'c')).not.toBe(contentKey('a', 'bc'));
  });
});

describe('work in parallel', () => {
  it('runs no more than its limit at a time and keeps the order', async () => {
    let running = 0;
    let most = 0;
    const results = await inParallel([3, 1, 2, 1], async (wait) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, wait));
      running -= 1;
      return wait * 10;
    });
    expect(results).toEqual([30, 10, 20, 10]);
    expect(most).toBe(2);
  });
});
