import { type Change, leftPlan } from '../../site/change-plan.ts';
import { applyChanges } from './apply-changes.ts';
import { Draft, type Folders } from './draft.ts';

/**
 * `resume`: does the rest of an interrupted command. Returns the changes that it made, or none. Throws a RefusedChange that
 * names every file that a person edited, made or deleted in the meantime and that would be lost.
 */
export const resume = async (folders: Folders): Promise<Change[]> => {
  const plan = leftPlan(folders.root);
  if (!plan) return [];
  await applyChanges(new Draft(folders), plan);
  return plan.changes;
};
