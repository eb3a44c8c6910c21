import type { KeyTable } from './key-table.ts';

/** Numbers of keys as pairs of a first one and how many follow each other: those of a page are mostly neighbours. */
export const runsOf = (numbers: Iterable<number>): number[] => {
  const runs: number[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const [from = 0, count = 0] = runs.slice(-2);
    if (count > 0 && number === from + count) runs[runs.length - 1] = count + 1;
    else runs.push(number, 1);
  }
  return runs;
};

/** Some of the keys of a table, which most checks only ask for one by one. */
export class KeySet implements Iterable<string> {
  readonly #table: KeyTable;
  readonly #holds: Uint8Array;

  constructor(table: KeyTable) {
    this.#table = table;
    this.#holds = new Uint8Array(table.keys.length);
  }

  addRuns(runs: number[]): this {
    for (let index = 0; index < runs.length; index += 2) {
      const from = runs[index] ?? 0;
      this.#holds.fill(1, from, from + (runs[index + 1] ?? 0));
    }
    return this;
  }

  has(key: string): boolean {
    return this.hasNumber(this.#table.numbers.get(key) ?? -1);
  }

  hasNumber(number: number): boolean {
    return this.#holds[number] === 1;
  }

  *[Symbol.iterator](): Iterator<string> {
    for (const [number, key] of this.#table.keys.entries()) if (this.hasNumber(number)) yield key;
  }
}
