import { isWithin } from '../../../src/engine/core/checks/context/words/keys/is-within.ts';
import { keyPointer } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { removeValue } from '../../json-text/edit-text.ts';
import { changeLockKeys } from '../draft/format-lock.ts';
import { findUses, keyRenaming } from '../find-uses.ts';
import { knownKeys } from '../rename/rename-key.ts';
import { type Plan, unknownName, type Workspace } from '../workspace.ts';
import { refuseUsed } from './refuse-used.ts';

/** Takes a key or a group of keys out of every file of words, and out of the lock file. */
export const removeKey = ({ draft, context }: Workspace, key: string): void => {
  for (const { file } of context.words.values())
    draft.write(file, removeValue(draft.read(file), keyPointer(key)));
  changeLockKeys(draft, (name) => (isWithin(name, key) ? undefined : name));
};

/** `delete key`: a key or a group of keys that nothing names. */
export const deleteKey = (workspace: Workspace, key: string): Plan => {
  const known = knownKeys(workspace);
  if (!known.has(key)) throw unknownName('key', key, known);
  const deletes = `the key "${key}"`;
  refuseUsed(deletes, findUses(workspace, keyRenaming(key, key)));
  removeKey(workspace, key);
  return { deletes, done: `The key "${key}" is deleted.` };
};
