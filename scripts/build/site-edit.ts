import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { type BuildMemory, configKey, heldBackKey, memoryFolder, readMemory } from '../edits/build-memory.ts';
import { areSound, type Edit } from '../edits/edit.ts';
import { type FileEdits, filesSince } from '../edits/edited-files.ts';
import { filesWith } from '../edits/files-with.ts';
import { isSameOutline } from '../edits/keep-places.ts';
import { readKeptWords } from '../edits/kept-words.ts';
import type { PageChange } from '../edits/names-of-changes.ts';
import { type KnownEdits, namesOfEdits } from '../edits/names-of-edits.ts';
import { keysWith } from '../edits/names-of-facts.ts';
import { namesOfShown } from '../edits/names-of-shown.ts';
import { namesOfWords } from '../edits/names-of-words.ts';
import { editedWords } from '../site/edited-words.ts';
import { createReader } from '../site/file-reader.ts';
import { outlineOf } from '../site/page-outline.ts';
import { readPage, readSite } from '../site/site-files.ts';
import { type SiteSignature, siteSignature } from '../site/site-signature.ts';
import type { BuildOptions } from './build-options.ts';
import { madeBundle } from './code/bundle-code.ts';
import type { CodeBundle } from './code/code-bundle.ts';

/** The files of pages that were edited since a build, came and went; those that came are edited, too. */
type PageEdits = { edited: Set<string>; came: Set<string>; gone: Set<string> };

/**
 * The edits since a build: of pages, public files, and perhaps words and the lock file; with the memory of that build.
 */
export type SiteEdit = {
  memory: BuildMemory;
  bundle: CodeBundle;
  signature: SiteSignature;
  pages: PageEdits;
  files: FileEdits;
  hasWords: boolean;
  hasLock: boolean;
};

/** An edited site: pages that must be looked at are given whole, all others by their outlines. */
export type EditedSource = Edit & { source: SiteSource };

/** More pages than this are checked faster in parts, by several threads. */
const mostPages = 100;

const since = (memory: BuildMemory, signature: SiteSignature): PageEdits | undefined => {
  if (signature.rest !== memory.rest) return undefined;
  const before = new Map(memory.pages.map((page) => [page.outline.file, page.signature]));
  const edited = new Set<string>();
  for (const [file, now] of signature.pages) if (now === '' || now !== before.get(file)) edited.add(file);
  const came = new Set([...edited].filter((file) => !before.has(file)));
  const gone = new Set([...before.keys()].filter((file) => !signature.pages.has(file)));
  return edited.size + gone.size > mostPages ? undefined : { edited, came, gone };
};

/** The edits since the last build; undefined if code or schemas have changed, or there is no memory of it. */
export const editSinceBuild = (options: BuildOptions): SiteEdit | undefined => {
  const memory = readMemory(options);
  if (!memory) return undefined;
  const bundle = madeBundle(options.cache);
  if (memory.version !== bundle?.version) return undefined;
  const signature = siteSignature(options.root);
  const pages = since(memory, signature);
  const files = filesSince(memory.files, signature.files);
  const hasWords = signature.words !== memory.words;
  return (
    pages && { memory, bundle, signature, pages, files, hasWords, hasLock: signature.lock !== memory.lock }
  );
};

const isWhole = ({ outline }: PageFile) => outline !== true;

/**
 * The keys of edited words, or of those that mention edited facts, and the texts by which documents name them; undefined
 * if more than some pages may be concerned.
 */
const wordsSince = (
  options: BuildOptions,
  { memory, hasWords, mentions }: SiteEdit & { mentions: string[] },
  source: SiteSource,
) => {
  const { locales, config } = source;
  // If words and facts were edited at once, it is hard to tell which edit concerns which page.
  if (hasWords && mentions.length > 0) return undefined;
  const before = hasWords ? readKeptWords(memoryFolder(options), memory.words) : locales;
  const keys = hasWords ? editedWords(before, locales) : keysWith(mentions, locales);
  if (!keys) return undefined;
  const names = namesOfWords(keys, [before, locales], config.defaultLocale);
  const lists = namesOfShown(keys, source);
  return names && lists && { keys, names: [...names, ...lists] };
};

