import { closest } from '../../../suggestions/closest.ts';
import { parentOf } from './key-parts.ts';
import type { Words } from './words.ts';

/** The group beside a missing one that is written nearly alike, and has all texts that are looked for in that. */
export const meantGroup = (words: Words, group: string, keys: string[]): string | undefined => {
  const beside = [...words.groups.keys()].filter((name) => name !== '' && parentOf(name) === parentOf(group));
  const meant = closest(group, beside);
  const isThere = (key: string) => words.texts.has(meant + key.slice(group.length));
  return meant !== undefined && keys.every(isThere) ? meant : undefined;
};
