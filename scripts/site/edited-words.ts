import { isDeepStrictEqual } from 'node:util';
import type { SiteSource } from '../../src/engine/core/types.ts';
import type { LocaleDocument } from '../../src/generated/types.ts';

type Words = LocaleDocument[string] | undefined;
type Locales = SiteSource['locales'];

const isGroup = (value: Words): value is LocaleDocument => typeof value === 'object' && value !== null;

/** Adds the keys whose words differ in two groups of the same keys; says false when the keys differ, too. */
const addEdited = ([before, now]: [Words, Words], key: string, edited: Set<string>): boolean => {
  if (before === now) return true;
  if (typeof before === 'string' && typeof now === 'string') return Boolean(edited.add(key));
  if (!isGroup(before) || !isGroup(now)) return false;
  const names = Object.keys(before);
  const namesNow = Object.keys(now);
  if (names.length !== namesNow.length || namesNow.some((name, index) => name !== names[index])) return false;
  return names.every((name) =>
    addEdited([before[name], now[name]], key === '' ? name : `${key}.${name}`, edited),
  );
};

/** The keys of the words that were edited, in any language; undefined when more than words differs. */
export const editedWords = (before: Locales, now: Locales): Set<string> | undefined => {
  const locales = Object.keys(now);
  if (!isDeepStrictEqual(Object.keys(before), locales)) return undefined;
  const edited = new Set<string>();
  const isSame = locales.every((locale) => addEdited([before[locale], now[locale]], '', edited));
  return isSame && !edited.has('$schema') ? edited : undefined;
};