/** The edited pages as they were and are, by their outlines. */
const versionsSince = (
  { memory, pages: { edited, gone } }: SiteEdit,
  { pages }: SiteSource,
): PageChange[] => {
  const before = new Map(memory.pages.map(({ outline }) => [outline.file, outline]));
  const now = pages.filter(({ file }) => edited.has(file)).map(outlineOf);
  const versions = now.map((page): PageChange => [before.get(page.file) ?? [], page].flat());
  const lost = [...gone].map((file): PageChange => [before.get(file) ?? []].flat());
  return [...versions, ...lost];
};

/** The texts of documents that edited words, files and pages concern; undefined if every page may be concerned. */
const namesSince = (options: BuildOptions, edit: SiteEdit, source: SiteSource) => {
  if (!areSound(source)) return undefined;
  const { memory, files } = edit;
  const { facts, redirects } = source.config;
  const edits: KnownEdits = {
    versions: versionsSince(edit, source),
    facts: [memory.facts, facts],
    files,
    redirects: [memory.redirects, redirects],
  };
  const others = namesOfEdits(options.root, edits, source);
  const words = others && wordsSince(options, { ...edit, mentions: others.mentions }, source);
  if (!words) return undefined;
  return { keys: words.keys, names: [...words.names, ...others.names], hasMoved: others.hasMoved };
};

/** The pages, with those whole that name edited things; undefined if these are too many. */
const showing = (root: string, { pages, config }: SiteSource, files: Set<string>): PageFile[] | undefined => {
  if (files.size > mostPages) return undefined;
  const { parse } = createReader(root);
  return pages.map((page) => (files.has(page.file) ? readPage(page.file, config, parse) : page));
};

/** Whether a site was read as it was signed: a page may come, go, or be known by something else in between. */
const isAsSigned = (
  source: SiteSource,
  { signature, pages }: SiteEdit,
  outlines: Map<string, PageFile>,
): boolean => {
  const read = new Set(source.pages.map(({ file }) => file));
  const isKnown = (page: PageFile) => {
    const before = outlines.get(page.file);
    return before !== undefined && (!isWhole(page) || isSameOutline(before, outlineOf(page)));
  };
  return (
    [...signature.pages.keys()].every((file) => read.has(file)) &&
    source.pages.every((page) => pages.edited.has(page.file) || isKnown(page))
  );
};

/**
 * Reads the edits, and the pages that show edited words and files; undefined if more than some pages may be concerned.
 */
export const readEdited = async (
  options: BuildOptions,
  edit: SiteEdit,
): Promise<EditedSource | undefined> => {
  const { root, clock } = options;
  const outlines = new Map(edit.memory.pages.map(({ outline }) => [outline.file, outline]));
  const known = (file: string) => (edit.pages.edited.has(file) ? undefined : outlines.get(file));
  const how = { known, knowsWords: !edit.hasWords, ...(clock ? { clock } : {}) };
  const { source, faults, repeating } = await readSite(root, how);
  if (faults.length + repeating.length > 0 || configKey(source) !== edit.memory.config) return undefined;
  if (heldBackKey({ ...source, pages: [...outlines.values()] }) !== edit.memory.heldBack) return undefined;
  const found = namesSince(options, edit, source);
  if (!found) return undefined;
  const { names, keys, hasMoved } = found;
  const others = source.pages.filter((page) => !isWhole(page)).map(({ file }) => file);
  const pages = showing(root, source, filesWith(root, others, names));
  if (!pages || !isAsSigned({ ...source, pages }, edit, outlines)) return undefined;
  return { source: { ...source, pages }, pages: pages.filter(isWhole), keys, hasMoved };
};
