import { isDeepStrictEqual } from 'node:util';
import type { Route } from '../../src/engine/core/routes.ts';
import { prepareSite, type Site } from '../../src/engine/core/site.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { silent } from '../cli/progress.ts';
import { outlinedSite } from '../site/outlined-site.ts';
import { readSite } from '../site/site-files.ts';
import { type SiteSignature, siteSignature } from '../site/site-signature.ts';
import { storedValidators } from '../site/stored-validators.ts';
import { areEditsRight } from '../validate/are-edits-right.ts';
import {
  type BuildMemory,
  configKey,
  heldBackKey,
  outputKey,
  type RememberedPage,
  readMemory,
  rememberPage,
  writeMemory,
} from './build-memory.ts';
import type { BuildOptions } from './build-options.ts';
import type { BuildState } from './build-state.ts';
import { bundleCode } from './bundle-code.ts';
import type { CodeBundle } from './code-bundle.ts';
import { namedByPages, withVariants } from './make-pictures.ts';
import { type OutputFolder, openOutputFolder } from './output-folder.ts';
import { createPageRenderer, loadCode } from './render-page.ts';
import { writeChangedPages } from './write-pages.ts';

/** A build that only has to look at some pages: what it remembers, and the files that are not as they were. */
type Edit = Known & { signature: SiteSignature; changed: Set<string> };

type Known = { memory: BuildMemory; bundle: CodeBundle };

const editSince = ({ root }: BuildOptions, known: Known): Edit | undefined => {
  const { memory } = known;
  const signature = siteSignature(root);
  if (signature.rest !== memory.rest || signature.pages.size !== memory.pages.length) return undefined;
  const changed = new Set<string>();
  for (const { signature: before, outline } of memory.pages) {
    const now = signature.pages.get(outline.file);
    if (now === undefined) return undefined;
    if (now === '' || now !== before) changed.add(outline.file);
  }
  return { ...known, signature, changed };
};

const readEdited = async (
  { root, clock }: BuildOptions,
  { memory, changed }: Edit,
): Promise<SiteSource | undefined> => {
  const outlines = new Map(memory.pages.map(({ outline }) => [outline.file, outline]));
  const known = (file: string) => (changed.has(file) ? undefined : outlines.get(file));
  const { source, faults, repeating } = await readSite(root, { known, ...(clock ? { clock } : {}) });
  const isSound = faults.length + repeating.length === 0;
  return isSound && configKey(source) === memory.config ? outlinedSite(source, source.pages) : undefined;
};

/** Whether an edit stays inside its page: nothing that another page or the site's other files are made from changed. */
const concernsItself = (page: RememberedPage, before: RememberedPage): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(page.outline)), before.outline) &&
  isDeepStrictEqual(page.assets, before.assets);

/** Whether the edited pages are right, and the site with them. Of the others nothing changed that was right before. */
const isRight = async (source: SiteSource, { changed }: Edit): Promise<boolean> => {
  const pages = source.pages.filter(({ file }) => changed.has(file));
  return areEditsRight(source, {
    pages,
    words: false,
    validators: await storedValidators(source.schemas),
  });
};

type Remembered = Map<string, RememberedPage>;

/** What there is to remember of the pages that changed; undefined when a change concerns more than its page. */
const rememberEdited = (source: SiteSource, { memory, signature, changed }: Edit): Remembered | undefined => {
  const before = new Map(memory.pages.map((page) => [page.outline.file, page]));
  const pages: Remembered = new Map();
  for (const page of source.pages.filter(({ file }) => changed.has(file))) {
    const old = before.get(page.file);
    if (!Array.isArray(page.document?.sections) || !old) return undefined;
    const now = rememberPage(page, source, signature.pages.get(page.file) ?? '');
    if (!concernsItself(now, old)) return undefined;
    pages.set(page.file, now);
  }
  return pages;
};

const routesOf = ({ source, manifest }: Site, changed: Set<string>): Route[] => {
  const edited = source.pages.filter(({ file }) => changed.has(file));
  const ids = new Set(edited.map(({ document }) => document.id));
  return [...manifest.byPath.values()].filter(({ pageId }) => ids.has(pageId));
};

/** Writes the edited pages; when no file was touched, not even the code that renders is loaded. */
const writeEdited = async (
  site: Site,
  output: OutputFolder,
  { bundle, changed }: Edit,
): Promise<BuildState> => {
  if (changed.size === 0) return output.state;
  const renderer = createPageRenderer(site, await loadCode(bundle));
  return writeChangedPages(renderer, output, routesOf(site, changed));
};

const isWhole = ({ outline }: PageFile) => outline !== true;

type Written = { output: string; remembered: Remembered };

const rememberEdit = (options: BuildOptions, edit: Edit, { output, remembered }: Written): void => {
  if (edit.changed.size === 0) return;
  const pages = edit.memory.pages.map((page) => remembered.get(page.outline.file) ?? page);
  writeMemory(options, { ...edit.memory, output, pages });
};

const openEdited = async (options: BuildOptions): Promise<Edit | undefined> => {
  const memory = readMemory(options);
  if (!memory) return undefined;
  const { bundle } = await bundleCode(options.cache);
  return memory.version === bundle.version ? editSince(options, { memory, bundle }) : undefined;
};

/**
 * Builds a site of which only some pages were edited since the last build, and each edit concerns its page alone:
 * reads, checks, renders and writes these pages. Undefined when it is not so, or when something is wrong: then
 * everything must be looked at.
 */
export const buildEditedPages = async (options: BuildOptions): Promise<Site | undefined> => {
  const { root, out, cache, progress = silent } = options;
  const edit = await openEdited(options);
  if (!edit) return undefined;
  const stage = progress.stage('read');
  const output = await openOutputFolder(out);
  if (outputKey(output.files(), output.state) !== edit.memory.output) return undefined;
  const source = await readEdited(options, edit);
  const remembered = source && rememberEdited(source, edit);
  if (!source || !remembered || heldBackKey(source) !== edit.memory.heldBack) return undefined;
  if (edit.changed.size > 0 && !(await isRight(source, edit))) return undefined;
  stage.end(`${source.pages.filter(isWhole).length} edited pages of ${source.pages.length}`);
  output.keepRest();
  const site = prepareSite(await withVariants(source, namedByPages(source), { root, cache, output }));
  const state = await writeEdited(site, output, edit);
  output.finish(state);
  rememberEdit(options, edit, { output: outputKey(output.files(), state), remembered });
  const { written, removed } = output.counts;
  progress.stage('wrote').end(`${written} files, removed ${removed}`);
  return site;
};
