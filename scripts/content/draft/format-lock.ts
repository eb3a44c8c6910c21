import { lockFile } from '../../../src/engine/core/file-names.ts';
import { byText } from '../../../src/engine/core/json/by-text.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import type { Draft } from './draft.ts';

type Entry = readonly [key: string, record: unknown];

const byKey = ([one]: Entry, [other]: Entry): number => byText(one, other);

/** The text of the lock file. Keys are sorted, so that two people's changes to it seldom meet. */
export const formatLock = (head: object, records: (readonly [locale: string, Entry[]])[]): string => {
  const locales = records.map(([locale, entries]) => [locale, Object.fromEntries(entries.sort(byKey))]);
  return `${JSON.stringify({ ...head, ...Object.fromEntries(locales) }, null, 2)}\n`;
};

/** Gives the keys in the lock file other names, or takes those away for which `rename` returns undefined. */
export const changeLockKeys = (draft: Draft, rename: (key: string) => string | undefined): void => {
  if (!draft.has(lockFile)) return;
  const lock = JSON.parse(draft.read(lockFile)) as object;
  const head = Object.entries(lock).filter(([, value]) => !isObject(value));
  const records = Object.entries(lock).flatMap(([locale, hashes]: [string, unknown]) => {
    if (!isObject(hashes)) return [];
    const entries = Object.entries(hashes).flatMap(([key, hash]): Entry[] => {
      const name = rename(key);
      return name === undefined ? [] : [[name, hash]];
    });
    return [[locale, entries] as const];
  });
  draft.write(lockFile, formatLock(Object.fromEntries(head), records));
};
