import { isDeepStrictEqual } from 'node:util';
import { keyBelow } from '../../src/engine/core/checks/context/words/keys/key-parts.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import type { LocaleDocument } from '../../src/generated/types.ts';

type Words = LocaleDocument[string] | undefined;
type Locales = SiteSource['locales'];

const isGroup = (value: Words): value is LocaleDocument => typeof value === 'object' && value !== null;

const wordsIn = (group: LocaleDocument, name: string): Words =>
  Object.hasOwn(group, name) ? group[name] : undefined;

/** Whether the names that two groups share stand in the same order. */
const keepOrder = (before: LocaleDocument, now: LocaleDocument): boolean => {
  const shared = Object.keys(now).filter((name) => Object.hasOwn(before, name));
  return Object.keys(before)
    .filter((name) => Object.hasOwn(now, name))
    .every((name, index) => name === shared[index]);
};

/** A name with a full stop makes a key that another text may have already: which of the two is edited says no key. */
const makesKey = (name: string): boolean => !name.includes('.');

/** Adds the keys of words that came or went; false for a value that is neither words nor a group of them. */
const addAll = (words: Words, key: string, edited: Set<string>): boolean => {
  if (typeof words === 'string') return Boolean(edited.add(key));
  return (
    isGroup(words) &&
    Object.keys(words).every((name) => makesKey(name) && addAll(words[name], keyBelow(key, name), edited))
  );
};

/** Adds the keys whose words differ in two groups; says false when something else than words differs, too. */
const addEdited = ([before, now]: [Words, Words], key: string, edited: Set<string>): boolean => {
  if (before === now) return true;
  if (before === undefined || now === undefined) return addAll(before ?? now, key, edited);
  if (typeof before === 'string' && typeof now === 'string') return Boolean(edited.add(key));
  if (!isGroup(before) || !isGroup(now) || !keepOrder(before, now)) return false;
  return Object.keys({ ...before, ...now }).every(
    (name) =>
      makesKey(name) && addEdited([wordsIn(before, name), wordsIn(now, name)], keyBelow(key, name), edited),
  );
};

/** The keys of the words that were edited, came or went, in any language; undefined when more than words differs. */
export const editedWords = (before: Locales, now: Locales): Set<string> | undefined => {
  const locales = Object.keys(now);
  if (!isDeepStrictEqual(Object.keys(before), locales)) return undefined;
  const edited = new Set<string>();
  const isSame = locales.every((locale) => addEdited([before[locale], now[locale]], '', edited));
  return isSame && !edited.has('$schema') ? edited : undefined;
};
