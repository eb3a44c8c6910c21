import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { errorCode, isMissing } from '../cli/error-code.ts';
import { UsageError } from '../cli/usage-error.ts';

type Watched = { key: string; watcher: FSWatcher };

const foldersBelow = (folder: string): string[] => {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return [folder, ...folders.map(({ parentPath, name }) => path.join(parentPath, name))];
};

/** The identity of a folder: one that was removed and made again is another one of the same name. */
const keyOf = (folder: string): string => {
  const { ino, birthtimeMs } = statSync(folder);
  return `${ino}:${birthtimeMs}`;
};

/** Why folders cannot be watched, with what to do about it. */
const refusal = (error: unknown): unknown =>
  ['ENOSPC', 'EMFILE'].includes(errorCode(error))
    ? new UsageError(
        'This computer watches no more files and folders, so no edit would be seen. Close programs that watch many, such as other editors, or raise the limit: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512',
      )
    : error;

/**
 * Watches folders and all below them, also those that come later or come back. Each folder is watched by itself:
 * Node's recursive watch loses a file on Linux when it is replaced by another, as many editors save.
 * Returns a function that looks for the folders anew.
 */
export const watchTrees = (roots: string[], onChange: (file: string) => void): (() => void) => {
  const open = new Map<string, Watched>();

  const start = (folder: string): FSWatcher =>
    watch(folder, (event, name) => {
      if (event === 'rename') follow();
      onChange(path.join(folder, name ?? ''));
    }).on('error', () => onChange(folder));

  const followAll = () => {
    const present = new Map(roots.flatMap(foldersBelow).map((folder) => [folder, keyOf(folder)]));
    for (const [folder, { key, watcher }] of open) {
      if (present.get(folder) === key) continue;
      watcher.close();
      open.delete(folder);
    }
    for (const [folder, key] of present)
      if (!open.has(folder)) open.set(folder, { key, watcher: start(folder) });
  };

  /** A folder may go while it is looked at; that is another event, after which everything is looked at again. */
  const follow = () => {
    try {
      followAll();
    } catch (error) {
      if (!isMissing(error)) throw refusal(error);
      setTimeout(follow, 50).unref();
    }
  };

  follow();
  return follow;
};
