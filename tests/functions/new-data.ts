import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';

/** A data directory of its own with an empty database that is made already. Whoever takes it removes it. */
export const newData = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-data-'));
  cpSync(inject('databaseTemplate'), folder, { recursive: true });
  return folder;
};
