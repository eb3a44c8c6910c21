import { availableParallelism } from 'node:os';
import { threadsFor } from '../../cli/threads-for.ts';

/** With fewer for each, two threads render no sooner than one. */
const documentsOfThread = 1000;

/** How many threads build a site in parts, unless somebody says: one checks it while the others begin to render. */
export const buildThreads = (documents: number, asked?: number): number =>
  asked ?? Math.max(threadsFor(documents, documentsOfThread), Math.min(2, availableParallelism()));
