import { existsSync } from 'node:fs';
import path from 'node:path';
import { isNote } from '../../src/engine/core/addresses/output-paths.ts';
import { isObject } from '../../src/engine/core/json/json-value.ts';
import { readIfWhole } from '../cache/kept-json.ts';
import type { ShardNote } from './shard.ts';

/** The file in which a build notes what it left in its output folder. */
export const stateFile = '.build.json';

/** The output of the last build: each route's key and stylesheets, so that only changed files are made. */
export type BuildState = {
  pages: Record<string, { key: string; css: string[] }>;
  /** Of a part of a build: which part it is. */
  shard?: ShardNote;
};

const isState = (value: unknown): value is BuildState =>
  isObject(value) && isObject(value.pages) && Object.values(value.pages).every(isObject);

/**
 * The notes of a build in its output folder; undefined where there are none. Torn notes say nothing about pages, but
 * still that the folder is one of ours.
 */
export const readState = (folder: string): BuildState | undefined => {
  const file = path.join(folder, stateFile);
  if (!existsSync(file)) return undefined;
  const kept = readIfWhole<unknown>(file);
  if (kept === undefined) return { pages: {} };
  return isState(kept) ? kept : undefined;
};

/** Whether a folder has a whole site, by its notes; torn ones do not say so. */
export const hasWholeSite = (folder: string): boolean => {
  const { pages = {}, shard } = readState(folder) ?? {};
  return !shard && Object.keys(pages).length > 0;
};

/** Whether a file is written like a twin that a server made, so that it need not compress at each request. */
export const isCompressed = (file: string): boolean => /\.(br|gz)$/.test(file);

/**
 * The files for visitors: neither notes of the build nor compressed twins. A compressed file that is no twin belongs to
 * the site.
 */
export const visitorsFiles = (files: Iterable<string>): string[] => {
  const all = new Set(files);
  const isTwin = (file: string) => isCompressed(file) && all.has(file.slice(0, -3));
  return [...all].filter((file) => !isNote(file) && !isTwin(file));
};
