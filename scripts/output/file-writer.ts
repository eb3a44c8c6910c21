import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** Writes files in a thread of its own, while this one makes the next. */
export type FileWriter = {
  /** Takes a copy of a file's content; false if it is too large, and the caller must write it. */
  write: (file: string, content: Uint8Array) => boolean;
  /** Waits until all files are written. Throws the first error of the file system. */
  settle: () => void;
  /** Drops files that are not written yet, and ends the thread. */
  end: () => void;
};

/** As many files as fill it are handed over at once. */
const slotBytes = 512 * 1024;

/** One slot is filled while others are written. If all wait for a slow disk, rendering waits, too. */
const slots = 4;

/** No disk is that slow: the thread must have ended. */
const longestWait = 120_000;

/** The thread, the room that both share, and how many slots it has written: `counts` holds that, and whether to stop. */
type Beside = { worker: Worker; port: MessagePort; room: Buffer; counts: Int32Array; posted: number };

const start = (): Beside => {
  const room = new SharedArrayBuffer(slots * slotBytes);
  const counts = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const { port1, port2 } = new MessageChannel();
  const workerData = { room, counts, port: port2 };
  const worker = new Worker(new URL('./write-in-thread.js', import.meta.url), {
    workerData,
    transferList: [port2],
    // It makes next to nothing that is forgotten.
    resourceLimits: { maxYoungGenerationSizeMb: 1 },
  });
  worker.unref();
  return { worker, port: port1, room: Buffer.from(room), counts, posted: 0 };
};

const waitUntil = ({ counts }: Beside, count: number): void => {
  for (let done = Atomics.load(counts, 0); done < count; done = Atomics.load(counts, 0))
    if (Atomics.wait(counts, 0, done, longestWait) === 'timed-out')
      throw new Error('The thread that writes the files of the build does not answer. Build again.');
};

const refuseFailed = ({ port }: Beside): void => {
  const failure = receiveMessageOnPort(port)?.message as { message: string } | undefined;
  if (failure) throw Object.assign(new Error(failure.message), failure);
};

/** Makes a writer. Its thread starts with the first file. */
export const createFileWriter = (): FileWriter => {
  let beside: Beside | undefined;
  let files: [file: string, from: number, to: number][] = [];
  let end = 0;
  const post = (thread: Beside) => {
    thread.port.postMessage(files);
    thread.posted += 1;
    files = [];
    waitUntil(thread, thread.posted - slots + 1);
    refuseFailed(thread);
    end = (thread.posted % slots) * slotBytes;
  };
  const hasRoom = (bytes: number) => Math.floor(end / slotBytes) === Math.floor((end + bytes) / slotBytes);
  return {
    write: (file, content) => {
      if (content.length >= slotBytes) return false;
      beside ??= start();
      if (!hasRoom(content.length)) post(beside);
      beside.room.set(content, end);
      files.push([file, end, end + content.length]);
      end += content.length;
      return true;
    },
    settle: () => {
      if (!beside) return;
      if (files.length > 0) post(beside);
      waitUntil(beside, beside.posted);
      refuseFailed(beside);
    },
    end: () => {
      if (!beside) return;
      Atomics.store(beside.counts, 1, 1);
      waitUntil(beside, beside.posted);
      beside.port.close();
      void beside.worker.terminate();
      beside = undefined;
    },
  };
};

/** Gives a writer to some work, and ends it with that. */
export const withFileWriter = async <Result>(
  work: (writer: FileWriter) => Promise<Result>,
): Promise<Result> => {
  const writer = createFileWriter();
  try {
    return await work(writer);
  } finally {
    writer.end();
  }
};
