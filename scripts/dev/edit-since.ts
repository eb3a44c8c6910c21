import { isDeepStrictEqual } from 'node:util';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { hasPolicies } from '../../src/engine/core/untranslated.ts';
import { editedWords } from '../site/edited-words.ts';
import { namedAssets } from '../site/named-assets.ts';
import { outlineOf } from '../site/page-outline.ts';
import { raisesChecks } from '../validate/raises-checks.ts';

/** What was edited of a site: what pages show, beside what others know of them, and the words of some keys. */
export type Edit = { pages: PageFile[]; keys: Set<string> };

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

/**
 * What was edited of a site that was right, when it concerns only the edited pages and the pages that name the edited
 * words; undefined when it may concern others. Files that were not edited must have given the same values.
 */
export const editSince = (before: SiteSource, now: SiteSource): Edit | undefined => {
  if (!isSameAround(before, now) || raisesChecks(now) || hasPolicies(now.config)) return undefined;
  const keys = editedWords(before.locales, now.locales);
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
