import { existsSync, readFileSync } from 'node:fs';
import { type Change, planFile, type TextChange } from '../../site/change-plan.ts';
import { RefusedChange } from '../workspace.ts';
import type { Draft } from './draft.ts';
import { fileHash } from './file-hash.ts';

/** A text that is to be written finds the file as it was, or as it is to be. */
const writtenOver = (
  name: string,
  { file, text, before, from, encoding }: TextChange,
): string | undefined => {
  if (existsSync(name))
    return [text, before].includes(readFileSync(name, encoding ?? 'utf8'))
      ? undefined
      : `${file} was edited.`;
  return before === undefined || from !== undefined ? undefined : `${file} was deleted.`;
};

/** What of a person's work a change would undo, in words. */
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

/** What a change needs and somebody has deleted; a change that is resumed may have been done already. */
const goneFor = (draft: Draft, { kind, file }: Change): string | undefined =>
  kind === 'write' || existsSync(draft.pathOf(file)) ? undefined : `${file} was deleted.`;

/** Throws a RefusedChange that names what would be lost, and what to do now. */
const refuse = (lost: string[], whatNow: string): void => {
  if (lost.length === 0) return;
  const list = lost.map((one) => `  ${one}`).join('\n');
  throw new RefusedChange(
    `Nothing was changed, since work that is newer than the command would be lost:\n${list}\n${whatNow}`,
  );
};

/**
 * Throws a RefusedChange that names every file that somebody edited, made or deleted since the changes were made up, and whose
 * work they would undo.
 */
export const refuseLosses = (draft: Draft, changes: Change[]): void =>
  refuse(
    changes.flatMap((change) => lostBy(draft, change) ?? goneFor(draft, change) ?? []),
    'Run the command again: it then begins with these files as they are now.',
  );

/** The same of changes that are resumed. */
export const refuseLossesOfRest = (draft: Draft, changes: Change[]): void =>
  refuse(
    changes.flatMap((change) => lostBy(draft, change) ?? []),
    `Put these files back as they were and resume again, or delete ${planFile} to leave all files as they are now.`,
  );
