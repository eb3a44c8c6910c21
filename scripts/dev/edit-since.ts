import { isDeepStrictEqual } from 'node:util';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { hasPolicies } from '../../src/engine/core/untranslated.ts';
import type { LocaleDocument } from '../../src/generated/types.ts';
import { namedAssets } from '../site/named-assets.ts';
import { outlineOf } from '../site/page-outline.ts';

/** What was edited of a site: what pages show, beside what others know of them, and the words of some keys. */
export type Edit = { pages: PageFile[]; keys: Set<string> };

type Words = LocaleDocument[string] | undefined;

const isGroup = (value: Words): value is LocaleDocument => typeof value === 'object' && value !== null;

/** The keys whose words differ in two groups of the same keys; undefined when the keys differ, too. */
const editedKeys = (before: Words, now: Words, key = ''): string[] | undefined => {
  if (before === now) return [];
  if (typeof before === 'string' && typeof now === 'string') return [key];
  if (!isGroup(before) || !isGroup(now)) return undefined;
  const names = Object.keys(before);
  const namesNow = Object.keys(now);
  if (names.length !== namesNow.length || namesNow.some((name, index) => name !== names[index]))
    return undefined;
  const keys: string[] = [];
  for (const name of names) {
    const inside = editedKeys(before[name], now[name], key === '' ? name : `${key}.${name}`);
    if (inside === undefined) return undefined;
    keys.push(...inside);
  }
  return keys;
};

const editedWords = (before: SiteSource, now: SiteSource): Set<string> | undefined => {
  const locales = Object.keys(now.locales);
  if (!isDeepStrictEqual(Object.keys(before.locales), locales)) return undefined;
  const all = locales.map((locale) => editedKeys(before.locales[locale], now.locales[locale]));
  if (all.includes(undefined)) return undefined;
  const keys = new Set(all.flatMap((found) => found ?? []));
  return keys.has('$schema') ? undefined : keys;
};

const isInPlace = (before: PageFile | undefined, now: PageFile, source: SiteSource): boolean =>
  before?.file === now.file &&
  (before.document === now.document ||
    (Array.isArray(now.document?.sections) &&
      isDeepStrictEqual(outlineOf(before), outlineOf(now)) &&
      isDeepStrictEqual(namedAssets(before.document, source), namedAssets(now.document, source))));

const editedPages = (before: SiteSource, now: SiteSource): PageFile[] | undefined => {
  if (before.pages.length !== now.pages.length) return undefined;
  if (!now.pages.every((page, index) => isInPlace(before.pages[index], page, now))) return undefined;
  return now.pages.filter(({ document }, index) => document !== before.pages[index]?.document);
};

const isSameAround = (before: SiteSource, now: SiteSource): boolean =>
  before.assets === now.assets &&
  before.icons === now.icons &&
  isDeepStrictEqual(
    [before.schemas, before.migrations, before.lock, before.config],
    [now.schemas, now.migrations, now.lock, now.config],
  );

/** A site may make errors of what is none by itself, such as words that no page names any more. */
const raisesChecks = ({ config }: SiteSource): boolean =>
  Object.values(config.checks ?? {}).some(({ severity }) => severity === 'error');

/**
 * What was edited of a site that was right, when it concerns only the edited pages and the pages that name the edited
 * words; undefined when it may concern others. Files that were not edited must have given the same values.
 */
export const editSince = (before: SiteSource, now: SiteSource): Edit | undefined => {
  if (!isSameAround(before, now) || raisesChecks(now) || hasPolicies(now.config)) return undefined;
  const keys = editedWords(before, now);
  const pages = keys && editedPages(before, now);
  return pages && { pages, keys };
};

/** Whether nothing was edited between two readings, right or wrong. */
export const isSameSource = (before: SiteSource, now: SiteSource): boolean =>
  isSameAround(before, now) &&
  before.pages.length === now.pages.length &&
  now.pages.every(({ document, file }, index) => {
    const page = before.pages[index];
    return page?.file === file && page.document === document;
  }) &&
  isDeepStrictEqual(Object.keys(before.locales), Object.keys(now.locales)) &&
  Object.entries(now.locales).every(([locale, words]) => before.locales[locale] === words);
