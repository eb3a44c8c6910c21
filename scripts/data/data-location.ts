import path from 'node:path';
import { codeRoot } from '../cli/code-root.ts';

/** Where the data is, as the environment says: DATABASE_URL, else the folder DATA_DIR, else `.data` in the site's folder. */
export const dataLocation = (
  env: Record<string, string | undefined> = process.env,
  root = codeRoot,
): { dataDir: string; databaseUrl?: string } => ({
  dataDir: path.resolve(env.DATA_DIR?.trim() || path.join(root, '.data')),
  ...(env.DATABASE_URL?.trim() && { databaseUrl: env.DATABASE_URL.trim() }),
});
