import { cachedFile } from '../../cache/file-cache.ts';
import type { Shard } from '../../output/shard.ts';
import { inParallel } from './in-parallel.ts';

/** Puts a file where visitors find it under a name. */
type PlaceFile = (from: string, file: string) => void | Promise<void>;

/** Where a build stage that makes pictures reads, keeps and writes them. */
export type StageOptions = {
  cache: string;
  /** Where the site's public files are. */
  publicFolder: string;
  /** Puts a file of the cache where visitors find it. */
  place: PlaceFile;
  /** The part of the work that this machine does; all of it when left out. */
  shard?: Shard;
};

/** A file to be made: its name for visitors, its place in the cache, and what makes it. */
export type Work = { file: string; cached: string; make: () => Promise<Uint8Array> };

/** How many files were made, how many came from the cache, and all of them, named from the output folder. */
export type MadeFiles = { made: number; kept: number; files: string[] };

/** Makes the files that the cache lacks, two at a time, and puts every file in its place. */
export const makeFiles = async (works: Work[], place: PlaceFile): Promise<MadeFiles> => {
  const fresh = await inParallel(works, async ({ file, cached, make }) => {
    const { made } = await cachedFile(cached, make);
    await place(cached, file);
    return made;
  });
  const made = fresh.filter(Boolean).length;
  return { made, kept: works.length - made, files: works.map(({ file }) => file) };
};
