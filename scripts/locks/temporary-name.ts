import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { processState } from './process-state.ts';

/** Where a file is made before it gets its name: it says which process makes it, so that nobody else keeps it for ever. */
export const temporaryName = (file: string): string =>
  `${file}.${process.pid}.${randomUUID().slice(0, 8)}.tmp`;

const makerOf = (name: string): number | undefined => {
  const [, pid] = /\.(\d+)\.[0-9a-f]{8}\.tmp$/.exec(name) ?? [];
  return pid === undefined ? undefined : Number(pid);
};

const isLeft = (name: string): boolean => {
  const maker = makerOf(name);
  return maker !== undefined && !processState(maker).alive;
};

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/**
 * Removes from a folder the drafts of processes that were killed before they were done; `names` are those of its files,
 * for who knows them already.
 */
export const removeAbandoned = (folder: string, names = namesIn(folder)): void => {
  for (const name of names.filter(isLeft)) rmSync(path.join(folder, name), { recursive: true, force: true });
};
