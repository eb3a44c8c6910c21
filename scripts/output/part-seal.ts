import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BuildState } from './build-state.ts';
import type { ShardNote } from './shard.ts';

/** Files with a hash of their bytes. */
export type FileHashes = Map<string, string>;

/** Reads files, one after the other, where `at` says that they stand. */
export const hashesOf = (files: Iterable<string>, at: (file: string) => string): FileHashes =>
  new Map([...files].map((file) => [file, hash('sha256', readFileSync(at(file)), 'base64url')]));

/** The seal of a part of a build: one changed bit in a file or in the notes changes it, and no time or place does. */
export const partSeal = (
  pages: BuildState['pages'],
  { index, of, key }: ShardNote,
  files: FileHashes,
): string => hash('sha256', JSON.stringify([pages, index, of, key, [...files].sort()]), 'base64url');
