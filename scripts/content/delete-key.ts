import { isWithin } from '../../src/engine/core/checks/context/words/is-within.ts';
import { findUses, keyRenaming } from './find-uses.ts';
import { removeValue } from './json-edits.ts';
import { stringsIn } from './json-strings.ts';
import { changeLockKeys } from './lock-keys.ts';
import { type Deletion, refuseUsed } from './refuse-used.ts';
import { knownKeys, pointerOf } from './rename-key.ts';
import { type Plan, unknownName, type Workspace } from './workspace.ts';

/** Takes a key or a group of keys out of every file of words, and out of the lock file. */
export const removeKey = ({ draft, context }: Workspace, key: string): void => {
  const pointer = pointerOf(key);
  for (const { file } of context.words.values()) {
    const text = draft.read(file);
    const isThere = stringsIn(text).some((found) =>
      isWithin(found.pointer.slice(1).replaceAll('/', '.'), key),
    );
    if (isThere) draft.write(file, removeValue(text, pointer));
  }
  changeLockKeys(draft, (name) => (isWithin(name, key) ? undefined : name));
};

/** `delete key`: a key or a group of keys that nothing names. */
export const deleteKey = (workspace: Workspace, key: string, deletion: Deletion): Plan => {
  const known = knownKeys(workspace);
  if (!known.has(key)) throw unknownName('key', key, known);
  const free = refuseUsed(`the key "${key}"`, findUses(workspace, keyRenaming(key, key)), deletion);
  if (free) return free;
  removeKey(workspace, key);
  return { done: `The key "${key}" is deleted.` };
};
