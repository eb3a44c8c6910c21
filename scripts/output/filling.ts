import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isNote } from '../../src/engine/core/addresses/output-paths.ts';
import { listEntries } from '../cli/list-files.ts';
import { UsageError } from '../cli/usage-error.ts';
import { removeAbandoned } from '../locks/temporary-name.ts';
import { type BuildState, readState, stateFile, visitorsFiles } from './build-state.ts';
import { type DraftFiles, openDrafts } from './draft-files.ts';
import { type FileMarks, marksOf, type OutputSeal, readSeal, sealOf } from './output-seal.ts';

/** How many files a build wrote, found as they should be, and removed. */
export type FileCounts = { written: number; kept: number; removed: number };

/** A folder while it is filled: the files that are there, those that should be, and the drafts. */
export type Filling = {
  folder: string;
  /** The notes of the last build, if there are any. */
  noted: BuildState | undefined;
  /** The part of the notes that still holds. */
  state: BuildState;
  seal: OutputSeal | undefined;
  /** Where the seal is kept. */
  sealFile: string | undefined;
  marks: FileMarks;
  present: Set<string>;
  /** Links that were put there by hand: a build makes none, and writes to no other folder through one. */
  links: string[];
  wanted: Set<string>;
  drafts: DraftFiles;
  counts: FileCounts;
};

const refuse = (folder: string): never => {
  throw new UsageError(
    `${folder} holds files, and no ${stateFile} that says they are a built site. Name an empty folder with --out, or remove them.`,
  );
};

/** Begins to fill a folder of which a state is known. */
export const startFilling = (folder: string, state: BuildState): Filling => {
  const { files, links } = listEntries(folder);
  const present = new Set(files.filter((file) => !isNote(file)));
  removeAbandoned(folder, files.filter(isNote));
  const counts = { written: 0, kept: 0, removed: 0 };
  const nothing = {
    noted: undefined,
    seal: undefined,
    sealFile: undefined,
    marks: new Map<string, string>(),
  };
  const drafts = openDrafts(folder);
  return { ...nothing, folder, state, present, links, wanted: new Set(), drafts, counts };
};

/**
 * Begins to fill a folder from the notes of its last build. If a file of the output was touched, everything is made and
 * compared again. Throws a UsageError if the folder holds files of somebody else.
 */
export const startFromNotes = (folder: string, sealFile: string | undefined): Filling => {
  const noted = readState(folder);
  const filling = { ...startFilling(folder, { pages: {} }), noted, sealFile };
  const marks = marksOf(folder, visitorsFiles(filling.present));
  const kept = readSeal(sealFile);
  const seal = sealOf(noted, marks);
  if (!noted && filling.present.size + filling.links.length > 0 && kept.names !== seal.names) refuse(folder);
  const holds = noted && filling.links.length === 0 && isDeepStrictEqual(kept, seal);
  return { ...filling, marks, ...(holds ? { state: noted, seal } : {}) };
};

/** Where the latest content of a file is: its draft, if there is one. */
export const current = ({ folder, drafts }: Filling, file: string): string =>
  drafts.has(file) ? drafts.at(file) : path.join(folder, file);
