import path from 'node:path';
import { cachedFile, placeFile } from './file-cache.ts';
import { inParallel } from './in-parallel.ts';
import type { Shard } from './shard.ts';

/** Where a build stage that makes pictures reads, keeps and writes them. */
export type StageOptions = {
  outDir: string;
  cacheDir: string;
  /** Where the site's public files are; the output folder has a copy of them when left out. */
  publicFolder?: string;
  /** The part of the work that this machine does; all of it when left out. */
  shard?: Shard;
};

/** A file to be made: its place below the output folder, its place in the cache, and what makes it. */
export type Work = { file: string; cached: string; make: () => Promise<string | Uint8Array> };

/** How many files were made, how many came from the cache, and all of them, named from the output folder. */
export type MadeFiles = { made: number; kept: number; files: string[] };

/** Makes what the cache does not hold, two at a time, and puts every file in its place. */
export const makeFiles = async (works: Work[], outDir: string): Promise<MadeFiles> => {
  const fresh = await inParallel(works, 2, async ({ file, cached, make }) => {
    const { made } = await cachedFile(cached, make);
    await placeFile(cached, path.join(outDir, file));
    return made;
  });
  const made = fresh.filter(Boolean).length;
  return { made, kept: works.length - made, files: works.map(({ file }) => file) };
};
