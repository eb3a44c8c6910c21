import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { listFiles } from '../cli/list-files.ts';
import { uninterrupted } from '../cli/uninterrupted.ts';
import { type BuildState, isCompressed, visitorsFiles } from './build-state.ts';
import { demandPlaces } from './demand-places.ts';
import { current, type FileCounts, type Filling, startFilling, startFromNotes } from './filling.ts';
import { type FileMarks, keepSeal, markOf, type OutputSeal, sealOf } from './output-seal.ts';
import { type FileHashes, hashesOf } from './part-seal.ts';
import { replaceFiles } from './replace-files.ts';
import { isCopyOf, timedCopy } from './timed-copy.ts';

/** The files of an output that a build wrote, and those that it found as they should be. */
type TakenFiles = { written: string[]; kept: string[] };

/**
 * An output folder being filled: takes only what changed, and shows none of it before all is there. A build that is
 * killed, or for which the disk is too small, leaves the folder as it was.
 */
export type OutputFolder = {
  /** The notes of the last build about its pages; none if a file was touched since. */
  state: BuildState;
  /** The seal of the last build, as long as no file was touched since. */
  seal: OutputSeal | undefined;
  /** Whether a file is there as a build made it. */
  has: (file: string) => boolean;
  keep: (file: string) => void;
  /** Keeps all files that are not replaced or removed. */
  keepRest: () => void;
  write: (file: string, content: string | Uint8Array) => void;
  copy: (from: string, file: string) => void;
  remove: (file: string) => void;
  /** Reads all files so far, with those that were kept. */
  hashes: () => FileHashes;
  /**
   * Puts written files in their places, removes those that were not kept, and notes a state for the next build. Returns
   * the seal of the result.
   */
  finish: (state: BuildState) => OutputSeal;
  /** The files that were written and kept so far. */
  taken: () => TakenFiles;
  /** Takes over the files that another thread wrote and kept in the same folder. */
  adopt: (files: TakenFiles) => void;
  counts: FileCounts;
};

const twinsOf = (file: string): string[] => [`${file}.br`, `${file}.gz`];

const marksNow = ({ marks, wanted, drafts }: Filling): FileMarks => {
  const mark = (file: string) => (drafts.has(file) ? markOf(drafts.at(file)) : (marks.get(file) ?? ''));
  return new Map(visitorsFiles(wanted).map((file) => [file, mark(file)]));
};

const finish = (filling: Filling, next: BuildState): OutputSeal => {
  const { folder, noted, sealFile, present, links, wanted, drafts, counts } = filling;
  demandPlaces(wanted);
  const seal = sealOf(next, marksNow(filling));
  const belongs = (file: string) => wanted.has(file) || (isCompressed(file) && wanted.has(file.slice(0, -3)));
  const stale = [...links, ...present].filter((file) => !belongs(file));
  const replaced = drafts.names();
  const twins = replaced.flatMap(twinsOf).filter((file) => present.has(file) && !wanted.has(file));
  if (replaced.length + stale.length > 0 || !isDeepStrictEqual(noted, next))
    replaceFiles({ folder, drafts, stale, twins, next });
  keepSeal(sealFile, seal);
  for (const file of [...stale, ...twins]) present.delete(file);
  counts.removed += stale.length;
  return seal;
};

/** The ways in which a file gets into a folder: only what changed is written. */
const writingInto = (filling: Filling) => {
  const { present, wanted, drafts, counts } = filling;
  const keep = (file: string) => {
    if (!wanted.has(file)) counts.kept += 1;
    wanted.add(file);
  };
  const note = (file: string) => {
    counts.written += 1;
    wanted.add(file);
    present.add(file);
  };
  const write = (file: string, text: string | Uint8Array) => {
    const content = typeof text === 'string' ? Buffer.from(text) : text;
    if (present.has(file) && readFileSync(current(filling, file)).equals(content)) return keep(file);
    drafts.write(file, content);
    note(file);
  };
  const copy = (from: string, file: string) => {
    if (present.has(file) && isCopyOf(from, current(filling, file))) return keep(file);
    drafts.make(file, (draft) => timedCopy(from, draft));
    note(file);
  };
  const adopt = (files: TakenFiles) => {
    for (const file of files.written.filter((file) => !drafts.has(file))) {
      // The draft stands where this thread would have made it.
      drafts.make(file, () => undefined);
      note(file);
    }
    files.kept.forEach(keep);
  };
  return { keep, write, copy, adopt };
};

const outputOf = (filling: Filling): OutputFolder => {
  const { state, seal, present, wanted, drafts, counts } = filling;
  const isKnown = Object.keys(state.pages).length > 0;
  return {
    state,
    seal,
    has: (file) => (isKnown ? present.has(file) : wanted.has(file)),
    keepRest: () => {
      for (const file of present) wanted.add(file);
    },
    remove: (file) => void wanted.delete(file),
    hashes: () => hashesOf(visitorsFiles(wanted), (file) => current(filling, file)),
    finish: (state) => uninterrupted(() => finish(filling, state)),
    taken: () => ({ written: drafts.names(), kept: [...wanted].filter((file) => !drafts.has(file)) }),
    counts,
    ...writingInto(filling),
  };
};

/** Opens an output folder that the main thread has opened, to fill it together: the main thread adopts the files. */
export const openSharedOutput = (folder: string, state: BuildState): OutputFolder =>
  outputOf(startFilling(folder, state));

/**
 * Opens an output folder, which no other process may fill meanwhile. The notes of the last build are believed if its
 * seal in `sealFile` fits. Throws if the folder holds files that no build of this project made: they would be removed.
 */
export const openOutputFolder = async (folder: string, sealFile?: string): Promise<OutputFolder> =>
  outputOf(startFromNotes(folder, sealFile));

/** Copies every file below `from` into the output folder. */
export const copyFolder = (from: string, output: OutputFolder): void => {
  for (const file of listFiles(from)) output.copy(path.join(from, file), file);
};
