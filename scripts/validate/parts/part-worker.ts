// A thread that checks parts of a large site: it takes the next one that no other has taken until none is left.
import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiledCode } from '../../cli/compile-cache.ts';
import type { WorkerInput } from './check-in-threads.ts';

keepCompiledCode();
const { loadProgram } = await import('../../cli/load-program.ts');
const { program } = await loadProgram<typeof import('../run-validate.ts')>(
  'scripts/validate/run-validate.ts',
);
await program.checkInThread(workerData as WorkerInput, (results) => parentPort?.postMessage(results));
