/** Parts that several threads take from, and the number of the next one to take. */
export type Queue<Part> = { parts: Part[]; next: Int32Array };

/** A queue that can be given to other threads. */
export const queueOf = <Part>(parts: Part[]): Queue<Part> => ({
  parts,
  next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
});

/** Takes one part after the other that nobody else has taken, until there is none, and works on it. */
export function* takeFrom<Part, Result>(
  { parts, next }: Queue<Part>,
  work: (part: Part) => Result,
): Generator<[index: number, result: Result]> {
  for (let index = Atomics.add(next, 0, 1); index < parts.length; index = Atomics.add(next, 0, 1)) {
    const part = parts[index];
    if (part !== undefined) yield [index, work(part)];
  }
}
