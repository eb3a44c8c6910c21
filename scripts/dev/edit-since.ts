import { isDeepStrictEqual } from 'node:util';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { areSound, concernsAll, type Edit } from '../edits/edit.ts';
import { assetsSince } from '../edits/edited-files.ts';
import { filesWith } from '../edits/files-with.ts';
import { keepPlaces, type PageEdit } from '../edits/keep-places.ts';
import type { PageChange } from '../edits/names-of-changes.ts';
import { type KnownEdits, namesOfEdits } from '../edits/names-of-edits.ts';
import { keysWith } from '../edits/names-of-facts.ts';
import { settingsOfAll } from '../edits/names-of-redirects.ts';
import { rememberPage } from '../edits/remember-page.ts';
import { editedWords } from '../site/edited-words.ts';

type Versions = { before: PageFile | undefined; now: PageFile | undefined };

/** The pages that were edited, came or went. */
const versionsOf = (before: SiteSource, now: SiteSource): Versions[] => {
  const known = new Map(before.pages.map((page) => [page.file, page]));
  const edited = now.pages.flatMap((page): Versions[] => {
    const old = known.get(page.file);
    known.delete(page.file);
    return old?.document === page.document ? [] : [{ before: old, now: page }];
  });
  return [...edited, ...[...known.values()].map((page) => ({ before: page, now: undefined }))];
};

const pagesOf = ({ before, now }: Versions): PageChange => [before ?? [], now ?? []].flat();

/** Whether no link leads to a section that an edited page has lost. */
const keepsPlaces = (versions: Versions[], source: SiteSource, root: string): boolean => {
  const remember = (page: PageFile) => rememberPage(page, source, '');
  const edits = versions.flatMap(({ before, now }): PageEdit[] =>
    before && now ? [{ before: remember(before), now: remember(now) }] : [],
  );
  const edited = new Set(versions.map(({ now }) => now));
  const others = () => source.pages.filter((page) => !edited.has(page)).map(remember);
  return keepPlaces(edits, { root, source, others });
};

const knownSince = (before: SiteSource, now: SiteSource): Omit<KnownEdits, 'versions'> => ({
  facts: [before.config.facts, now.config.facts],
  files: assetsSince(before.assets, now.assets),
  redirects: [before.config.redirects, now.config.redirects],
});

const settingsOf = ({ config, ...source }: SiteSource) => [
  settingsOfAll(config),
  source.schemas,
  source.migrations,
  source.icons,
];

/** What a site has besides pages and words: facts, redirects, records of translations, and public files. An empty file is no configuration. */
const knownOf = ({ config, lock, assets }: SiteSource) => [config?.facts, config?.redirects, lock, assets];

const isSameAround = (before: SiteSource, now: SiteSource): boolean =>
  isDeepStrictEqual(settingsOf(before), settingsOf(now));

/**
 * The edits since a version without errors, if they concern only the edited pages and those that name edited things;
 * undefined if they may concern others. Unedited files must have given the same values; `root` is the folder that is
 * searched for names, and for links to lost sections.
 */
export const editSince = (before: SiteSource, now: SiteSource, root: string): Edit | undefined => {
  if (!isSameAround(before, now) || concernsAll(now)) return undefined;
  const words = editedWords(before.locales, now.locales);
  const versions = versionsOf(before, now);
  if (!words || !areSound(now) || !keepsPlaces(versions, now, root)) return undefined;
  const concerned = namesOfEdits(root, { ...knownSince(before, now), versions: versions.map(pagesOf) }, now);
  if (!concerned) return undefined;
  const { names, mentions, hasMoved } = concerned;
  const naming = filesWith(
    root,
    now.pages.map(({ file }) => file),
    names,
  );
  const edited = new Set(versions.map(({ now: page }) => page));
  return {
    pages: now.pages.filter((page) => edited.has(page) || naming.has(page.file)),
    keys: new Set([...words, ...keysWith(mentions, now.locales)]),
    hasMoved: hasMoved || !isDeepStrictEqual(knownOf(before), knownOf(now)),
  };
};

/** Whether nothing was edited between two readings, right or wrong. */
export const isSameSource = (before: SiteSource, now: SiteSource): boolean =>
  isSameAround(before, now) &&
  isDeepStrictEqual(knownOf(before), knownOf(now)) &&
  before.pages.length === now.pages.length &&
  now.pages.every(({ document, file }, index) => {
    const page = before.pages[index];
    return page?.file === file && page.document === document;
  }) &&
  isDeepStrictEqual(Object.keys(before.locales), Object.keys(now.locales)) &&
  Object.entries(now.locales).every(([locale, words]) => before.locales[locale] === words);
