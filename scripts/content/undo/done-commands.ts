import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readIfWhole, writeKept } from '../../cache/kept-json.ts';
import { listFiles } from '../../cli/list-files.ts';
import type { Change, ChangePlan } from '../../site/change-plan.ts';
import type { Draft } from '../draft/draft.ts';
import { fileHash } from '../draft/file-hash.ts';

/** What a file holds; where that is no text, such as a picture, in base64. */
type Held = { text: string; encoding?: 'base64' };

/**
 * A file that a command changes: what it held before, the hash of what the command leaves, and the name it then has. Where
 * there was or will be no file, there is none of it.
 */
export type ChangedFile = { file: string; before?: Held; after?: string; to?: string };

/** A command such as "content -- new page our-values", with the files that it changes. */
type DoneCommand = { command: string; files: ChangedFile[] };

/** So many commands can be taken back. */
const most = 20;

const folderOf = (root: string): string => path.join(root, '.cache/undo');

/** The names of the kept commands, the last one at the end. */
const namesIn = (root: string): string[] =>
  listFiles(folderOf(root))
    .filter((name) => /^\d{6}\.json$/.test(name))
    .sort();

const heldBy = (name: string): { before?: Held } => {
  if (!existsSync(name)) return {};
  const bytes = readFileSync(name);
  return {
    before: isUtf8(bytes)
      ? { text: bytes.toString() }
      : { text: bytes.toString('base64'), encoding: 'base64' },
  };
};

const filesOf = (draft: Draft, changes: Change[]): ChangedFile[] => {
  const held = (file: string) => ({ file, ...heldBy(draft.pathOf(file)) });
  const targets = new Map(
    changes.flatMap((change) =>
      change.kind === 'write' && change.from !== undefined ? [[change.from, change.file]] : [],
    ),
  );
  return changes.flatMap((change): ChangedFile[] => {
    const { kind, file } = change;
    if (kind === 'write') return [{ ...held(file), after: hash('sha256', change.text) }];
    if (kind === 'move')
      return [
        { ...held(file), to: change.to },
        { file: change.to, after: fileHash(draft.pathOf(file)) },
      ];
    const to = targets.get(file);
    return [{ ...held(file), ...(to === undefined ? {} : { to }) }];
  });
};

/** What is in a file, if there is one. */
export const contentAt = (name: string, encoding: BufferEncoding = 'utf8'): string | undefined =>
  existsSync(name) ? readFileSync(name, encoding) : undefined;

/** Whether a file holds what it held before the command: it was never written, or is taken back by hand. */
export const isBack = (draft: Draft, { file, before }: ChangedFile): boolean =>
  contentAt(draft.pathOf(file), before?.encoding) === before?.text;

/** The last command that was not taken back yet, and what forgets it. */
export const lastCommand = (root: string): (DoneCommand & { forget: () => void }) | undefined => {
  for (const name of namesIn(root).reverse()) {
    const file = path.join(folderOf(root), name);
    const done = readIfWhole<DoneCommand>(file);
    if (done) return { ...done, forget: () => rmSync(file, { force: true }) };
  }
  return undefined;
};

/**
 * Keeps what the files of a command hold, before it changes them, so that it can be taken back. Returns what forgets that
 * again, for a command that fails; undefined where nothing can be kept.
 */
export const keepCommand = (
  draft: Draft,
  { command, changes }: ChangePlan,
): { forget: () => void } | undefined => {
  const { root } = draft.folders;
  const last = lastCommand(root);
  // One that was killed before it wrote anything.
  if (last?.files.every((file) => isBack(draft, file))) last.forget();
  const names = namesIn(root);
  const number = Number.parseInt(names.at(-1) ?? '0', 10) + 1;
  const file = path.join(folderOf(root), `${String(number).padStart(6, '0')}.json`);
  try {
    writeKept(file, { command, files: filesOf(draft, changes) });
    for (const name of names.slice(0, -most + 1)) rmSync(path.join(folderOf(root), name));
    return { forget: () => rmSync(file, { force: true }) };
  } catch {
    // A command is no worse for it, where .cache cannot be written.
    return undefined;
  }
};
