import { prepareSite, type Site } from '../../src/engine/core/site.ts';
import type { PageFile } from '../../src/engine/core/types.ts';
import { isCodeEdited } from '../cache/code-key.ts';
import { codeRoot } from '../cli/code-root.ts';
import { silent } from '../cli/progress.ts';
import { UsageError } from '../cli/usage-error.ts';
import { memoryFolder, memoryOf, sealFileOf, writeMemory } from '../edits/build-memory.ts';
import { keepWords } from '../edits/kept-words.ts';
import type { BuildState } from '../output/build-state.ts';
import { removeDrafts } from '../output/draft-files.ts';
import { explainDisk, whereWritable } from '../output/explain-disk.ts';
import { type OutputFolder, openOutputFolder } from '../output/output-folder.ts';
import { withOutputLock } from '../output/output-lock.ts';
import type { OutputSeal } from '../output/output-seal.ts';
import { sealPart } from '../output/part-seal.ts';
import { refuseOutput } from '../output/refuse-output.ts';
import { isOutput } from '../output/replace-files.ts';
import { routesOfPart, type Shard, shardKey } from '../output/shard.ts';
import { createReader } from '../site/file-reader.ts';
import { outlineOf } from '../site/page-outline.ts';
import { readPage } from '../site/site-files.ts';
import { type SiteSignature, siteSignature } from '../site/site-signature.ts';
import { type ThreadPool, withThreadPool } from '../threads/with-thread-pool.ts';
import { noteValid } from '../validate/known-valid.ts';
import { demandSite } from '../validate/read-files.ts';
import { buildEditedPages } from './build-edited-pages.ts';
import type { BuildOptions } from './build-options.ts';
import { bundleCode } from './code/bundle-code.ts';
import { makeWhenValid } from './make-when-valid.ts';
import { withVariants } from './pictures/make-pictures.ts';
import { EditedMeanwhile } from './refuse-edited.ts';
import { renderThreads } from './render/build-threads.ts';
import { renderInThreads } from './render/render-in-threads.ts';
import { createPageRenderer, loadCode, type PageRenderer } from './render/render-page.ts';
import { writePages, writeStyles } from './render/write-pages.ts';
import type { SiteToBuild } from './site-to-build.ts';
import { copyFiles, writeSite } from './write-site.ts';

type Built = { seal: OutputSeal; version: string };

const bundle = async ({ cache, progress = silent }: BuildOptions) => {
  const stage = progress.stage('bundled');
  const result = await bundleCode(cache);
  stage.end(result.fresh ? 'the code' : 'nothing: the code is as it was');
  return loadCode(result.bundle);
};

const rememberBuild = (
  { source, assets }: SiteToBuild,
  signature: SiteSignature,
  options: BuildOptions & Built,
) => {
  const { seal, version } = options;
  const pages = source.pages.map((page, index) => ({
    signature: signature.pages.get(page.file) ?? '',
    outline: outlineOf(page),
    assets: assets[index] ?? [],
  }));
  const memory = memoryOf({ source, pages }, signature, { version, output: seal });
  whereWritable(() => {
    if (memory && keepWords(memoryFolder(options), options.root, memory.words)) writeMemory(options, memory);
  });
};

/** Of a large site the pages are read again, one by one. */
function* wholePages({ source, next }: SiteToBuild, root: string): Generator<PageFile> {
  const { parse } = createReader(root);
  for (const page of source.pages) yield next ? readPage(page.file, source.config, parse) : page;
}

/** What tells a part of a build from those of others. */
const noteOfPart = (
  read: SiteToBuild,
  { shard, root, version }: BuildOptions & { version: string },
): Pick<BuildState, 'shard'> => {
  if (!shard) return {};
  const key = shardKey({ source: read.source, version, pages: wholePages(read, root) });
  return { shard: { ...shard, key } };
};

/** A build with the site that it was read from, and the threads that help it. */
type Building = BuildOptions & { read: SiteToBuild; pool: ThreadPool };

/** A part of a build is copied to be joined with others: its notes tell whether all of it came along unharmed. */
const withSeal = ({ pages, shard }: BuildState, output: OutputFolder): BuildState =>
  shard ? { pages, shard: sealPart(pages, shard, output.hashes()) } : { pages };

