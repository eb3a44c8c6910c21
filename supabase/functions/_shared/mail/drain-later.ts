import type { Deps } from '../deps.ts';
import type { FunctionsConfig } from '../read-config.ts';
import { drainOutbox } from './drain-outbox.ts';

type Running = { again: boolean; work: Promise<void> };

/** The drain that goes on behind the answers, for each server in this process: its settings are its name. */
const running = new WeakMap<FunctionsConfig, Running>();

const drainUntilQuiet = async (deps: Deps, mine: Pick<Running, 'again'>): Promise<void> => {
  try {
    while (mine.again) {
      mine.again = false;
      await drainOutbox(deps, 3);
    }
  } catch {
    deps.log({ level: 'warn', event: 'drain_failed' });
  } finally {
    running.delete(deps.config);
  }
};

/**
 * Sends due mails after the answer is given, one at a time however many answers there are: a slow provider must not
 * pile up calls. Whatever goes wrong stays in the outbox for the next drain.
 */
export const drainLater = (deps: Deps): void => {
  const mine = running.get(deps.config) ?? { again: false, work: Promise.resolve() };
  const begins = !running.has(deps.config);
  mine.again = true;
  running.set(deps.config, mine);
  if (begins) mine.work = drainUntilQuiet(deps, mine);
  deps.waitUntil(mine.work);
};
