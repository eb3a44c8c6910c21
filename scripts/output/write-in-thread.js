// Writes the files of a build beside the thread that renders them. Plain JavaScript, so that it is there at once.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';

const { room, counts, port } = workerData;
const bytes = Buffer.from(room);
const [done, isEnded] = [0, 1];

// As in draft-files.ts, whose TypeScript this thread would have to wait for.
const made = new Set();
const write = (file, from, to) => {
  const folder = path.dirname(file);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  try {
    writeFileSync(file, bytes.subarray(from, to));
  } catch (error) {
    throw Object.assign(error, { path: file });
  }
};

let hasFailed = false;
port.on('message', (files) => {
  try {
    for (const file of files) if (!hasFailed && Atomics.load(counts, isEnded) === 0) write(...file);
  } catch (error) {
    hasFailed = true;
    // Of an error that is sent as it is only the message arrives.
    port.postMessage({ ...error, message: error.message });
  }
  Atomics.add(counts, done, 1);
  Atomics.notify(counts, done);
});
