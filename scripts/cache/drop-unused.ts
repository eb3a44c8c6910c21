import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Removes folders in a folder that were not touched for `longest` milliseconds, except the one called `keep`. */
export const dropUnused = (folder: string, longest: number, keep?: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (!entry.isDirectory() || entry.name === keep) continue;
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > longest) rmSync(file, { recursive: true, force: true });
  }
};
