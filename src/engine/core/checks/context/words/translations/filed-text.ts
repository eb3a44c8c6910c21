import type { Place } from '../../../problems/problem.ts';
import { type Column, type KeyTable, pointerAt } from '../keys/key-table.ts';

/** Words of a locale file. Where they stand is worked out only for those with which something is wrong. */
export class FiledText {
  readonly value: string;
  readonly locale: string;
  readonly #filed: { table: KeyTable; column: Column };
  readonly #number: number;

  constructor(value: string, number: number, filed: { table: KeyTable; column: Column }) {
    this.value = value;
    this.locale = filed.column.locale;
    this.#filed = filed;
    this.#number = number;
  }

  get key(): string {
    return this.#filed.table.keys[this.#number] ?? '';
  }

  get place(): Place {
    const { table, column } = this.#filed;
    return { file: column.file, pointer: pointerAt(table, column, this.#number) };
  }
}
