import { storedValidators } from '../../site/stored-validators.ts';
import { wordsOfThread } from '../../site/words-of-thread.ts';
import { takeFrom } from '../../threads/part-queue.ts';
import type { WorkerInput } from './check-in-threads.ts';
import { createPartChecker } from './part-checker.ts';

/** Checks parts beside the main thread. */
export const checkAsWorker = async (
  { frame, unreadable, ...input }: WorkerInput,
  send: (results: string) => void,
): Promise<void> => {
  const { locales, unreadable: unread } = wordsOfThread(input.root);
  const checked = {
    ...input,
    frame: { ...frame, locales },
    unreadable: [...unreadable, ...unread],
  };
  const check = createPartChecker(checked, await storedValidators(frame.schemas));
  for (const taken of takeFrom(input, check)) send(JSON.stringify(taken));
};
