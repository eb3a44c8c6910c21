import { parseText } from '../../src/engine/core/messages.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import type { LocaleDocument } from '../../src/generated/types.ts';

const addKeys = (value: unknown, keys: Set<string>): void => {
  if (typeof value === 'string') {
    if (value.startsWith('t:')) keys.add(parseText(value).key ?? '');
  } else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) addKeys(item, keys);
};

type Group = { [name: string]: string | Group };

const copyWord = (from: Group, to: Group, names: string[]): void => {
  const [name = '', ...deeper] = names;
  const value = Object.hasOwn(from, name) ? from[name] : undefined;
  if (value === undefined) return;
  if (typeof value === 'string' || deeper.length === 0) to[name] = value;
  else {
    const group = Object.hasOwn(to, name) ? to[name] : {};
    to[name] = group as Group;
    if (typeof group === 'object') copyWord(value, group, deeper);
  }
};

/** The words of some keys alone: of a hundred thousand texts a few pages need a few dozen. */
const onlyWords = (words: LocaleDocument, keys: Set<string>): LocaleDocument => {
  const picked: Group = {};
  for (const key of keys) copyWord(words as Group, picked, key.split('.'));
  return picked as LocaleDocument;
};

/** A site of which some pages are given whole and the others by their outlines, with the words that they name. */
export const outlinedSite = (source: SiteSource, pages: PageFile[]): SiteSource => {
  const keys = new Set<string>();
  addKeys(source.config, keys);
  for (const { document } of pages) addKeys(document, keys);
  return {
    ...source,
    pages,
    locales: Object.fromEntries(
      Object.entries(source.locales).map(([locale, words]) => [locale, onlyWords(words, keys)]),
    ),
  };
};
