import { existsSync } from 'node:fs';
import { type Change, leftPlan } from '../site/change-plan.ts';
import { applyChanges } from './apply-changes.ts';
import { Draft, type Folders } from './draft.ts';

const isLeft = (draft: Draft, { kind, file }: Change): boolean =>
  kind === 'write' || existsSync(draft.pathOf(file));

/**
 * `resume`: does the rest of an interrupted command. Returns the changes that it made, or none. Throws a RefusedChange that
 * names every file that a person edited, made or deleted in the meantime and that would be lost.
 */
export const resume = async (folders: Folders): Promise<Change[]> => {
  const plan = leftPlan(folders.root);
  if (!plan) return [];
  const draft = new Draft(folders);
  const left = plan.changes.filter((change) => isLeft(draft, change));
  await applyChanges(draft, { ...plan, changes: left });
  return plan.changes;
};
