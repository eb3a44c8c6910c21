import { isDeepStrictEqual } from 'node:util';
import type { Route } from '../../src/engine/core/addresses/routes.ts';
import { prepareSite, type Site } from '../../src/engine/core/site.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { silent } from '../cli/progress.ts';
import { memoryFolder, memoryOf, sealFileOf, writeMemory } from '../edits/build-memory.ts';
import { keepPlaces } from '../edits/keep-places.ts';
import { keepWords } from '../edits/kept-words.ts';
import { isDrawn } from '../edits/names-of-shown.ts';
import { type RememberedPage, rememberPage } from '../edits/remember-page.ts';
import type { BuildState } from '../output/build-state.ts';
import { whereWritable } from '../output/explain-disk.ts';
import { type OutputFolder, openOutputFolder } from '../output/output-folder.ts';
import type { OutputSeal } from '../output/output-seal.ts';
import { outlinedSite } from '../site/outlined-site.ts';
import { storedValidators } from '../site/stored-validators.ts';
import { areEditsRight } from '../validate/are-edits-right.ts';
import { unreadFiles } from '../validate/texts/unread-files.ts';
import type { BuildOptions } from './build-options.ts';
import type { CodeBundle } from './code/code-bundle.ts';
import { namedByPages, withVariants } from './pictures/make-pictures.ts';
import { createPageRenderer, loadCode } from './render/render-page.ts';
import { writeAmongKept, writeChangedPages, writeStyles } from './render/write-pages.ts';
import { type EditedSource, editSinceBuild, readEdited, type SiteEdit } from './site-edit.ts';
import { copyFiles, writeSite } from './write-site.ts';

/** Whether the edited parts have no errors, and the site with them. Nothing changed on the other pages. */
const isRight = async (
  { source, ...looked }: EditedSource,
  edit: SiteEdit,
  root: string,
): Promise<boolean> => {
  const { pages, keys, hasMoved } = looked;
  if (unreadFiles(root).some(({ severity }) => severity === 'error')) return false;
  const edits = pages.length + keys.size + edit.files.edited.size;
  if (!hasMoved && !edit.hasLock && edits === 0) return true;
  const validators = await storedValidators(source.schemas);
  return areEditsRight(source, { ...looked, validators });
};

const namedBy = (pages: RememberedPage[]) => new Set(pages.flatMap(({ assets }) => assets));

/** Whether files of the output that are no pages differ from before: public files, their variants, redirects. */
const touchesFiles = (edit: SiteEdit, now: RememberedPage[]): boolean =>
  edit.files.edited.size > 0 || !isDeepStrictEqual(namedBy(edit.memory.pages), namedBy(now));

/** The memory of all pages; undefined if a change concerns more than its page. */
const rememberEdited = (
  { source, pages }: EditedSource,
  { memory, signature, pages: { gone } }: SiteEdit,
  root: string,
): RememberedPage[] | undefined => {
  const looked = new Map(
    pages.map((page) => [page.file, rememberPage(page, source, signature.pages.get(page.file) ?? '')]),
  );
  const before = new Map(memory.pages.map((page) => [page.outline.file, page]));
  const edits = [...looked].flatMap(([file, now]) => {
    const old = before.get(file);
    return old ? [{ before: old, now }] : [];
  });
  const others = () => memory.pages.filter(({ outline: { file } }) => !looked.has(file) && !gone.has(file));
  if (!keepPlaces(edits, { root, source, others })) return undefined;
  return source.pages.flatMap(({ file }) => looked.get(file) ?? before.get(file) ?? []);
};

type Written = { output: OutputSeal; remembered: RememberedPage[]; source: SiteSource };

