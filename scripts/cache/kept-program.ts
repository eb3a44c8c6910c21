import path from 'node:path';
import { type FileStamps, hasFiles } from './file-stamps.ts';
import { readKept } from './kept-json.ts';
import { leadsOut } from './leads-out.ts';
import { signFiles } from './sign-files.ts';

/** A command's module: its path below the folder of its project. */
export type Program = { project: string; source: string };

/** A kept program: its bundle, and the files it was made of with their signatures. */
export type KeptProgram = {
  project: string;
  /** The folder of all modules that it became, with their stamps, and the one that starts it. */
  folder: string;
  stamps: FileStamps;
  module: string;
  files: [file: string, signature: string][];
};

const cacheOf = ({ project }: Program): string => path.join(project, '.cache');

/** The note about a kept program. */
export const noteOf = (program: Program): string =>
  path.join(cacheOf(program), 'programs', `${path.basename(program.source, '.ts')}.json`);

const isWhole = (kept: Partial<KeptProgram>): kept is KeptProgram =>
  Boolean(kept.folder && kept.stamps && kept.files && hasFiles(kept.folder, kept.stamps));

/** The module that was kept of a program, while none of the files it was made of has changed since. */
export const keptProgram = (program: Program): string | undefined => {
  if (leadsOut(cacheOf(program))) return undefined;
  const kept = readKept<Partial<KeptProgram>>(noteOf(program));
  // A cache may have been copied with its project, or be of another version: its paths are wrong then.
  if (kept?.project !== program.project || !isWhole(kept)) return undefined;
  const files = kept.files.map(([file]) => file);
  const now = signFiles(program.project, files);
  const isCurrent = kept.files.every(([file, signature]) => signature !== '' && now.get(file) === signature);
  return isCurrent ? kept.module : undefined;
};
