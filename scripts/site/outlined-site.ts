import { eachString } from '../../src/engine/core/json/each-string.ts';
import { lacksWords } from '../../src/engine/core/resolve/untranslated.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { keyNamedBy, textNamed } from '../../src/engine/core/words/text-reference.ts';
import type { LocaleDocument } from '../../src/generated/types.ts';

/** The keys that a site's documents name, and texts that may be keys whose sign was forgotten. */
type Named = { keys: Set<string>; bare: Set<string> };

const addNamed = (document: unknown, { keys, bare }: Named): void =>
  eachString(document, (text) => {
    const key = keyNamedBy(text);
    if (key !== undefined) keys.add(key);
    else if (text.includes('.')) bare.add(text.replace(/^T:\s*/, ''));
  });

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

/**
 * A site with some pages given whole and the others by their outlines, with the words that the whole ones name, and
 * those of further keys.
 */
export const outlinedSite = (
  source: SiteSource,
  pages: PageFile[],
  further: Iterable<string> = [],
): SiteSource => {
  const { config, locales } = source;
  const named: Named = { keys: new Set(further), bare: new Set() };
  addNamed(config, named);
  for (const { document } of pages) addNamed(document, named);
  const { keys, bare } = named;
  for (const key of bare) if (!lacksWords(locales[config.defaultLocale], textNamed(key))) keys.add(key);
  return {
    ...source,
    pages,
    locales: Object.fromEntries(
      Object.entries(locales).map(([locale, words]) => [locale, onlyWords(words, keys)]),
    ),
  };
};
