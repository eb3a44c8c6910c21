import { lockFile } from '../../src/engine/core/file-names.ts';
import { isObject } from '../../src/engine/core/json-value.ts';
import type { Draft } from './draft.ts';

const byKey = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : Number(one > other);

/**
 * Gives the keys in the lock file of the translations other names, or takes those away for which `rename` returns
 * undefined. The file is written by programs only, so it is written as `npm run i18n` does.
 */
export const changeLockKeys = (draft: Draft, rename: (key: string) => string | undefined): void => {
  if (!draft.has(lockFile)) return;
  const lock = JSON.parse(draft.read(lockFile)) as object;
  const changed = Object.entries(lock).map(([locale, hashes]: [string, unknown]) => {
    if (!isObject(hashes)) return [locale, hashes];
    const entries = Object.entries(hashes).flatMap(([key, hash]): [string, unknown][] => {
      const name = rename(key);
      return name === undefined ? [] : [[name, hash]];
    });
    return [locale, Object.fromEntries(entries.sort(byKey))];
  });
  draft.write(lockFile, `${JSON.stringify(Object.fromEntries(changed), null, 2)}\n`);
};
