// A thread that does tasks of a command's program, one after the other.
import '../cache/keep-compiled-code.js';
import { parentPort, workerData } from 'node:worker_threads';
import type { Order, Task } from './with-thread-pool.ts';

const { loadProgram } = await import('../cache/load-program.ts');
const { program } = await loadProgram<{ [task: string]: Task }>(workerData as string);
const follow = async ({ task, input }: Order): Promise<void> => {
  const work = program[task];
  if (!work) throw new Error(`The program ${String(workerData)} has no task "${task}".`);
  await work(input as never, (text) => parentPort?.postMessage(text));
  parentPort?.postMessage(null);
};

let done = Promise.resolve();
parentPort?.on('message', (order: Order) => {
  done = done.then(() => follow(order));
});
