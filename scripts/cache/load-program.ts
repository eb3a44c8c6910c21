import { fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeRoot } from '../cli/code-root.ts';
import { keptProgram } from './kept-program.ts';
import { stayInUse } from './stay-in-use.ts';

/** A loaded program, and what keeps it as one file for the next time, unless that was done before. */
type LoadedProgram<Module> = {
  program: Module;
  keep: () => Promise<void>;
  /** The same for a program that goes on: the bundler gives its memory back when its own process ends. */
  keepApart: () => void;
};

/**
 * Loads the module of a command with all that it imports: as the one file that was kept of it, while none of the
 * files it was made of has changed, or else as it is written. `source` is its path below the project.
 */
export const loadProgram = async <Module>(source: string): Promise<LoadedProgram<Module>> => {
  const kept = keptProgram({ project: codeRoot, source });
  if (kept) stayInUse(path.dirname(kept));
  const keep = async () => {
    if (!kept) await (await import('./keep-program.ts')).keepProgram({ project: codeRoot, source });
  };
  const keepApart = () => {
    if (!kept) fork(new URL('./keep-as-child.ts', import.meta.url), [source]).unref();
  };
  const file = kept ?? path.join(codeRoot, source);
  return { program: (await import(pathToFileURL(file).href)) as Module, keep, keepApart };
};
