import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { editedWords } from '../site/edited-words.ts';
import { createReader } from '../site/file-reader.ts';
import { readPage, readSite } from '../site/site-files.ts';
import { type SiteSignature, siteSignature } from '../site/site-signature.ts';
import { type BuildMemory, configKey, readMemory } from './build-memory.ts';
import type { BuildOptions } from './build-options.ts';
import { bundleCode } from './bundle-code.ts';
import type { CodeBundle } from './code-bundle.ts';
import { filesWith } from './files-with.ts';
import { isShownByNaming } from './is-shown-by-naming.ts';
import { readKeptWords } from './kept-words.ts';

/** What was edited since a build: files of pages, and perhaps words; with what that build remembers. */
export type SiteEdit = {
  memory: BuildMemory;
  bundle: CodeBundle;
  signature: SiteSignature;
  pages: Set<string>;
  hasWords: boolean;
};

/** An edited site: pages that must be looked at are given whole, all others by their outlines. */
export type EditedSource = { source: SiteSource; pages: PageFile[]; keys: Set<string> };

const since = (memory: BuildMemory, signature: SiteSignature): Set<string> | undefined => {
  if (signature.rest !== memory.rest || signature.pages.size !== memory.pages.length) return undefined;
  const edited = new Set<string>();
  for (const { signature: before, outline } of memory.pages) {
    const now = signature.pages.get(outline.file);
    if (now === undefined) return undefined;
    if (now === '' || now !== before) edited.add(outline.file);
  }
  return edited;
};

/** What was edited since the last build; undefined when anything but pages and words has changed, or nobody knows. */
export const editSince = async (options: BuildOptions): Promise<SiteEdit | undefined> => {
  const memory = readMemory(options);
  if (!memory) return undefined;
  const { bundle } = await bundleCode(options.cache);
  if (memory.version !== bundle.version) return undefined;
  const signature = siteSignature(options.root);
  const pages = since(memory, signature);
  return pages && { memory, bundle, signature, pages, hasWords: signature.words !== memory.words };
};

/** So many pages are faster looked at in parts, by several threads. */
const mostPages = 100;

/** Whoever edits so many words at once may have exchanged a file: that is seen in all of them. */
const mostKeys = 20;

const isWhole = ({ outline }: PageFile) => outline !== true;

const wordsSince = (options: BuildOptions, { memory, hasWords }: SiteEdit, source: SiteSource) =>
  hasWords ? editedWords(readKeptWords(options, memory.words), source.locales) : new Set<string>();

/** The pages that show edited words; undefined when more than some pages may. */
const showing = (root: string, { pages, config }: SiteSource, files: Set<string>): PageFile[] | undefined => {
  if (files.size > mostPages) return undefined;
  const { parse } = createReader(root);
  return pages.map((page) => (files.has(page.file) ? readPage(page.file, config, parse) : page));
};

/** Reads what was edited, and the pages that show edited words; undefined when that may concern more than some pages. */
export const readEdited = async (
  options: BuildOptions,
  edit: SiteEdit,
): Promise<EditedSource | undefined> => {
  const { root, clock } = options;
  const outlines = new Map(edit.memory.pages.map(({ outline }) => [outline.file, outline]));
  const known = (file: string) => (edit.pages.has(file) ? undefined : outlines.get(file));
  const how = { known, knowsWords: !edit.hasWords, ...(clock ? { clock } : {}) };
  const { source, faults, repeating } = await readSite(root, how);
  if (faults.length + repeating.length > 0 || configKey(source) !== edit.memory.config) return undefined;
  const keys = wordsSince(options, edit, source);
  if (!keys || keys.size > mostKeys || !isShownByNaming(keys, source)) return undefined;
  const others = source.pages.filter((page) => !isWhole(page)).map(({ file }) => file);
  const naming = filesWith(
    root,
    others,
    [...keys].map((key) => `t:${key}`),
  );
  const pages = showing(root, source, naming);
  return pages && { source: { ...source, pages }, pages: pages.filter(isWhole), keys };
};
