import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../scripts/data/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory whose database was made and closed. */
    databaseTemplate: string;
  }
}

/** Makes a database once for all tests of the functions: making one takes seconds, copying one does not. */
export const setup = async (tests: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'database-template-'));
  await (await openDatabase({ dataDir: folder, log: () => {} })).close();
  tests.provide('databaseTemplate', folder);
  return () => rmSync(folder, { recursive: true });
};
