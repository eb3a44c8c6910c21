import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { diskRefusal } from '../../cli/disk-failure.ts';
import { errorCode } from '../../cli/error-code.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { replaceFile, standsAt, writeBeside } from '../../files/replace-file.ts';
import { type Change, type ChangePlan, dropPlan, keepPlan, leftPlan } from '../../site/change-plan.ts';
import type { Draft } from './draft.ts';
import { followSchemas } from './follow-schemas.ts';
import { refuseLosses, refuseLossesOfRest } from './refuse-losses.ts';

type Undo = () => Promise<unknown>;

/** The same name each time: what a killed command left there is written over when it is resumed. */
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

type Place = (file: string) => string;

const targetOf = (change: Change): string => (change.kind === 'move' ? change.to : change.file);

const stage = async (changes: Change[], place: Place): Promise<void> => {
  for (const change of changes) {
    const target = place(targetOf(change));
    if (change.kind !== 'remove') await mkdir(path.dirname(target), { recursive: true });
    if (change.kind !== 'write') continue;
    const file = await standsAt(target);
    await writeBeside(file, nextTo(file), Buffer.from(change.text, change.encoding));
  }
};

/** What could not be read was there all the same, and must not be taken away when the changes are taken back. */
const unlessMissing = (error: unknown): undefined => {
  if (errorCode(error) !== 'ENOENT') throw error;
};

const put = async (change: Change, place: Place): Promise<Undo> => {
  const name = place(change.file);
  if (change.kind === 'move') {
    const to = place(change.to);
    await rename(name, to);
    return () => rename(to, name);
  }
  const file = change.kind === 'write' ? await standsAt(name) : name;
  const before = await readFile(file).catch(unlessMissing);
  if (change.kind === 'remove') await rm(file);
  else await rename(nextTo(file), file);
  return () => (before === undefined ? rm(file) : replaceFile(file, before));
};

/** Removes what waited beside its files. What cannot be removed hides no other reason. */
const removeStaged = async (changes: Change[], place: Place): Promise<void> => {
  const texts = changes.filter(({ kind }) => kind === 'write').map(({ file }) => place(file));
  await Promise.allSettled(texts.map(async (file) => rm(nextTo(await standsAt(file)), { force: true })));
};

/** A text that was written is as it is to be, and can be written again; what is gone from its place is done. */
const isLeft = (draft: Draft, { kind, file }: Change): boolean =>
  kind === 'write' || existsSync(draft.pathOf(file));

/** What the disk refused, in words. A file that is missing may be a fault of the code, which its lines tell. */
const inWords = (error: unknown, root: string): unknown => {
  const reason = diskRefusal(error);
  if (!reason) return error;
  const { path: file = root } = error as NodeJS.ErrnoException;
  return new UsageError(`Nothing was changed: ${file} cannot be written. ${reason}`);
};

/**
 * Brings changes to the disk: all of them, or nothing when a file cannot be written. A plan stands beside them
 * meanwhile, by which the rest can be done when the process is killed between two files, or before what follows from them
 * is made; what was done already of a plan that is left is passed over. Throws a RefusedChange that names
 * every file that is not as the changes were made for, and a UsageError for one that cannot be written.
 */
export const applyChanges = async (draft: Draft, plan: ChangePlan): Promise<void> => {
  const { root } = draft.folders;
  const place = (file: string) => draft.pathOf(file);
  const undo: Undo[] = [];
  const isResumed = leftPlan(root) !== undefined;
  const changes = isResumed ? plan.changes.filter((change) => isLeft(draft, change)) : plan.changes;
  try {
    if (!isResumed) await keepPlan(root, plan);
    await stage(changes, place);
    if (isResumed) refuseLossesOfRest(draft, changes);
    else refuseLosses(draft, changes);
    for (const change of changes) undo.unshift(await put(change, place));
  } catch (error) {
    // What cannot be taken back leaves the plan, by which it can be finished.
    for (const step of undo) await step();
    await removeStaged(changes, place);
    // A site that was half changed before still is.
    if (!isResumed) await dropPlan(root);
    for (const change of changes) await removeEmpty(path.dirname(place(targetOf(change))));
    throw inWords(error, root);
  }
  await removeStaged(changes, place);
  for (const { kind, file } of plan.changes)
    if (kind !== 'write') await removeEmpty(path.dirname(place(file)));
  await followSchemas(plan.changes);
  await dropPlan(root);
};
