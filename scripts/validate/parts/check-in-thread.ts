import { createReader } from '../../site/file-reader.ts';
import { readLocales } from '../../site/site-files.ts';
import { storedValidators } from '../../site/stored-validators.ts';
import type { WorkerInput } from './check-in-threads.ts';
import { createPartChecker } from './part-checker.ts';
import { takeFrom } from './part-queue.ts';

/** Checks parts beside the main thread, with words that are read anew: to send them would take longer. */
export const checkInThread = async (
  { frame, unreadable, ...input }: WorkerInput,
  send: (results: string) => void,
): Promise<void> => {
  const { parse, faults } = createReader(input.root);
  const locales = readLocales(input.root, parse);
  const checked = {
    ...input,
    frame: { ...frame, locales },
    unreadable: [...unreadable, ...faults.map(({ file }) => file)],
  };
  const check = createPartChecker(checked, await storedValidators(frame.schemas));
  for (const taken of takeFrom(input, check)) send(JSON.stringify(taken));
};
