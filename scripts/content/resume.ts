import { existsSync, readFileSync } from 'node:fs';
import { applyChanges } from './apply-changes.ts';
import { leftPlan } from './change-plan.ts';
import { type Change, Draft, type Folders } from './draft.ts';
import { Refusal } from './workspace.ts';

/** Whether a file is neither as it was nor as it was to be written: it was edited in the meantime. */
const isEdited = (draft: Draft, change: Change): boolean => {
  const file = draft.pathOf(change.file);
  if (change.kind !== 'write' || !existsSync(file)) return false;
  return ![change.text, change.before].includes(readFileSync(file, 'utf8'));
};

const isLeft = (draft: Draft, { kind, file }: Change): boolean =>
  kind === 'write' || existsSync(draft.pathOf(file));

/** `resume`: does the rest of an interrupted command. Returns the changes that it made, or none. */
export const resume = async (folders: Folders): Promise<Change[]> => {
  const plan = leftPlan(folders.root);
  if (!plan) return [];
  const draft = new Draft(folders);
  const edited = plan.changes.filter((change) => isEdited(draft, change)).map(({ file }) => file);
  if (edited.length > 0)
    throw new Refusal(`Edited since the command was broken off, and not written over: ${edited.join(', ')}.`);
  const left = plan.changes.filter((change) => isLeft(draft, change));
  await applyChanges(draft, { ...plan, changes: left });
  return plan.changes;
};
