import { isWithin } from '../../../src/engine/core/checks/context/words/keys/is-within.ts';
import { keyPointer, stemsOf } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { isAtOrBelow } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { configFile, isLocaleFile } from '../../../src/engine/core/file-names.ts';
import { moveProperty } from '../../json-text/edit-text.ts';
import { replaceStrings, stringsIn } from '../../json-text/strings-in.ts';
import { changeLockKeys } from '../draft/format-lock.ts';
import { keyRenaming, renameUses } from '../find-uses.ts';
import { type Plan, RefusedChange, unknownName, type Workspace } from '../workspace.ts';
import { leftInCode, mentionsOfKey } from './code-mentions.ts';

const style = /^[a-z][a-zA-Z0-9]*([-_][a-zA-Z0-9]+)*(\.[a-z][a-zA-Z0-9]*([-_][a-zA-Z0-9]+)*)*$/;

/** Every key and group of keys of every language, and those that only documents name. */
export const knownKeys = ({ context: { words, mentioned } }: Workspace): Set<string> =>
  new Set(
    [
      ...[...words.values()].flatMap(({ texts, groups }) => [...texts.keys(), ...groups.keys()]),
      ...[...mentioned].flatMap(stemsOf),
    ].filter((key) => key !== ''),
  );

const demandFree = (known: Set<string>, to: string): void => {
  if (!style.test(to))
    throw new RefusedChange(
      `"${to}" is no key. Write names like heroTitle with points between them: home.hero.title.`,
    );
  if (known.has(to))
    throw new RefusedChange(`There is a key "${to}" already. Choose another name, or delete that key first.`);
};

/** A text cannot become a group of texts, nor stand in the place of one. */
const demandRoom = ({ context }: Workspace, from: string, to: string): void => {
  if (isWithin(to, from) || isWithin(from, to))
    throw new RefusedChange(`"${to}" cannot hold "${from}" or be within it. Choose a name beside it.`);
  for (const { texts, file } of context.words.values()) {
    const text = stemsOf(to).find((group) => texts.has(group));
    if (text !== undefined)
      throw new RefusedChange(
        `"${text}" in ${file} is a text, so that nothing can stand within it. Choose another group.`,
      );
  }
};

/** Places of the words that the settings of the checks name: a key, or a place in a file of words. */
const renameInChecks = ({ draft }: Workspace, from: string, to: string): void => {
  const [old, next] = [keyPointer(from), keyPointer(to)];
  const text = draft.read(configFile);
  const ofWords = new Set(
    stringsIn(text)
      .filter(({ pointer, value }) => pointer.endsWith('/file') && isLocaleFile(value))
      .map(({ pointer }) => pointer.replace(/file$/, 'pointer')),
  );
  const renamed = replaceStrings(text, ({ value, pointer }) => {
    if (/^\/checks\/[^/]+\/options\/keys\/\d+$/.test(pointer) && isWithin(value, from))
      return to + value.slice(from.length);
    if (!/^\/checks\/[^/]+\/ignore\/\d+\/pointer$/.test(pointer) || !ofWords.has(pointer)) return undefined;
    return isAtOrBelow(value, old) ? next + value.slice(old.length) : undefined;
  });
  draft.write(configFile, renamed);
};

/** Moves a key, or a group of keys, to another name: in every language, at every place that names it, in the lock file. */
export const moveKey = (workspace: Workspace, from: string, to: string): void => {
  const { draft, context } = workspace;
  for (const { file } of context.words.values())
    draft.write(file, moveProperty(draft.read(file), keyPointer(from), keyPointer(to)));
  changeLockKeys(draft, (key) => (isWithin(key, from) ? to + key.slice(from.length) : key));
  renameUses(workspace, keyRenaming(from, to));
  renameInChecks(workspace, from, to);
};

/** `rename key`: a key or a group of keys gets another name. */
export const renameKey = (workspace: Workspace, from: string, to: string): Plan => {
  const known = knownKeys(workspace);
  if (!known.has(from)) {
    if (known.has(to)) return { done: `"${to}" has its name already, and nothing is called "${from}".` };
    throw unknownName('key', from, known);
  }
  if (from === to) return { done: `"${to}" is called so.` };
  demandFree(known, to);
  demandRoom(workspace, from, to);
  moveKey(workspace, from, to);
  return {
    done: `The key "${from}" is called "${to}" now.`,
    notes: leftInCode(mentionsOfKey(workspace.draft, from)),
  };
};
