// A thread that checks parts of a large site: it takes the next one that no other has taken until none is left.
import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiledCode } from '../../cli/compile-cache.ts';
import type { WorkerInput } from './check-in-threads.ts';

keepCompiledCode();
const { checkInThread } = await import('./check-in-thread.ts');
await checkInThread(workerData as WorkerInput, (results) => parentPort?.postMessage(results));
