import type { Clock } from '../../src/engine/core/types.ts';
import type { Progress } from '../cli/progress.ts';
import type { Shard } from './shard.ts';

/** What a build is made of, and how. */
export type BuildOptions = {
  root: string;
  out: string;
  cache: string;
  /** The moment for which the site is built; now when left out. */
  clock?: Clock;
  progress?: Progress;
  shard?: Shard;
  /** From so many documents on the site is built in parts; the build knows best when left out. */
  inPartsFrom?: number;
  /** How many threads build a site in parts; as many as are worth it when left out. */
  threads?: number;
};
