import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codeFiles } from '../../scripts/build/code/code-key.ts';
import { project } from '../command.ts';

/** What cannot change what is found in a site or made of it, and why. */
const besides: [files: RegExp, why: string][] = [
  [/^scripts\/cli\//, 'what is said and asked on the command line'],
  [/^scripts\/(?:cache|threads)\//, 'they keep and carry what others decide'],
  [/^scripts\/locks\//, 'whether another process is at work'],
  [/^scripts\/dev\/watch-(?:site|trees)\.ts$/, 'when to look again'],
  [/^scripts\/editor\//, 'what editors offer'],
  [/^scripts\/generate-types\.ts$/, 'types, which only compilers read'],
];

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

it('whatever validate and build run counts for the key of their caches', () => {
  const reached = reachedFrom('scripts/validate/run-validate.ts', 'scripts/build/run-build.ts');
  const counted = new Set(codeFiles(project));
  const isBesides = (file: string) => besides.some(([files]) => files.test(file));
  expect(reached.length).toBeGreaterThan(500);
  expect(reached.filter((file) => !counted.has(file) && !isBesides(file))).toEqual([]);
  expect(besides.filter(([files]) => !reached.some((file) => files.test(file)))).toEqual([]);
});
