import { existsSync } from 'node:fs';
import { brokenOff, type Change, leftPlan } from '../../site/change-plan.ts';
import { applyChanges } from '../draft/apply-changes.ts';
import { Draft, type Folders } from '../draft/draft.ts';
import { fileHash } from '../draft/file-hash.ts';
import { type Plan, RefusedChange } from '../workspace.ts';
import { type ChangedFile, contentAt, isBack, lastCommand } from './done-commands.ts';

/** A file of a command that is taken back, and what is on the disk under its name by now. */
type Undone = ChangedFile & { name: string; now: string | undefined };

/** What was done to a file since the command, in words. */
const editOf = ({ file, now, after }: Undone): string | undefined => {
  if (now === after) return undefined;
  if (now === undefined) return `${file} was deleted since.`;
  return `${file} was ${after === undefined ? 'made' : 'edited'} since.`;
};

/** What brings a file back. One that had another name since keeps that on record, while it has that no longer. */
const changeBack = (draft: Draft, { file, name, now, before, to }: Undone): Change[] => {
  if (before === undefined) return now === undefined ? [] : [{ kind: 'remove', file, sha256: now }];
  const isRenamed = to !== undefined && now === undefined;
  const held = isRenamed ? contentAt(draft.pathOf(to), before.encoding) : contentAt(name, before.encoding);
  const from = isRenamed && held !== undefined ? { from: to } : {};
  return [{ kind: 'write', file, ...before, ...(held === undefined ? {} : { before: held }), ...from }];
};

const demandUnedited = (command: string, files: Undone[]): void => {
  const edits = files.flatMap((file) => editOf(file) ?? []).sort();
  if (edits.length === 0) return;
  const list = edits.map((one) => `  ${one}`).join('\n');
  throw new RefusedChange(
    `Nothing was taken back, since work that is newer than "npm run ${command}" would be lost:\n${list}\nPut these files back as they were, or lose what was done to them with --force.`,
  );
};

const noteOf = (root: string): string[] => {
  const next = lastCommand(root);
  return next ? [`Undo once more takes back the command before it: npm run ${next.command}`] : [];
};

/**
 * `undo`: takes back the last command that is not taken back yet, byte for byte. Throws a RefusedChange that names every file
 * that a person edited, made or deleted since, unless `force` gives that up.
 */
export const undoLast = async (
  folders: Folders,
  { force = false, isDry = false }: { force?: boolean | undefined; isDry?: boolean | undefined },
): Promise<{ plan: Plan; changes: Change[] }> => {
  const left = leftPlan(folders.root);
  if (left) throw new RefusedChange(brokenOff(left));
  const last = lastCommand(folders.root);
  if (!last) return { plan: { done: 'There is no command to take back. Nothing to do.' }, changes: [] };
  const draft = new Draft(folders);
  const files = last.files
    .map((changed): Undone => {
      const name = draft.pathOf(changed.file);
      return { ...changed, name, now: existsSync(name) ? fileHash(name) : undefined };
    })
    .filter((file) => !isBack(draft, file));
  if (!force) demandUnedited(last.command, files);
  const changes = files.flatMap((file) => changeBack(draft, file));
  const done = `"npm run ${last.command}" is taken back${changes.length === 0 ? ' already: all its files are as they were before it' : ''}.`;
  if (isDry) return { plan: { done }, changes };
  if (changes.length > 0) await applyChanges(draft, { command: 'content -- undo', changes });
  last.forget();
  return { plan: { done, notes: noteOf(folders.root) }, changes };
};
