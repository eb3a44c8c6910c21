import type { LocaleDocument } from '../../../../../../generated/types.ts';
import { isObject } from '../../../../json/json-value.ts';
import { onDemand } from '../../../../memory/on-demand.ts';
import { keyPointer } from './key-parts.ts';
import { type Column, type KeyTable, textAt } from './key-table.ts';
import { groupsOf, type Text, type Words, wordsOf } from './words.ts';

/** The pointer of a group in a document whose names have no dots. */
const groupPointer = (document: LocaleDocument, key: string): string | undefined => {
  if (key === '') return '';
  let value: unknown = groupsOf(document);
  for (const name of key.split('.'))
    value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return isObject(value) ? keyPointer(key) : undefined;
};

/** The texts of a language, one after the other: a map of all would take more memory than the table. */
function* textsIn(table: KeyTable, column: Column): Generator<[string, Text]> {
  for (const [number, key] of table.keys.entries()) {
    const text = textAt(table, column, number);
    if (text) yield [key, text];
  }
}

function* keysIn({ keys }: KeyTable, { values }: Column): Generator<string> {
  for (const [number, key] of keys.entries()) if (values[number] !== undefined) yield key;
}

function* valuesIn(table: KeyTable, column: Column): Generator<Text> {
  for (const [, text] of textsIn(table, column)) yield text;
}

/** The words of a language as the table of keys has them. Who asks for all groups gets them from the document. */
export const tabledWords = (table: KeyTable, column: Column, document: LocaleDocument): Words => {
  const groups = onDemand(() => wordsOf(column.locale, document).groups);
  const numberIn = (key: string): number => table.numbers.get(key) ?? -1;
  const groupOf = (key: string) => (table.isDotted ? groups().get(key) : groupPointer(document, key));
  return {
    file: column.file,
    texts: {
      get: (key) => textAt(table, column, numberIn(key)),
      has: (key) => column.values[numberIn(key)] !== undefined,
      keys: () => keysIn(table, column),
      values: () => valuesIn(table, column),
      [Symbol.iterator]: () => textsIn(table, column),
    },
    groups: {
      get: groupOf,
      has: (key) => groupOf(key) !== undefined,
      keys: () => groups().keys(),
      [Symbol.iterator]: () => groups()[Symbol.iterator](),
    },
  };
};
