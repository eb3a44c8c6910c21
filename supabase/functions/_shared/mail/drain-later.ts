import type { ServerDeps } from '../deps.ts';
import { namedDeps } from '../named-deps.ts';
import { drainOutbox } from './drain-outbox.ts';

/**
 * Makes what sends due mails after an answer is given, one at a time however many answers there are: a slow provider
 * must not pile up calls. Whatever goes wrong stays in the outbox for the next drain. `waitUntil` keeps the runtime
 * alive. The deps are the server's, not a call's: the mails are of many visitors.
 */
export const createDrainLater = (
  deps: () => ServerDeps,
  waitUntil: (work: Promise<void>) => void,
): (() => void) => {
  let again = false;
  let running: Promise<void> | undefined;

  const drainUntilQuiet = async (): Promise<void> => {
    try {
      while (again) {
        again = false;
        await drainOutbox(namedDeps(deps(), { function: 'outbox-drain' }), 3);
      }
    } catch {
      deps().log({ level: 'warn', event: 'drain_failed' });
    } finally {
      running = undefined;
    }
  };

  return () => {
    again = true;
    running ??= drainUntilQuiet();
    waitUntil(running);
  };
};
