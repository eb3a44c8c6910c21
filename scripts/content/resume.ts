import { existsSync, readFileSync } from 'node:fs';
import { type Change, leftPlan, planFile } from '../site/change-plan.ts';
import { applyChanges } from './apply-changes.ts';
import { Draft, type Folders } from './draft.ts';
import { fileHash } from './file-hash.ts';
import { Refusal } from './workspace.ts';

type Written = Extract<Change, { kind: 'write' }>;

/** A text that is to be written finds the file as it was, or as it is to be. */
const writtenOver = (name: string, { file, text, before, from }: Written): string | undefined => {
  if (existsSync(name))
    return [text, before].includes(readFileSync(name, 'utf8')) ? undefined : `${file} was edited.`;
  return before === undefined || from !== undefined ? undefined : `${file} was deleted.`;
};

/** What of a person's work a change would undo that is done only now, in words. */
const lostBy = (draft: Draft, change: Change): string | undefined => {
  const { kind, file } = change;
  const name = draft.pathOf(file);
  if (kind === 'write') return writtenOver(name, change);
  if (!existsSync(name)) return undefined;
  if (kind === 'remove')
    return fileHash(name) === change.sha256 ? undefined : `${file} was edited, and is to be deleted.`;
  return existsSync(draft.pathOf(change.to))
    ? `${file} is to be renamed to ${change.to}, and both are there.`
    : undefined;
};

const isLeft = (draft: Draft, { kind, file }: Change): boolean =>
  kind === 'write' || existsSync(draft.pathOf(file));

const refusal = (lost: string[]): Refusal =>
  new Refusal(
    `Nothing was changed, since work that is newer than the command would be lost:\n${lost.map((one) => `  ${one}`).join('\n')}\nPut these files back as they were and resume again, or delete ${planFile} to leave all files as they are now.`,
  );

/**
 * `resume`: does the rest of an interrupted command. Returns the changes that it made, or none. Throws a Refusal that
 * names every file that a person edited, made or deleted in the meantime and that would be lost.
 */
export const resume = async (folders: Folders): Promise<Change[]> => {
  const plan = leftPlan(folders.root);
  if (!plan) return [];
  const draft = new Draft(folders);
  const lost = plan.changes.flatMap((change) => lostBy(draft, change) ?? []);
  if (lost.length > 0) throw refusal(lost);
  const left = plan.changes.filter((change) => isLeft(draft, change));
  await applyChanges(draft, { ...plan, changes: left });
  return plan.changes;
};
