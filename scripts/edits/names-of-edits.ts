import { choicesOf } from '../../src/engine/core/checks/choices-of.ts';
import { localeFile } from '../../src/engine/core/file-names.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { type FileEdits, namesOfFiles } from './edited-files.ts';
import { filesWith, type Sought } from './files-with.ts';
import { isSameOutline } from './keep-places.ts';
import { namesOfChanges, type PageChange } from './names-of-changes.ts';
import { mentionsSince, namesOfFacts } from './names-of-facts.ts';
import { namesOfRedirects, type Redirects, redirectsSince } from './names-of-redirects.ts';

/** The edits of a site besides words: of pages, as they were and are, of facts, public files and redirects. */
export type KnownEdits = {
  versions: PageChange[];
  facts: Parameters<typeof mentionsSince>;
  files: FileEdits;
  redirects: [before: Redirects, now: Redirects];
};

/** The texts that documents contain if edits concern them, and the placeholders of edited facts. */
type Concerned = { names: Sought[]; mentions: string[]; hasMoved: boolean };

/** Whether other pages see a page differently than before. */
const isChange = ([one, other]: PageChange): boolean => !one || !other || !isSameOutline(one, other);

/** Files are made of all redirects in their order. */
const areSame = ([before, now]: KnownEdits['redirects']): boolean =>
  JSON.stringify(before) === JSON.stringify(now);

/**
 * The types of sections on edited pages, as documents name them, of which the site needs one for each value of a
 * property: what one page loses, another may have or not.
 */
const namesOfChoices = (edited: PageFile[], { schemas }: Pick<SiteSource, 'schemas'>): string[] => {
  const types = new Set(edited.flatMap(({ document }) => document.sections.map(({ type }) => type)));
  return [...types].filter((type) => choicesOf(schemas, type).length > 0).map((type) => JSON.stringify(type));
};

/** Whom edits concern besides the edited pages and words; undefined if every page may be concerned. */
export const namesOfEdits = (
  root: string,
  { versions, facts, files, redirects }: KnownEdits,
  source: SiteSource,
): Concerned | undefined => {
  const changes = versions.filter(isChange);
  const mentions = mentionsSince(...facts);
  const ofFacts = namesOfFacts(mentions, source);
  const ofFiles = namesOfFiles(files, source);
  const ofPages = namesOfChanges(changes, source);
  const ofRedirects = namesOfRedirects(redirectsSince(...redirects), source);
  if (!ofFacts || !ofFiles || !ofPages || !ofRedirects) return undefined;
  const locales = Object.keys(source.locales).map(localeFile);
  // Words that lead to a page are shown on any.
  if (filesWith(root, locales, ofPages).size > 0) return undefined;
  const choices = namesOfChoices(versions.flat(), source);
  return {
    names: [...ofFacts, ...ofFiles, ...ofPages, ...ofRedirects, ...choices],
    mentions,
    hasMoved: files.hasMoved || !areSame(redirects) || changes.length + mentions.length > 0,
  };
};
