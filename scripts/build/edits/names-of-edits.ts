import { localeFile } from '../../../src/engine/core/file-names.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { type FileEdits, namesOfFiles } from './edited-files.ts';
import { filesWith, type Sought } from './files-with.ts';
import { namesOfChanges, type PageChange } from './names-of-changes.ts';
import { namesOfRedirects, type Redirects, redirectsSince } from './names-of-redirects.ts';

/** What was edited of a site beside sections, words and facts: what others know of pages, public files, and redirects. */
export type KnownEdits = {
  changes: PageChange[];
  files: FileEdits;
  redirects: [before: Redirects, now: Redirects];
};

/** What stands in documents whom such edits concern; undefined when these may be all. */
export const namesOfEdits = (
  root: string,
  { changes, files, redirects }: KnownEdits,
  source: SiteSource,
): Sought[] | undefined => {
  const ofFiles = namesOfFiles(files, source);
  const ofPages = namesOfChanges(changes, source);
  const ofRedirects = namesOfRedirects(redirectsSince(...redirects), source);
  if (!ofFiles || !ofPages || !ofRedirects) return undefined;
  const locales = Object.keys(source.locales).map(localeFile);
  // Words that lead to a page are shown on any.
  return filesWith(root, locales, ofPages).size > 0 ? undefined : [...ofFiles, ...ofPages, ...ofRedirects];
};
