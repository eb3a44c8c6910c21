import { Worker } from 'node:worker_threads';

/** Something a thread does, as the program of its command exports it. A text is copied at once, an object bit by bit. */
export type Task = (input: never, send: (text: string) => void) => Promise<void>;

/** An order for a thread: a task of its program by name, and the task's input. */
export type Order = { task: string; input: unknown };

/** A thread beside the main one. It is done with an order when its promise resolves, and may get the next one before. */
export type Thread = (order: Order, take: (text: string) => void) => Promise<void>;

/** Threads with the program of a command: the first order starts one, and its loaded code serves the later orders. */
export type ThreadPool = { take: (count: number) => Thread[]; end: () => void };

/** The program of the threads, and the megabytes that each has for young values. */
type PoolOptions = { program: string; youngMegabytes: number };

const startThread = ({ program, youngMegabytes }: PoolOptions): Worker =>
  new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: program,
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
  });

/** An order that a thread was given, and what becomes of it. */
type Waiting = { take: (text: string) => void; resolve: () => void; reject: (reason: Error) => void };

/** A thread does its orders one after the other, so a text that it sends belongs to the first unfinished order. */
const threadOf = (worker: Worker): Thread => {
  const waiting: Waiting[] = [];
  let failed: Error | undefined;
  const fail = (error: Error) => {
    failed ??= error;
    for (const { reject } of waiting.splice(0)) reject(failed);
  };
  worker
    .on('message', (text: string | null) => {
      if (text === null) waiting.shift()?.resolve();
      else waiting[0]?.take(text);
    })
    .on('error', fail)
    .on('exit', () => fail(new Error('A thread ended before it was done.')));
  return (order, take) =>
    new Promise((resolve, reject) => {
      if (failed) return reject(failed);
      waiting.push({ take, resolve, reject });
      worker.postMessage(order);
    });
};

/** Opens a pool of threads for a process that goes on until it is stopped. None is started before it is taken. */
export const openThreadPool = (options: PoolOptions): ThreadPool => {
  /** The threads that live, by their workers. */
  const threads = new Map<Worker, Thread>();
  const start = () => {
    const worker = startThread(options);
    threads.set(worker, threadOf(worker));
    // Whoever takes threads next gets another one.
    worker.once('exit', () => threads.delete(worker));
  };
  return {
    take: (count) => {
      while (threads.size < count) start();
      return [...threads.values()].slice(0, count);
    },
    end: () => {
      // The work of unfinished threads is not needed any more.
      for (const worker of threads.keys()) void worker.removeAllListeners().terminate();
    },
  };
};

/** Gives threads to some work, and ends them with it. None is started before it is taken. */
export const withThreadPool = async <Result>(
  options: PoolOptions,
  work: (pool: ThreadPool) => Promise<Result>,
): Promise<Result> => {
  const pool = openThreadPool(options);
  try {
    return await work(pool);
  } finally {
    pool.end();
  }
};
