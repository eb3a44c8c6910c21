import { isDeepStrictEqual } from 'node:util';
import type { Route } from '../../src/engine/core/routes.ts';
import { prepareSite, type Site } from '../../src/engine/core/site.ts';
import type { PageFile } from '../../src/engine/core/types.ts';
import { silent } from '../cli/progress.ts';
import { outlinedSite } from '../site/outlined-site.ts';
import { storedValidators } from '../site/stored-validators.ts';
import { areEditsRight } from '../validate/are-edits-right.ts';
import { heldBackKey, type RememberedPage, rememberPage, sealFileOf, writeMemory } from './build-memory.ts';
import type { BuildOptions } from './build-options.ts';
import type { BuildState } from './build-state.ts';
import type { CodeBundle } from './code-bundle.ts';
import { whereWritable } from './explain-disk.ts';
import { keepWords } from './kept-words.ts';
import { namedByPages, withVariants } from './make-pictures.ts';
import { type OutputFolder, openOutputFolder } from './output-folder.ts';
import type { OutputSeal } from './output-seal.ts';
import { createPageRenderer, loadCode } from './render-page.ts';
import { type EditedSource, editSince, readEdited, type SiteEdit } from './site-edit.ts';
import { stayInPages } from './stay-in-pages.ts';
import { writeChangedPages } from './write-pages.ts';

/** Whether the edited pages and words are right, and the site with them. Of the others nothing changed that was right. */
const isRight = async ({ source, pages, keys }: EditedSource): Promise<boolean> => {
  const { locales } = outlinedSite(source, pages, keys);
  const validators = await storedValidators(source.schemas);
  return areEditsRight({ ...source, locales }, { pages, words: keys.size > 0, validators });
};

type Remembered = Map<string, RememberedPage>;

/** What there is to remember of the pages that were looked at; undefined when a change concerns more than its page. */
const rememberEdited = (
  { source, pages }: EditedSource,
  { memory, signature }: SiteEdit,
  root: string,
): Remembered | undefined => {
  if (!pages.every(({ document }) => Array.isArray(document?.sections))) return undefined;
  const remembered: Remembered = new Map(
    pages.map((page) => [page.file, rememberPage(page, source, signature.pages.get(page.file) ?? '')]),
  );
  const edits = memory.pages.flatMap((before) => {
    const now = remembered.get(before.outline.file);
    return now ? [{ before, now }] : [];
  });
  const others = () => memory.pages.filter(({ outline }) => !remembered.has(outline.file));
  return stayInPages(edits, { root, source, others }) ? remembered : undefined;
};

const routesOf = ({ manifest }: Site, pages: PageFile[]): Route[] => {
  const ids = new Set(pages.map(({ document }) => document.id));
  return [...manifest.byPath.values()].filter(({ pageId }) => ids.has(pageId));
};

type Written = { output: OutputSeal; remembered: Remembered };

const rememberEdit = (options: BuildOptions, edit: SiteEdit, { output, remembered }: Written): void => {
  const { memory, signature, hasWords } = edit;
  if (remembered.size === 0 && !hasWords) return;
  const words = signature.words ?? '';
  const pages = memory.pages.map((page) => remembered.get(page.outline.file) ?? page);
  whereWritable(() => {
    if (!hasWords || keepWords(options, words)) writeMemory(options, { ...memory, words, output, pages });
  });
};

/** Writes pages that were edited, or name edited words; where there are none, not even the code that renders is loaded. */
const writeEdited = async (
  { source, pages }: EditedSource,
  output: OutputFolder,
  { root, cache, bundle }: BuildOptions & { bundle: CodeBundle },
): Promise<{ site: Site; state: BuildState }> => {
  const shown = outlinedSite(source, source.pages);
  const site = prepareSite(await withVariants(shown, namedByPages(shown), { root, cache, output }));
  if (pages.length === 0) return { site, state: output.state };
  const renderer = createPageRenderer(site, await loadCode(bundle));
  return { site, state: writeChangedPages(renderer, output, routesOf(site, pages)) };
};

/**
 * Builds a site of which only some pages and words were edited since the last build, and each edit concerns only its page
 * or the pages that name its words: reads, checks, renders and writes these pages. Undefined when it is not so, or when
 * something is wrong: then everything must be looked at.
 */
export const buildEditedPages = async (options: BuildOptions): Promise<Site | undefined> => {
  const { out, progress = silent } = options;
  const edit = await editSince(options);
  if (!edit) return undefined;
  const stage = progress.stage('read');
  const output = await openOutputFolder(out, sealFileOf(options));
  if (!isDeepStrictEqual(output.seal, edit.memory.output)) return undefined;
  const edited = await readEdited(options, edit);
  const remembered = edited && rememberEdited(edited, edit, options.root);
  if (!edited || !remembered || heldBackKey(edited.source) !== edit.memory.heldBack) return undefined;
  const { pages, keys, source } = edited;
  if (pages.length + keys.size > 0 && !(await isRight(edited))) return undefined;
  stage.end(`${pages.length} edited pages of ${source.pages.length}`);
  output.keepRest();
  const { site, state } = await writeEdited(edited, output, { ...options, bundle: edit.bundle });
  const wrote = progress.stage('wrote');
  rememberEdit(options, edit, { output: output.finish(state), remembered });
  const { written, removed } = output.counts;
  wrote.end(`${written} files, removed ${removed}`);
  return site;
};
