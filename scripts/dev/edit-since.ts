import { isDeepStrictEqual } from 'node:util';
import { hasPolicies } from '../../src/engine/core/resolve/untranslated.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { assetsSince } from '../edits/edited-files.ts';
import { filesWith, type Sought } from '../edits/files-with.ts';
import { isSameOutline, keepPlaces, type PageEdit } from '../edits/keep-places.ts';
import type { PageChange } from '../edits/names-of-changes.ts';
import { namesOfChoices } from '../edits/names-of-choices.ts';
import { type KnownEdits, namesOfEdits } from '../edits/names-of-edits.ts';
import { keysWith, mentionsSince, namesOfFacts } from '../edits/names-of-facts.ts';
import { settingsOfAll } from '../edits/names-of-redirects.ts';
import { rememberPage } from '../edits/remember-page.ts';
import { editedWords } from '../site/edited-words.ts';
import { raisesSeverity } from '../site/raises-severity.ts';

/**
 * The edits of a site: its edited pages, those that lead to them or name other edited things, and the keys of edited
 * words. `hasMoved` says whether other pages see a page differently, or facts, redirects, records or files have
 * changed.
 */
export type Edit = { pages: PageFile[]; keys: Set<string>; hasMoved: boolean };

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

const changesOf = (versions: Versions[]): PageChange[] =>
  versions.filter(({ before, now }) => !before || !now || !isSameOutline(before, now)).map(pagesOf);

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

type Concerned = { names: Sought[]; keys: Set<string> };

/**
 * The texts of documents that edited facts, redirects, files and pages concern, and the keys of words with such facts.
 */
const concernedBy = (
  changes: PageChange[],
  { before, now, root }: { before: SiteSource; now: SiteSource; root: string },
): Concerned | undefined => {
  const mentions = mentionsSince(before.config.facts, now.config.facts);
  const ofFacts = namesOfFacts(mentions, now);
  const files = assetsSince(before.assets, now.assets);
  const redirects: KnownEdits['redirects'] = [before.config.redirects, now.config.redirects];
  const names = namesOfEdits(root, { changes, files, redirects }, now);
  if (!ofFacts || !names) return undefined;
  return { keys: keysWith(mentions, now.locales), names: [...ofFacts, ...names] };
};

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

const areSound = ({ pages }: SiteSource): boolean =>
  pages.every(({ document }) => Array.isArray(document?.sections));

/**
 * The edits since a version without errors, if they concern only the edited pages and those that name edited things;
 * undefined if they may concern others. Unedited files must have given the same values; `root` is the folder that is
 * searched for names, and for links to lost sections.
 */
export const editSince = (before: SiteSource, now: SiteSource, root: string): Edit | undefined => {
  if (!isSameAround(before, now) || raisesSeverity(now) || hasPolicies(now.config)) return undefined;
  const keys = editedWords(before.locales, now.locales);
  const versions = versionsOf(before, now);
  if (!keys || !areSound(now) || !keepsPlaces(versions, now, root)) return undefined;
  const changes = changesOf(versions);
  const concerned = concernedBy(changes, { before, now, root });
  if (!concerned) return undefined;
  const files = now.pages.map(({ file }) => file);
  const choices = namesOfChoices(versions.flatMap(pagesOf), now);
  const naming = filesWith(root, files, [...concerned.names, ...choices]);
  const edited = new Set(versions.map(({ now: page }) => page));
  return {
    pages: now.pages.filter((page) => edited.has(page) || naming.has(page.file)),
    keys: new Set([...keys, ...concerned.keys]),
    hasMoved: changes.length > 0 || !isDeepStrictEqual(knownOf(before), knownOf(now)),
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