/** How many threads render a site in parts. */
const threadsOf = ({ read: { source, isChecked }, threads: asked }: Building): number =>
  renderThreads(source.pages.length, { asked, isChecked });

const renderRoutes = (
  renderer: PageRenderer,
  output: OutputFolder,
  options: Building,
): Promise<BuildState['pages']> | BuildState['pages'] => {
  const { shard, root, out, pool } = options;
  const { next } = options.read;
  return next
    ? renderInThreads(renderer, output, { root, out, shard, threads: threadsOf(options), pool, next })
    : writePages(renderer, output, routesOfPart(renderer.site.manifest, shard));
};

const writeRoutes = async (
  renderer: PageRenderer,
  output: OutputFolder,
  options: Building,
): Promise<BuildState> => {
  const { progress = silent, read } = options;
  const { version } = renderer.bundle;
  const stage = progress.stage('rendered');
  writeStyles(renderer, output);
  const pages = await renderRoutes(renderer, output, options);
  stage.end(`${Object.keys(pages).length} routes`);
  return { pages, ...noteOfPart(read, { ...options, version }) };
};

/** The values made for a page die soon: more room for them would cost memory and save no time. */
const ownThreads = { program: 'scripts/build/run-build.ts', youngMegabytes: 24 };

/** A site that was made as drafts, and all that is needed to put them in their places. */
type Drafted = { site: Site; read: SiteToBuild; output: OutputFolder; made: BuildState; version: string };

const draftSite = async (options: Building): Promise<Drafted> => {
  const { root, out, cache, read } = options;
  const output = await openOutputFolder(out, sealFileOf(options));
  const code = await bundle(options);
  const site = prepareSite(await withVariants(read.source, read.assets, { root, cache, output }));
  copyFiles(code.bundle, output, root);
  const made = await writeRoutes(createPageRenderer(site, code), output, options);
  await writeSite(site, output, options);
  return { site, read, output, made, version: code.bundle.version };
};

/** A part says what it was made from, or the parts of two states of the code would be merged. */
const editedPart = (out: string, { index, of }: Shard): string =>
  `The code was edited while this part was built. Build it again: npm run build -- --shard ${index}/${of} --out ${out}`;

const buildWith = async (pool: ThreadPool, options: BuildOptions): Promise<Site> => {
  const { root, shard, progress = silent } = options;
  const signature = siteSignature(root);
  const { site, read, output, made, version } = await makeWhenValid({ ...options, signature, pool }, (read) =>
    draftSite({ ...options, pool, read }),
  );
  const isStray = isCodeEdited(codeRoot);
  if (shard && isStray) throw new UsageError(editedPart(options.out, shard));
  const wrote = progress.stage('wrote');
  const seal = output.finish(isStray ? { pages: {} } : withSeal(made, output));
  if (!shard && !isStray) rememberBuild(read, signature, { ...options, seal, version });
  if (!isStray) noteValid({ ...options, signature }, read.source, site.next);
  const { written, kept, removed } = output.counts;
  wrote.end(`${written} files, kept ${kept}, removed ${removed}`);
  return site;
};

/** How often a build starts again because the site was edited meanwhile. */
const mostTries = 5;

const buildUnedited = async (options: BuildOptions, tries = 1): Promise<Site> => {
  try {
    return await withThreadPool(ownThreads, (pool) => buildWith(pool, options));
  } catch (error) {
    if (!(error instanceof EditedMeanwhile) || tries === mostTries) throw explainDisk(error, options.cache);
    removeDrafts(options.out);
    return buildUnedited(options, tries + 1);
  }
};

/**
 * Builds a site: read, check, bundle, resolve, render, write. Looks only at the pages that were edited when nothing
 * else was. Throws ContentErrors when the content has any.
 */
export const buildSite = async (options: BuildOptions): Promise<Site> => {
  await demandSite(options.root);
  refuseOutput(options.root, options.out);
  return withOutputLock(options.out, async () => {
    const isEdit = !options.shard && isOutput(options.out);
    return (isEdit ? await buildEditedPages(options) : undefined) ?? buildUnedited(options);
  });
};
