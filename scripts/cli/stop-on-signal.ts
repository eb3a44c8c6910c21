import type { Server } from 'node:http';
import { within } from '../../supabase/functions/_shared/within.ts';
import { reportFailure } from './report-failure.ts';

/** The longest time that a process which was told to end waits for work under way, in milliseconds. */
const patience = 8000;

/** Ends the process well on Ctrl-C and when it is told to end: `finish` is done before connections are cut. */
export const stopOnSignal = (server: Server, finish: () => Promise<void>): void => {
  const stop = async () => {
    server.close();
    await within(finish(), patience, () => {}).catch(reportFailure);
    server.closeAllConnections();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};
