import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codeFiles } from '../../../scripts/cache/code-key.ts';
import { project } from '../../command.ts';

/** Modules that a file names: at its head, to load them late, or to run them as a thread. Types are no code. */
const named = /(?:^(?:import|export) (?!type )[^;]*?from |^import |\bimport\(|new URL\()\s*'(\.[^']+)'/gm;

const reachedFrom = (...entries: string[]): string[] => {
  const reached = new Set(entries);
  for (const file of reached) {
    if (!/\.[jt]sx?$/.test(file)) continue;
    const source = readFileSync(path.join(project, file), 'utf8');
    for (const [, spec = ''] of source.matchAll(named)) {
      const target = path.posix.join(path.posix.dirname(file), spec);
      if (existsSync(path.join(project, target))) reached.add(target);
    }
  }
  return [...reached];
};

const counted = codeFiles(project);

it('whatever validate and build run counts for the key of their caches', () => {
  const reached = reachedFrom('scripts/validate/run-validate.ts', 'scripts/build/run-build.ts');
  expect(reached.length).toBeGreaterThan(500);
  expect(reached.filter((file) => !counted.includes(file))).toEqual([]);
});

it('what only measures, tests or serves does not count', () => {
  const others =
    /^tests\/|\.test\.|^scripts\/(?:[^/]+\.ts$|(?:backend|bench|content|csv|data|dev|functions|i18n|outbox|server)\/)/;
  expect(counted.filter((file) => others.test(file))).toEqual([]);
});
