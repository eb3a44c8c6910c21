import type { ServerDeps } from '../../supabase/functions/_shared/deps.ts';
import { drainOutbox } from '../../supabase/functions/_shared/mail/drain-outbox.ts';
import { retention } from '../../supabase/functions/_shared/sql/sql-data.ts';

/** How often mails are sent and old rows deleted, in milliseconds. */
const sendEvery = 5 * 1000;
const deleteEvery = 24 * 60 * 60 * 1000;

/** Runs a work every so often, never twice at once. A failure is told when the work went well before. */
const repeat = (work: () => Promise<unknown>, everyMs: number, failed: () => void) => {
  let running: Promise<void> | undefined;
  let well = true;
  const tick = () => {
    running ??= work()
      .then(() => true)
      .catch(() => {
        if (well) failed();
        return false;
      })
      .then((went) => {
        well = went;
        running = undefined;
      });
  };
  tick();
  const timer = setInterval(tick, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};

/**
 * Sends the mails that are due, every few seconds, and deletes once a day what has been kept long enough. Returns how
 * to stop it, which waits for what is under way.
 */
export const startOutboxClock = (deps: ServerDeps): (() => Promise<void>) => {
  const told = (event: string) => () => deps.log({ level: 'warn', event });
  const stops = [
    repeat(() => drainOutbox(deps, 100), sendEvery, told('drain_failed')),
    repeat(() => retention(deps.db), deleteEvery, told('retention_failed')),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