const rememberEdit = (
  options: BuildOptions,
  edit: SiteEdit,
  { output, remembered, source }: Written,
): void => {
  const { memory, signature, pages, files, hasWords, hasLock } = edit;
  const { facts, redirects } = source.config;
  const isTouched = hasWords || hasLock || pages.edited.size + pages.gone.size + files.edited.size > 0;
  const before = { facts: memory.facts, redirects: memory.redirects };
  if (!isTouched && JSON.stringify({ facts, redirects }) === JSON.stringify(before)) return;
  const now = memoryOf({ source, pages: remembered }, signature, { version: memory.version, output });
  whereWritable(() => {
    if (now && (!hasWords || keepWords(memoryFolder(options), options.root, now.words)))
      writeMemory(options, now);
  });
};

/** Whether a route is one of some pages. */
const isOf = (pages: PageFile[]) => {
  const ids = new Set(pages.map(({ document }) => document.id));
  return ({ pageId }: Route): boolean => ids.has(pageId);
};

type Writing = BuildOptions & { bundle: CodeBundle; remembered: RememberedPage[] };

/** Writes pages that were edited, or name edited words; where there are none, not even the code that renders is loaded. */
const writePagesAlone = async (
  { source, pages }: EditedSource,
  output: OutputFolder,
  { root, cache, bundle }: Writing,
): Promise<{ site: Site; state: BuildState }> => {
  output.keepRest();
  const shown = outlinedSite(source, source.pages);
  const site = prepareSite(await withVariants(shown, namedByPages(shown), { root, cache, output }));
  if (pages.length === 0) return { site, state: output.state };
  const renderer = createPageRenderer(site, await loadCode(bundle));
  const routes = [...site.manifest.byPath.values()].filter(isOf(pages));
  return { site, state: writeChangedPages(renderer, output, routes) };
};

/**
 * Writes a site where more than pages changed, such as its site map or the picture of a title; other pages are kept.
 */
const writeWithSite = async (
  { source, pages }: EditedSource,
  output: OutputFolder,
  options: Writing,
): Promise<{ site: Site; state: BuildState }> => {
  const { root, cache, bundle, remembered } = options;
  const assets = remembered.map((page) => page.assets);
  const shown = outlinedSite(source, source.pages);
  const site = prepareSite(await withVariants(shown, assets, { root, cache, output }));
  copyFiles(bundle, output, root);
  const renderer = createPageRenderer(site, await loadCode(bundle));
  writeStyles(renderer, output);
  const state = writeAmongKept(renderer, output, isOf(pages));
  await writeSite(site, output, options);
  return { site, state };
};

/**
 * Builds a site in which only some pages, words, facts and public files were edited since the last build, if each edit
 * concerns only its page or the pages that name what was edited: reads, checks, renders and writes these pages. Returns
 * undefined if more is concerned, or something is wrong: then everything must be looked at.
 */
export const buildEditedPages = async (options: BuildOptions): Promise<Site | undefined> => {
  const { out, progress = silent } = options;
  const edit = editSinceBuild(options);
  if (!edit) return undefined;
  const stage = progress.stage('read');
  const output = await openOutputFolder(out, sealFileOf(options));
  if (!isDeepStrictEqual(output.seal, edit.memory.output)) return undefined;
  const edited = await readEdited(options, edit);
  const remembered = edited && rememberEdited(edited, edit, options.root);
  if (!edited || !remembered) return undefined;
  const { pages, keys, source, hasMoved } = edited;
  if (!(await isRight(edited, edit, options.root))) return undefined;
  stage.end(`${pages.length} edited pages of ${source.pages.length}`);
  const concernsSite = hasMoved || touchesFiles(edit, remembered) || isDrawn(keys, source);
  const write = concernsSite ? writeWithSite : writePagesAlone;
  const { site, state } = await write(edited, output, { ...options, bundle: edit.bundle, remembered });
  const wrote = progress.stage('wrote');
  rememberEdit(options, edit, { output: output.finish(state), remembered, source });
  const { written, removed } = output.counts;
  wrote.end(`${written} files, removed ${removed}`);
  return site;
};
