import { availableParallelism } from 'node:os';

/** Each thread holds the words of the site, and two more than one gain little. */
const mostThreads = 4;

/**
 * How many threads some work is worth, when one is worth so much of it. Each compiles the code for itself, and a single one
 * leaves that to another core: until there is much to do, it is done as soon, with less processor time and memory.
 */
export const threadsFor = (work: number, ofThread: number): number =>
  Math.max(1, Math.min(mostThreads, availableParallelism(), Math.ceil(work / ofThread)));
