import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files that decide what the bundle is: the code, what builds it and the versions of the libraries. */
const patterns = [
  'src/**/*.{ts,tsx,json,woff2}',
  'schemas/forms/*.json',
  'supabase/functions/_shared/{form-rules,well-formed}.ts',
  'scripts/build/*.ts',
  'package-lock.json',
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** A short hash of everything the code bundle is made of. The same code gives the same key on every machine. */
export const codeKey = async (root: string): Promise<string> => {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) if (!isTest(file)) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
};
