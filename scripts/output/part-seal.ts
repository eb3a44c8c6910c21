import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BuildState } from './build-state.ts';
import type { ShardNote } from './shard.ts';

/** Files with a hash of their bytes. */
export type FileHashes = Map<string, string>;

/** Reads files, one after the other, where `at` says that they stand. */
export const hashesOf = (files: Iterable<string>, at: (file: string) => string): FileHashes =>
  new Map([...files].map((file) => [file, hash('sha256', readFileSync(at(file)), 'base64url')]));

const sealOfPart = (pages: BuildState['pages'], { index, of, key, files }: ShardNote): string =>
  hash('sha256', JSON.stringify([pages, index, of, key, files]), 'base64url');

/** The notes of a part with its seal: one changed bit in a file or in the notes breaks it, and no time or place does. */
export const sealPart = (
  pages: BuildState['pages'],
  shard: ShardNote,
  files: FileHashes,
): Required<ShardNote> => {
  const whole = { ...shard, files: Object.fromEntries([...files].sort()) };
  return { ...whole, seal: sealOfPart(pages, whole) };
};

/** Whether the notes of a part are as they were written. */
export const hasWholeNotes = (pages: BuildState['pages'], shard: ShardNote): shard is Required<ShardNote> =>
  shard.seal === sealOfPart(pages, shard);

/** What is wrong with the files of a part, one text each. */
export const damagesOf = ({ files: noted }: Required<ShardNote>, files: FileHashes): string[] => {
  const added = [...files.keys()].filter((file) => !Object.hasOwn(noted, file));
  const lost = Object.keys(noted).filter((file) => !files.has(file));
  const changed = Object.keys(noted).filter((file) => (files.get(file) ?? noted[file]) !== noted[file]);
  return [
    ...lost.map((file) => `${file} is missing`),
    ...changed.map((file) => `${file} is damaged`),
    ...added.map((file) => `${file} was added`),
  ];
};
