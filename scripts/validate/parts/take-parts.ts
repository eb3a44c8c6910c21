import type { Part, PartResult } from './part.ts';

/** Parts that several threads take from, and the number of the next one to take. */
export type PartQueue = { parts: Part[]; next: Int32Array };

/** Takes one part after the other that nobody else has taken, until there is none. */
export function* takeParts(
  { parts, next }: PartQueue,
  check: (part: Part) => PartResult,
): Generator<[index: number, result: PartResult]> {
  for (let index = Atomics.add(next, 0, 1); index < parts.length; index = Atomics.add(next, 0, 1)) {
    const part = parts[index];
    if (part) yield [index, check(part)];
  }
}
