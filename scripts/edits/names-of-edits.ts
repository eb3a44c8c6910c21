import { localeFile } from '../../src/engine/core/file-names.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { type FileEdits, namesOfFiles } from './edited-files.ts';
import { filesWith, type Sought } from './files-with.ts';
import { namesOfChanges, type PageChange } from './names-of-changes.ts';
import { namesOfRedirects, type Redirects, redirectsSince } from './names-of-redirects.ts';

/**
 * The edits of a site besides sections, words and facts: of pages as others see them, of public files and of redirects.
 */
export type KnownEdits = {
  changes: PageChange[];
  files: FileEdits;
  redirects: [before: Redirects, now: Redirects];
};

/** The texts that documents contain if such edits concern them; undefined if every page may be concerned. */
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
