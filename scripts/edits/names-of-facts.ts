import { objectOf } from '../../src/engine/core/json/json-value.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import type { LocaleDocument } from '../../src/generated/types.ts';
import { changedNames } from './changed-names.ts';
import { isPlain } from './files-with.ts';
import { namesOfLists } from './names-of-lists.ts';
import { saidOnTrails } from './names-of-shown.ts';

type Facts = SiteSource['config']['facts'];

/** The placeholders of the facts that have changed. */
export const mentionsSince = (before: Facts, now: Facts): string[] =>
  // They are not checked yet.
  changedNames(objectOf(before), objectOf(now)).map((name) => `%{${name}}`);

const mentions = (value: unknown, texts: string[]): boolean => {
  const text = JSON.stringify(value ?? null);
  return texts.some((mention) => text.includes(mention));
};

const addKeys = (
  words: LocaleDocument,
  group: string,
  { texts, keys }: { texts: string[]; keys: Set<string> },
): void => {
  for (const [name, value] of Object.entries(words))
    if (typeof value !== 'string') addKeys(value as LocaleDocument, `${group}${name}.`, { texts, keys });
    else if (texts.some((text) => value.includes(text))) keys.add(group + name);
};

/** The keys of words that mention some facts, in any language. */
export const keysWith = (texts: string[], locales: SiteSource['locales']): Set<string> => {
  const keys = new Set<string>();
  if (texts.length > 0) for (const words of Object.values(locales)) addKeys(words, '', { texts, keys });
  return keys;
};

/**
 * The texts of documents that mention some facts, or list pages whose cards do; undefined if the frame or a title on
 * trails mentions one.
 */
export const namesOfFacts = (texts: string[], source: SiteSource): string[] | undefined => {
  if (texts.length === 0) return [];
  const { facts: _, ...settings } = source.config;
  const isKnown = texts.every((text) => isPlain(text.slice(2, -1)));
  if (!isKnown || mentions([settings, saidOnTrails(source)], texts)) return undefined;
  const hasCard = ({ document: { card } }: PageFile) => mentions(card, texts);
  const lists = namesOfLists(source.pages.filter(hasCard), source);
  return lists && [...texts, ...lists];
};
