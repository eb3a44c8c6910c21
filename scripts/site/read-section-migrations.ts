import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../cli/list-files.ts';
import { withoutByteOrderMark } from './site-texts.ts';

/**
 * The migrations of the code's section types, by type. If the site is the code's own, they are read like its content,
 * so that a fault in one is reported with its line.
 */
export const readSectionMigrations = (
  codeRoot: string,
  readOwn?: (file: string) => unknown,
): Record<string, unknown> => {
  const names = listFiles(path.join(codeRoot, 'schemas/migrations')).filter((name) => name.endsWith('.json'));
  const read = (file: string): unknown =>
    readOwn
      ? readOwn(file)
      : JSON.parse(withoutByteOrderMark(readFileSync(path.join(codeRoot, file), 'utf8')));
  return Object.fromEntries(
    names.sort().map((name) => [path.basename(name, '.json'), read(`schemas/migrations/${name}`)]),
  );
};
