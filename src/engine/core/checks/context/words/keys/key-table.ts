import type { LocaleDocument } from '../../../../../../generated/types.ts';
import { localeFile } from '../../../../file-names.ts';
import { isObject } from '../../../../json/json-value.ts';
import type { Json, SiteSource } from '../../../../types.ts';
import { below } from '../../../problems/pointer-steps.ts';
import { keyPointer } from './key-parts.ts';
import { groupsOf, insteadOfText, isText, type Text, wordsOf } from './words.ts';

/** The words of one language by the numbers of their keys. */
export type Column = {
  locale: string;
  file: string;
  values: (string | undefined)[];
  /** The numbers of values that are no texts. */
  odd: Set<number>;
  /** Where texts stand whose key does not say it, since a name in it has dots itself. */
  pointers: Map<number, string>;
  /** Groups of this language that are none in the default language. */
  ownGroups: string[];
};

/**
 * The keys of all languages, numbered, and the words of each by these numbers: a hundred thousand keys are found and
 * compared so without an object for each. The default language comes first, and its keys have the lowest numbers.
 */
export type KeyTable = {
  keys: string[];
  numbers: Map<string, number>;
  columns: Column[];
  /** Whether a name has a dot, so that a key may stand in more than one place. */
  isDotted: boolean;
  /** The group that was asked for last: the next key mostly stands in it, too. */
  lastGroup: { key: string; pointer: string };
};

type Documents = [locale: string, document: LocaleDocument][];

const columnFor = ([locale]: Documents[number]): Column => ({
  locale,
  file: localeFile(locale),
  values: [],
  odd: new Set(),
  pointers: new Map(),
  ownGroups: [],
});

const numberOf = ({ keys, numbers }: KeyTable, key: string): number => {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, keys.length);
  return keys.push(key) - 1;
};

const setValue = ({ values, odd }: Column, number: number, value: unknown): void => {
  // Without holes lists of this length take a third of the memory.
  while (values.length < number) values.push(undefined);
  values[number] = isText(value) ? value : insteadOfText(value);
  if (!isText(value)) odd.add(number);
};

/** Where a key stands whose names have no dots. */
const plainPointer = ({ lastGroup }: KeyTable, key: string): string => {
  const dot = key.lastIndexOf('.');
  if (dot <= 0) return keyPointer(key);
  if (dot !== lastGroup.key.length || !key.startsWith(lastGroup.key)) {
    lastGroup.key = key.slice(0, dot);
    lastGroup.pointer = keyPointer(lastGroup.key);
  }
  return below(lastGroup.pointer, key.slice(dot + 1));
};

/** What only another language has at a place. */
type Stray = { column: Column; key: string; value: unknown };

/** What is found on the way through the languages. */
type Walk = { table: KeyTable; strays: Stray[] };

/** The groups of the other languages at the place of a group of the default language. */
type Twins = (Json | undefined)[];

const groupIn = (group: Json | undefined, name: string): Json | undefined => {
  const value = group && Object.hasOwn(group, name) ? group[name] : undefined;
  return isObject(value) ? value : undefined;
};

const addText = (
  { table }: Walk,
  { key, name, value }: { key: string; name: string; value: unknown },
  twins: Twins,
) => {
  // No key comes twice as long as no name has a dot.
  const number = table.keys.push(key) - 1;
  table.numbers.set(key, number);
  const [first] = table.columns;
  if (first) setValue(first, number, value);
  for (let index = 0; index < twins.length; index += 1) {
    const column = table.columns[index + 1];
    const twin = twins[index]?.[name];
    if (column && typeof twin === 'string') setValue(column, number, twin);
  }
};

