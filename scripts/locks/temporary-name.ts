import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { processSpace } from './process-space.ts';
import { processState } from './process-state.ts';

/**
 * Where a file is made before it gets its name: it says which process makes it, and in which space, so that nobody else
 * keeps it for ever.
 */
export const temporaryName = (file: string): string =>
  `${file}.${processSpace}.${process.pid}.${randomUUID().slice(0, 8)}.tmp`;

const makerOf = (name: string): { space: string; pid: number } | undefined => {
  const [, space, pid] = /\.([0-9a-f]{8})\.(\d+)\.[0-9a-f]{8}\.tmp$/.exec(name) ?? [];
  return space === undefined ? undefined : { space, pid: Number(pid) };
};

/** After so many milliseconds nobody is at work on a draft any more, also where nobody can be asked. */
const longestWork = 24 * 60 * 60 * 1000;

const isOld = (file: string): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > longestWork;
};

const isLeft = (file: string): boolean => {
  const maker = makerOf(file);
  if (!maker) return false;
  return maker.space === processSpace ? !processState(maker.pid).alive : isOld(file);
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
 * for who knows them already. Those of other computers and containers are removed when they are a day old.
 */
export const removeAbandoned = (folder: string, names = namesIn(folder)): void => {
  const files = names.map((name) => path.join(folder, name));
  for (const file of files.filter(isLeft)) rmSync(file, { recursive: true, force: true });
};
