import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../files/replace-file.ts';
import { removeAbandoned } from '../locks/temporary-name.ts';

/**
 * One file that becomes another. A text is written or removed, and may be that of the file it is written in the place
 * of; a file of any kind may get another name, or be written again in base64. What is removed goes by its hash, so that it
 * is known when it was edited.
 */
export type Change =
  | { kind: 'write'; file: string; text: string; before?: string; from?: string; encoding?: 'base64' }
  | { kind: 'remove'; file: string; sha256: string }
  | { kind: 'move'; file: string; to: string };

/** A text that is to be written. */
export type TextChange = Extract<Change, { kind: 'write' }>;

/**
 * What a command is about to do with the files of a site, such as "content -- rename page a b". While it stands there,
 * not all of it is done.
 */
export type ChangePlan = { command: string; changes: Change[] };

/** Its name in the folder of the site. */
export const planFile = '.content-change.json';

const planOf = (root: string): string => path.join(root, planFile);

/** Writes a plan as a whole, before the first of its changes. */
export const keepPlan = async (root: string, plan: ChangePlan): Promise<void> => {
  removeAbandoned(root);
  await replaceFile(planOf(root), JSON.stringify(plan));
};

/** Everything is in its place, or nothing was changed. */
export const dropPlan = (root: string): Promise<void> => rm(planOf(root), { force: true });

/** The plan of a command that was broken off, such as by a computer that was switched off. */
export const leftPlan = (root: string): ChangePlan | undefined =>
  existsSync(planOf(root)) ? (JSON.parse(readFileSync(planOf(root), 'utf8')) as ChangePlan) : undefined;

/** The message about such a plan. */
export const brokenOff = ({ command }: ChangePlan): string =>
  `"npm run ${command}" was broken off half-way. Finish it with "npm run content -- resume", or delete ${planFile} to leave all files as they are now.`;
