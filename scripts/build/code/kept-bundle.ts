import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dropUnused } from '../../cache/drop-unused.ts';
import { type FileStamps, fileStamps, hasFiles } from '../../cache/file-stamps.ts';
import { readKept, writeKept } from '../../cache/kept-json.ts';
import { longestUnused } from '../../cache/stay-in-use.ts';
import type { CodeBundle } from './code-bundle.ts';

/** A bundle as it is kept in its folder, from which its files are named, with the stamps of them all. */
type KeptBundle = { bundled: CodeBundle; stamps: FileStamps };

/** Each edit of code makes a bundle of some megabytes; those of a few edits before may be asked for again. */
const mostBundles = 8;

const noteOf = (folder: string) => path.join(folder, 'bundle.json');

const absolute = (folder: string, bundled: CodeBundle): CodeBundle => ({
  ...bundled,
  publicFolder: path.join(folder, bundled.publicFolder),
  clientFolder: path.join(folder, bundled.clientFolder),
  server: path.join(folder, bundled.server),
});

/** The bundle in a folder; undefined when there is none, or when some of it is missing or torn. */
export const readBundle = (folder: string): CodeBundle | undefined => {
  const kept = readKept<Partial<KeptBundle>>(noteOf(folder));
  return kept?.bundled && kept.stamps && hasFiles(folder, kept.stamps)
    ? absolute(folder, kept.bundled)
    : undefined;
};

/**
 * Keeps a bundle that was made in a draft folder under its version. One that was interrupted is never used: its folder
 * gets its name only when it is whole. When another process was faster, its bundle is taken: it may be read already.
 */
export const keepBundle = (draft: string, bundled: CodeBundle): CodeBundle => {
  const cache = path.dirname(draft);
  const folder = path.join(cache, bundled.version);
  writeKept(noteOf(draft), { bundled, stamps: fileStamps(draft) } satisfies KeptBundle);
  if (!readBundle(folder)) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  }
  dropUnused(cache, { longest: longestUnused, most: mostBundles, keep: bundled.version });
  return absolute(folder, bundled);
};
