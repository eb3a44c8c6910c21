import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** What an import or export names by its place: `from '../a.ts'`, over one line or several. */
const named = /^(?:import|export)\s[^;]*?from '(\.[^']+)'/gm;

const files = new Set(
  globSync('{src,scripts,supabase/functions,tests}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', 'scripts/bench/peers/**', 'tests/fixtures/**'],
  }),
);

const importedBy = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(named)]
    .map(([, name = '']) => path.posix.join(path.posix.dirname(file), name))
    .filter((name) => files.has(name));

/** The first circle of imports that begins at a file; files of `done` are in none. */
const circleFrom = (file: string, done: Set<string>, way: string[] = []): string[] | undefined => {
  if (done.has(file)) return undefined;
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  for (const next of importedBy(file)) {
    const circle = circleFrom(next, done, [...way, file]);
    if (circle) return circle;
  }
  done.add(file);
  return undefined;
};

it('no files import each other in a circle, not even types', () => {
  const done = new Set<string>();
  expect([...files].flatMap((file) => circleFrom(file, done) ?? [])).toEqual([]);
  expect(done.size).toBeGreaterThan(1000);
});
