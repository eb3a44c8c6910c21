import type { SiteSource } from '../../src/engine/core/types.ts';
import { phraseAt } from '../../src/engine/core/words/phrase-at.ts';
import { editedWords } from '../site/edited-words.ts';
import { isFoundIn, isPlain } from './files-with.ts';

type Words = SiteSource['locales'];

/** The words of a site before and after an edit. */
type WordVersions = [before: Words, now: Words];

/** More edited words than this may be an exchanged file, which shows only if all words are looked at. */
const mostKeys = 20;

/** The texts by which documents name the words of some keys. */
export const namesOfKeys = (keys: Iterable<string>): string[] => Array.from(keys, (key) => `t:${key}`);

/** Whether a language has words for a key as before, or as before none. */
const hasStayed = (key: string, versions: WordVersions, locale: string): boolean => {
  const [before, now] = versions.map((words) => phraseAt(words[locale], key) !== undefined);
  return before === now;
};

/** A page comes and goes with all its words: their groups are searched for, not each of them. */
const groupsOf = (keys: Set<string>): string[] => {
  const groups = new Set([...keys].map((key) => key.slice(0, key.lastIndexOf('.') + 1)));
  const isWithin = (group: string) => [...groups].some((other) => other !== group && group.startsWith(other));
  return [...groups].filter((group) => !isWithin(group));
};

/** The texts of documents that name one of some edited keys; undefined if there are too many keys to search for. */
export const namesOfWords = (
  keys: Set<string>,
  versions: WordVersions,
  locale: string,
): string[] | undefined => {
  const edited = [...keys].filter((key) => hasStayed(key, versions, locale));
  const named = keys.size > mostKeys ? groupsOf(keys) : [...keys];
  return edited.length > mostKeys || named.length > mostKeys ? undefined : namesOfKeys(named);
};

/** The keys of edited words; undefined when these are too many, come or go, or the settings show them. */
export const keysSince = (versions: WordVersions, config: SiteSource['config']): string[] | undefined => {
  const [, now] = versions;
  const keys = [...(editedWords(...versions) ?? [''])];
  const haveStayed = keys.every((key) =>
    Object.keys(now).every((locale) => hasStayed(key, versions, locale)),
  );
  if (keys.length > mostKeys || !haveStayed || !keys.every(isPlain)) return undefined;
  const settings = JSON.stringify(config);
  return namesOfKeys(keys).some((name) => isFoundIn(settings, name)) ? undefined : keys;
};
