import type { Clock } from '../../src/engine/core/types.ts';
import type { Progress } from '../cli/progress.ts';
import type { Shard } from '../output/shard.ts';

/** The site that a build is made of, and how it is built. */
export type BuildOptions = {
  root: string;
  out: string;
  cache: string;
  /** The moment for which the site is built; now when left out. */
  clock?: Clock;
  progress?: Progress;
  shard?: Shard;
  /** From this many documents on the site is built in parts; the build decides if this is left out. */
  inPartsFrom?: number;
  /** How many threads build a site in parts; as many as are worth it when left out. */
  threads?: number;
};
