import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const files = globSync('{src,scripts,supabase,tests}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', 'scripts/bench/peers/**', 'src/generated/**', 'tests/fixtures/**'],
});

/** What Vite and the build call by name. */
const isEntry = (file: string): boolean => file.startsWith('src/entry-');

const exported = /^export (?:const|type|class|interface|(?:async )?function) (\w+)/gm;

/** In how many files each word stands. */
const countWords = (): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const file of files)
    for (const word of new Set(read(file).match(/\w+/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

it('what a file exports is named by another file', () => {
  const counts = countWords();
  const unused = files
    .filter((file) => !isEntry(file))
    .flatMap((file) =>
      [...read(file).matchAll(exported)]
        .filter(([, name = '']) => counts.get(name) === 1)
        .map(([, name]) => `${file}: ${name}`),
    );
  expect(files.length).toBeGreaterThan(1000);
  expect(unused).toEqual([]);
});
