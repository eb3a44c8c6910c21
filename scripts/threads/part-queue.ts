/** Parts that several threads take from, and the number of the next one to take. */
export type Queue<Part> = { parts: Part[]; next: Int32Array };

/** More than any queue has, and far from where counting on begins anew. */
const endOfQueues = 2 ** 30;

/** A number that threads share. */
export const sharedNumber = (): Int32Array =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** A queue that can be given to other threads. */
export const queueOf = <Part>(parts: Part[], next = sharedNumber()): Queue<Part> => ({ parts, next });

/** Whether nothing is left to take. */
export const isTaken = ({ parts, next }: Queue<unknown>): boolean => Atomics.load(next, 0) >= parts.length;

/** Ends the queue: no thread takes anything more, however much is left. */
export const endQueue = (next: Int32Array): void => {
  Atomics.store(next, 0, endOfQueues);
};

/** Takes one part after the other that no other thread has taken, until there is none, and works on it. */
export function* takeFrom<Part, Result>(
  { parts, next }: Queue<Part>,
  work: (part: Part) => Result,
): Generator<[index: number, result: Result]> {
  for (let index = Atomics.add(next, 0, 1); index < parts.length; index = Atomics.add(next, 0, 1)) {
    const part = parts[index];
    if (part !== undefined) yield [index, work(part)];
  }
}
