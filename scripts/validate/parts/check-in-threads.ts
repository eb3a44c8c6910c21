import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import type { Part, PartResult } from './part.ts';
import type { CheckedFrame } from './part-checker.ts';
import { type Queue, queueOf, takeFrom } from './part-queue.ts';

/** What a thread is started with. */
export type WorkerInput = Queue<Part> &
  Omit<CheckedFrame, 'frame'> & { frame: Omit<SiteSource, 'pages' | 'locales'> };

/** Each thread holds the words of the site, and two more than one gain little. */
const mostThreads = 4;

/** Below this a thread starts for longer than it helps. */
const partsOfThread = 8;

const countOf = (parts: Part[]): number =>
  Math.min(mostThreads, availableParallelism(), Math.ceil(parts.length / partsOfThread)) - 1;

/** Parts die young; more room than a few of them need is only memory. */
const youngMegabytes = 48;

const startThread = (
  input: WorkerInput,
  take: (index: number, result: PartResult) => void,
): Promise<unknown> => {
  const worker = new Worker(new URL('./part-worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
  });
  worker.on('message', (text: string) => take(...(JSON.parse(text) as [number, PartResult])));
  return once(worker, 'exit');
};

/**
 * Starts checking parts in threads beside this one. The answer takes part with a checker of its own, waits for the
 * others and gives the results in the order of the parts.
 */
export const checkInThreads = (input: Omit<WorkerInput, 'next'>) => {
  const queue = queueOf(input.parts);
  const results: PartResult[] = [];
  const take = (index: number, result: PartResult): void => {
    results[index] = result;
  };
  const threads = Array.from({ length: countOf(input.parts) }, () =>
    startThread({ ...input, ...queue }, take),
  );
  return async (check: (part: Part) => PartResult): Promise<PartResult[]> => {
    for (const [index, result] of takeFrom(queue, check)) take(index, result);
    await Promise.all(threads);
    return results;
  };
};
