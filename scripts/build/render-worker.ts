// A thread that renders parts of a large site: it takes the next one that no other has taken until none is left.
import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiledCode } from '../cli/compile-cache.ts';
import type { RenderInput } from './render-in-thread.ts';

keepCompiledCode();
const { loadProgram } = await import('../cli/load-program.ts');
const { program } = await loadProgram<typeof import('./run-build.ts')>('scripts/build/run-build.ts');
// A text is copied at once, where thousands of objects would be copied one by one.
parentPort?.postMessage(JSON.stringify(await program.renderInThread(workerData as RenderInput)));