/** Finds keys that have another kind in another language, or do not exist in the default language. */
const findStrays = (
  walk: Walk,
  { group, twin, column, prefix }: { group: Json; twin: Json; column: Column; prefix: string },
) => {
  for (const name in twin) {
    const value = twin[name];
    if (name.includes('.')) walk.table.isDotted = true;
    const isAlike = Object.hasOwn(group, name) && isObject(group[name]) === isObject(value);
    if (!isAlike || (typeof value !== 'string' && !isObject(value)))
      walk.strays.push({ column, key: prefix + name, value });
  }
};

const walkGroup = (walk: Walk, { group, prefix }: { group: Json; prefix: string }, twins: Twins): void => {
  for (const name in group) {
    const value = group[name];
    const key = prefix + name;
    if (name.includes('.')) walk.table.isDotted = true;
    if (isObject(value)) {
      const inner = twins.map((twin) => groupIn(twin, name));
      walkGroup(walk, { group: value, prefix: `${key}.` }, inner);
    } else addText(walk, { key, name, value }, twins);
  }
  for (let index = 0; index < twins.length; index += 1) {
    const twin = twins[index];
    const column = walk.table.columns[index + 1];
    if (twin && column) findStrays(walk, { group, twin, column, prefix });
  }
};

const addStray = (table: KeyTable, { column, key, value }: Stray): void => {
  if (!isObject(value)) {
    setValue(column, numberOf(table, key), value);
    return;
  }
  column.ownGroups.push(key);
  for (const name in value) addStray(table, { column, key: `${key}.${name}`, value: value[name] });
};

const emptyTable = (documents: Documents): KeyTable => ({
  keys: [],
  numbers: new Map(),
  columns: documents.map(columnFor),
  isDotted: false,
  lastGroup: { key: '', pointer: '' },
});

/** Reads the languages one after the other, each key where it stands: for names that have dots. */
const readApart = (documents: Documents): KeyTable => {
  const table = { ...emptyTable(documents), isDotted: true };
  const all = documents.map(([locale, document]) => wordsOf(locale, document));
  all.forEach(({ texts, groups }, index) => {
    const column = table.columns[index];
    if (!column) return;
    for (const [key, { value, pointer, odd }] of texts) {
      const number = numberOf(table, key);
      setValue(column, number, value);
      if (odd) column.odd.add(number);
      if (pointer !== plainPointer(table, key)) column.pointers.set(number, pointer);
    }
    for (const key of groups.keys())
      if (!all[0]?.groups.has(key) || texts.has(key)) column.ownGroups.push(key);
  });
  return table;
};

const readTable = (documents: Documents): KeyTable => {
  const walk: Walk = { table: emptyTable(documents), strays: [] };
  const [group = {}, ...twins] = documents.map(([, document]) => groupsOf(document));
  walkGroup(walk, { group, prefix: '' }, twins);
  for (const stray of walk.strays) addStray(walk.table, stray);
  return walk.table.isDotted ? readApart(documents) : walk.table;
};

const known = new WeakMap<SiteSource['locales'], KeyTable>();

/** The words of some languages. All parts of a site that are checked one after the other have one table. */
export const keyTableOf = (locales: SiteSource['locales'], documents: Documents): KeyTable => {
  const kept = known.get(locales);
  if (kept?.columns.map(({ locale }) => locale).join() === documents.map(([locale]) => locale).join())
    return kept;
  const table = readTable(documents);
  known.set(locales, table);
  return table;
};

/** The texts of a language in a table; undefined if it has no file. */
export const columnOf = ({ columns }: Pick<KeyTable, 'columns'>, locale: string): Column | undefined =>
  columns.find((column) => column.locale === locale);

/** Where a key stands in a language. */
export const pointerAt = (table: KeyTable, { pointers }: Column, number: number): string =>
  pointers.get(number) ?? plainPointer(table, table.keys[number] ?? '');

/** The text of a key in a language. */
export const textAt = (table: KeyTable, column: Column, number: number): Text | undefined => {
  const value = column.values[number];
  if (value === undefined) return undefined;
  const pointer = pointerAt(table, column, number);
  return column.odd.has(number) ? { value, pointer, odd: true } : { value, pointer };
};
