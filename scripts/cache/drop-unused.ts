import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** How long folders may stay untouched, in milliseconds; how many of them stay at most; and one that stays in any case. */
type Limits = { longest: number; most?: number; keep?: string };

const foldersByUse = (folder: string): { file: string; touched: number }[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const file = path.join(folder, name);
      const found = statSync(file, { throwIfNoEntry: false });
      return found ? [{ file, touched: found.mtimeMs }] : [];
    })
    .sort((a, b) => b.touched - a.touched);

/** Removes folders in a folder that were not touched for long, and all but some that were touched last. */
export const dropUnused = (folder: string, { longest, most = Infinity, keep }: Limits): void => {
  for (const [index, { file, touched }] of foldersByUse(folder).entries()) {
    const isUnused = index >= most || Date.now() - touched > longest;
    if (isUnused && path.basename(file) !== keep) rmSync(file, { recursive: true, force: true });
  }
};
