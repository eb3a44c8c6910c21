import type { SiteSource } from '../../../src/engine/core/types.ts';
import { type Queue, queueOf, takeFrom } from '../../threads/part-queue.ts';
import type { Thread } from '../../threads/with-thread-pool.ts';
import type { CheckedFrame } from './part-checker.ts';
import type { Part, PartResult } from './site-parts-of.ts';

/** The input of a thread. */
export type WorkerInput = Queue<Part> &
  Omit<CheckedFrame, 'frame'> & { frame: Omit<SiteSource, 'pages' | 'locales'> };

/**
 * Starts checking parts in other threads. The function that it returns checks with a checker of its own, waits for the
 * others and returns the results in the order of the parts.
 */
export const checkInThreads = (threads: Thread[], input: Omit<WorkerInput, 'next'>) => {
  const queue = queueOf(input.parts);
  const results: PartResult[] = [];
  const take = (index: number, result: PartResult): void => {
    results[index] = result;
  };
  const order = { task: 'checkAsWorker', input: { ...input, ...queue } };
  const others = threads.map((thread) =>
    thread(order, (text) => take(...(JSON.parse(text) as [number, PartResult]))),
  );
  return async (check: (part: Part) => PartResult): Promise<PartResult[]> => {
    for (const [index, result] of takeFrom(queue, check)) take(index, result);
    await Promise.all(others);
    return results;
  };
};
