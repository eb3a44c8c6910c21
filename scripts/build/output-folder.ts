import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../cli/usage-error.ts';

const stateName = '.build.json';

/** What the last build left in its output folder: each route's key and stylesheet, so that only what changed is made. */
export type BuildState = { pages: Record<string, { key: string; css: string }> };

/** An output folder being filled: writes only what changed and, at the end, removes what no longer belongs. */
export type OutputFolder = {
  folder: string;
  state: BuildState;
  has: (file: string) => boolean;
  keep: (file: string) => void;
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  copy: (from: string, file: string) => Promise<void>;
  /** Notes what of the last build still holds, before anything is replaced: a killed build must not be believed. */
  remember: (state: BuildState) => Promise<void>;
  finish: (state: BuildState) => Promise<void>;
  counts: { written: number; kept: number; removed: number };
};

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
};

const readState = async (folder: string): Promise<BuildState | undefined> => {
  const text = await readFile(path.join(folder, stateName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as BuildState);
};

/** Replaces a file in one step, so that a reader or a killed build never meets half of it. */
const replaceFile = async (target: string, content: string | Uint8Array) => {
  await mkdir(path.dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, target);
};

const sameFile = async (from: string, target: string): Promise<boolean> => {
  const [a, b] = await Promise.all([stat(from), stat(target).catch(() => undefined)]);
  return b !== undefined && a.size === b.size && Math.round(a.mtimeMs) === Math.round(b.mtimeMs);
};

const copyWithTime = async (from: string, target: string) => {
  await mkdir(path.dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}.tmp`;
  await cp(from, draft);
  const { atime, mtime } = await stat(from);
  await utimes(draft, atime, mtime);
  await rename(draft, target);
};

/** What a killed build left of its own notes is no file of a visitor's. */
const isDraftOfState = (file: string) => file.startsWith(`${stateName}.`);

const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

/** Opens an output folder. Throws when it holds files that no build of this project made: they would be removed. */
export const openOutputFolder = async (folder: string): Promise<OutputFolder> => {
  const present = new Set(await listFiles(folder));
  const state = await readState(folder);
  if (!state && ![...present].every(isDraftOfState)) {
    throw new UsageError(
      `${folder} holds files that are not a built site. Name an empty folder with --out, or remove them.`,
    );
  }
  const wanted = new Set([stateName]);
  const counts = { written: 0, kept: 0, removed: 0 };
  const target = (file: string) => path.join(folder, file);
  const keep = (file: string) => {
    if (!wanted.has(file)) counts.kept += 1;
    wanted.add(file);
  };
  const write = async (file: string, content: string | Uint8Array) => {
    wanted.add(file);
    const old = present.has(file) ? await readFile(target(file)) : undefined;
    if (old?.equals(Buffer.from(content))) {
      counts.kept += 1;
      return;
    }
    counts.written += 1;
    present.add(file);
    await replaceFile(target(file), content);
  };
  const copy = async (from: string, file: string) => {
    if (present.has(file) && (await sameFile(from, target(file)))) return keep(file);
    wanted.add(file);
    counts.written += 1;
    await copyWithTime(from, target(file));
  };
  const remember = (next: BuildState) => replaceFile(target(stateName), JSON.stringify(next));
  const finish = async (next: BuildState) => {
    const stale = [...present].filter(
      (file) => !wanted.has(file) && !(isCompressed(file) && wanted.has(file.slice(0, -3))),
    );
    await Promise.all(stale.map((file) => rm(target(file), { force: true })));
    counts.removed = stale.length;
    await remember(next);
  };
  if (!state) await remember({ pages: {} });
  return {
    folder,
    state: state ?? { pages: {} },
    has: (file) => present.has(file),
    keep,
    write,
    copy,
    remember,
    finish,
    counts,
  };
};

/** Copies every file below `from` into the output folder. */
export const copyFolder = async (from: string, output: OutputFolder): Promise<number> => {
  const files = await listFiles(from);
  for (const file of files) await output.copy(path.join(from, file), file);
  return files.length;
};
