import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { UsageError } from '../cli/usage-error.ts';
import { listFiles } from '../site/list-files.ts';
import type { ShardNote } from './shard.ts';

const stateName = '.build.json';

/** What the last build left in its output folder: each route's key and stylesheet, so that only what changed is made. */
export type BuildState = {
  pages: Record<string, { key: string; css: string }>;
  /** Of a part of a build: which part it is. */
  shard?: ShardNote;
};

/** An output folder being filled: writes only what changed and, at the end, removes what no longer belongs. */
export type OutputFolder = {
  folder: string;
  state: BuildState;
  has: (file: string) => boolean;
  /** The names of all files that are there, without compressed twins. */
  files: () => string[];
  keep: (file: string) => void;
  write: (file: string, content: string | Uint8Array) => void;
  copy: (from: string, file: string) => void;
  /** Removes a file and its compressed twins. */
  remove: (file: string) => void;
  /** Notes what of the last build still holds, before anything is replaced: a killed build must not be believed. */
  remember: (state: BuildState) => void;
  finish: (state: BuildState) => void;
  counts: { written: number; kept: number; removed: number };
};

/** What a build noted in its output folder, if there is one. */
export const readState = (folder: string): BuildState | undefined => {
  const file = path.join(folder, stateName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildState) : undefined;
};

const sameFile = (from: string, target: string): boolean => {
  const [a, b] = [statSync(from), statSync(target, { throwIfNoEntry: false })];
  return b !== undefined && a.size === b.size && Math.round(a.mtimeMs) === Math.round(b.mtimeMs);
};

const copyWithTime = (from: string, draft: string) => {
  copyFileSync(from, draft);
  const { atime, mtime } = statSync(from);
  utimesSync(draft, atime, mtime);
};

/** Fills files in one step each, so that a reader or a killed build never meets half of one. */
const inOneStep = (folder: string) => {
  const made = new Set<string>();
  return (file: string, fill: (draft: string) => void) => {
    const target = path.join(folder, file);
    const parent = path.dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    const draft = `${target}.${process.pid}.tmp`;
    fill(draft);
    renameSync(draft, target);
  };
};

/** What a killed build left of its own notes is no file of a visitor's. */
const isDraftOfState = (file: string) => file.startsWith(`${stateName}.`);

const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

/** Whether a file is what a visitor gets, neither a note of the build nor a compressed twin. */
export const isVisitorsFile = (file: string): boolean => file !== stateName && !isCompressed(file);

/** Opens an output folder. Throws when it holds files that no build of this project made: they would be removed. */
export const openOutputFolder = async (folder: string): Promise<OutputFolder> => {
  const present = new Set(listFiles(folder));
  const state = readState(folder);
  if (!state && ![...present].every(isDraftOfState)) {
    throw new UsageError(
      `${folder} holds files that are not a built site. Name an empty folder with --out, or remove them.`,
    );
  }
  const wanted = new Set([stateName]);
  const counts = { written: 0, kept: 0, removed: 0 };
  const target = (file: string) => path.join(folder, file);
  const fill = inOneStep(folder);
  const keep = (file: string) => {
    if (!wanted.has(file)) counts.kept += 1;
    wanted.add(file);
  };
  const replace = (file: string, make: (draft: string) => void) => {
    wanted.add(file);
    present.add(file);
    counts.written += 1;
    fill(file, make);
  };
  const write = (file: string, content: string | Uint8Array) => {
    if (present.has(file) && readFileSync(target(file)).equals(Buffer.from(content))) return keep(file);
    replace(file, (draft) => writeFileSync(draft, content));
  };
  const copy = (from: string, file: string) => {
    if (present.has(file) && sameFile(from, target(file))) return keep(file);
    replace(file, (draft) => copyWithTime(from, draft));
  };
  const remember = (next: BuildState) =>
    fill(stateName, (draft) => writeFileSync(draft, JSON.stringify(next)));
  const remove = (file: string) => {
    for (const each of [file, `${file}.br`, `${file}.gz`]) {
      if (!present.delete(each)) continue;
      rmSync(target(each), { force: true });
      counts.removed += 1;
    }
  };
  const isStale = (file: string) =>
    !wanted.has(file) && !(isCompressed(file) && wanted.has(file.slice(0, -3)));
  const finish = (next: BuildState) => {
    for (const file of [...present].filter(isStale)) remove(file);
    remember(next);
  };
  const files = () => [...present].filter(isVisitorsFile);
  if (!state) remember({ pages: {} });
  const has = (file: string) => present.has(file);
  return {
    folder,
    state: state ?? { pages: {} },
    has,
    files,
    keep,
    write,
    copy,
    remove,
    remember,
    finish,
    counts,
  };
};

/** Copies every file below `from` into the output folder. */
export const copyFolder = (from: string, output: OutputFolder): void => {
  for (const file of listFiles(from)) output.copy(path.join(from, file), file);
};
