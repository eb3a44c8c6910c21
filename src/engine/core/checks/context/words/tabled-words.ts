import type { LocaleDocument } from '../../../../../generated/types.ts';
import { isObject } from '../../../json-value.ts';
import { onDemand } from '../../../on-demand.ts';
import { keyPointer } from './key-parts.ts';
import { type Column, type KeyTable, textAt } from './key-table.ts';
import { groupsOf, type Words, wordsOf } from './words.ts';

/** The pointer of a group in a document whose names have no dots. */
const groupPointer = (document: LocaleDocument, key: string): string | undefined => {
  if (key === '') return '';
  let value: unknown = groupsOf(document);
  for (const name of key.split('.'))
    value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return isObject(value) ? keyPointer(key) : undefined;
};

/** The words of a language as the table of keys has them. Who asks for all of them at once gets them from the document. */
export const tabledWords = (table: KeyTable, column: Column, document: LocaleDocument): Words => {
  const whole = onDemand(() => wordsOf(column.locale, document));
  const numberIn = (key: string): number => table.numbers.get(key) ?? -1;
  const groupOf = (key: string) => (table.isDotted ? whole().groups.get(key) : groupPointer(document, key));
  return {
    file: column.file,
    texts: {
      get: (key) => textAt(table, column, numberIn(key)),
      has: (key) => column.values[numberIn(key)] !== undefined,
      keys: () => whole().texts.keys(),
      values: () => whole().texts.values(),
      [Symbol.iterator]: () => whole().texts[Symbol.iterator](),
    },
    groups: {
      get: groupOf,
      has: (key) => groupOf(key) !== undefined,
      keys: () => whole().groups.keys(),
      [Symbol.iterator]: () => whole().groups[Symbol.iterator](),
    },
  };
};
