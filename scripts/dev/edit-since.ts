import { isDeepStrictEqual } from 'node:util';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { hasPolicies } from '../../src/engine/core/untranslated.ts';
import { rememberPage } from '../build/build-memory.ts';
import { stayInPages } from '../build/stay-in-pages.ts';
import { editedWords } from '../site/edited-words.ts';
import { raisesChecks } from '../validate/raises-checks.ts';

/** What was edited of a site: what pages show, beside what others know of them, and the words of some keys. */
export type Edit = { pages: PageFile[]; keys: Set<string> };

const remember = (page: PageFile, source: SiteSource) => rememberPage(page, source, '');

const isSameOrWhole = (before: PageFile | undefined, { file, document }: PageFile): boolean =>
  before?.file === file && (before.document === document || Array.isArray(document?.sections));

const editedPages = (before: SiteSource, now: SiteSource, root: string): PageFile[] | undefined => {
  if (before.pages.length !== now.pages.length) return undefined;
  if (!now.pages.every((page, index) => isSameOrWhole(before.pages[index], page))) return undefined;
  const isEdited = ({ document }: PageFile, index: number) => document !== now.pages[index]?.document;
  const edits = before.pages.flatMap((page, index) => {
    const edited = isEdited(page, index) ? now.pages[index] : undefined;
    return edited ? [{ before: remember(page, before), now: remember(edited, now) }] : [];
  });
  const others = () =>
    before.pages.filter((page, index) => !isEdited(page, index)).map((page) => remember(page, now));
  if (!stayInPages(edits, { root, source: now, others })) return undefined;
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
 * words; undefined when it may concern others. Files that were not edited must have given the same values; `root` is the
 * folder in which links to lost sections are looked for.
 */
export const editSince = (before: SiteSource, now: SiteSource, root: string): Edit | undefined => {
  if (!isSameAround(before, now) || raisesChecks(now) || hasPolicies(now.config)) return undefined;
  const keys = editedWords(before.locales, now.locales);
  const pages = keys && editedPages(before, now, root);
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
