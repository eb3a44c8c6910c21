import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ChangePlan, dropPlan, keepPlan } from './change-plan.ts';
import type { Change, Draft } from './draft.ts';

type Undo = () => Promise<unknown>;

const nextTo = (file: string) => `${file}.next`;

/** Folders that a file leaves behind empty go with it. */
const removeEmpty = async (folder: string): Promise<void> => {
  try {
    await rmdir(folder);
    await removeEmpty(path.dirname(folder));
  } catch {
    // It still holds something.
  }
};

const stage = async (changes: Change[], place: (file: string) => string): Promise<void> => {
  for (const change of changes) {
    const target = place(change.kind === 'move' ? change.to : change.file);
    if (change.kind !== 'remove') await mkdir(path.dirname(target), { recursive: true });
    if (change.kind === 'write') await writeFile(nextTo(target), change.text);
  }
};

const put = async (change: Change, place: (file: string) => string): Promise<Undo> => {
  const file = place(change.file);
  if (change.kind === 'move') {
    const to = place(change.to);
    await rename(file, to);
    return () => rename(to, file);
  }
  const before = await readFile(file).catch(() => undefined);
  if (change.kind === 'remove') await rm(file);
  else await rename(nextTo(file), file);
  return () => (before === undefined ? rm(file) : writeFile(file, before));
};

const putAll = async (changes: Change[], place: (file: string) => string): Promise<void> => {
  const undo: Undo[] = [];
  try {
    for (const change of changes) undo.unshift(await put(change, place));
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
};

/**
 * Brings changes to the disk: all of them, or nothing when a file cannot be written. A plan stands beside them
 * meanwhile, by which the rest can be done when the process is killed between two files.
 */
export const applyChanges = async (draft: Draft, plan: ChangePlan): Promise<void> => {
  const { changes } = plan;
  const { root } = draft.folders;
  const place = (file: string) => draft.pathOf(file);
  const texts = changes.filter(({ kind }) => kind === 'write').map(({ file }) => nextTo(place(file)));
  await keepPlan(root, plan);
  try {
    await stage(changes, place);
    await putAll(changes, place);
  } finally {
    // Whatever became of the texts, nothing is left to be done.
    await Promise.allSettled(texts.map((file) => rm(file, { force: true })));
    await dropPlan(root);
  }
  for (const { kind, file } of changes) if (kind !== 'write') await removeEmpty(path.dirname(place(file)));
};
