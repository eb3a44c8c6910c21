import path from 'node:path';
import type { Route } from '../../src/engine/core/routes.ts';
import { prepareSite, type Site } from '../../src/engine/core/site.ts';
import type { Clock, SiteSource } from '../../src/engine/core/types.ts';
import { type Progress, silent } from '../cli/progress.ts';
import { type SiteSignature, siteSignature } from '../site/site-signature.ts';
import { type LocatedProblem, validateSite } from '../validate/validate-site.ts';
import { memoryOf, outputKey, writeMemory } from './build-memory.ts';
import type { BuildState } from './build-state.ts';
import { bundleCode } from './bundle-code.ts';
import { buildEditedPages } from './edited-pages.ts';
import { makePictures, withVariants } from './make-pictures.ts';
import { copyFolder, type OutputFolder, openOutputFolder } from './output-folder.ts';
import { withOutputLock } from './output-lock.ts';
import { redirectFiles } from './redirect-files.ts';
import { createPageRenderer, loadCode } from './render-page.ts';
import { type Shard, shardKey, shardOf } from './shard.ts';
import { robots, sitemap } from './sitemap.ts';
import { writePages } from './write-pages.ts';

type Built = { output: OutputFolder; state: BuildState; version: string };

export type BuildOptions = {
  root: string;
  out: string;
  cache: string;
  /** The moment for which the site is built; now when left out. */
  clock?: Clock;
  progress?: Progress;
  shard?: Shard;
};

/** Content with errors is not built: the output stays as it was. */
export class ContentErrors extends Error {
  readonly problems: LocatedProblem[];
  readonly texts: Map<string, string>;

  constructor(problems: LocatedProblem[], texts: Map<string, string>) {
    super('The content has errors; nothing was built.');
    this.problems = problems;
    this.texts = texts;
  }
}

const readAndCheck = async ({ root, clock, progress = silent }: BuildOptions) => {
  const { files, problems } = await validateSite(root, {
    progress,
    errorsOnly: true,
    ...(clock ? { clock } : {}),
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentErrors(errors, files.texts);
  return files.source;
};

const bundle = async ({ cache, progress = silent }: BuildOptions) => {
  const stage = progress.stage('bundled');
  const result = await bundleCode(cache);
  stage.end(result.fresh ? 'the code' : 'nothing: the code is as it was');
  return loadCode(result.bundle);
};

const writeSite = async (site: Site, output: OutputFolder, options: BuildOptions): Promise<void> => {
  const { root, cache, shard, progress = silent } = options;
  const stage = progress.stage('pictures');
  const pictures = await makePictures(site, { root, cache, output, ...(shard ? { shard } : {}) });
  stage.end(`${pictures.made} made, ${pictures.kept} kept`);
  output.write('sitemap.xml', sitemap(site));
  output.write('robots.txt', robots(site));
  for (const { file, text } of redirectFiles(site.manifest)) output.write(file, text);
};

const rememberBuild = (source: SiteSource, signature: SiteSignature, options: BuildOptions & Built) => {
  const { output, state, version } = options;
  const memory = memoryOf(source, signature, { version, output: outputKey(output.files(), state) });
  if (memory) writeMemory(options, memory);
};

const routesOf = ({ manifest }: Site, shard: Shard | undefined): Route[] =>
  shard ? shardOf(manifest.byPath.values(), shard) : [...manifest.byPath.values()];

const buildAll = async (options: BuildOptions): Promise<Site> => {
  const { root, out, cache, shard, progress = silent } = options;
  const signature = siteSignature(root);
  const source = await readAndCheck(options);
  const output = await openOutputFolder(out);
  const code = await bundle(options);
  const site = prepareSite(await withVariants(source, { root, cache, output }));
  const stage = progress.stage('rendered');
  copyFolder(code.bundle.publicFolder, output);
  copyFolder(path.join(root, 'public'), output);
  const routes = routesOf(site, shard);
  const pages = writePages(createPageRenderer(site, code), output, routes);
  stage.end(`${routes.length} routes`);
  await writeSite(site, output, options);
  const { version } = code.bundle;
  const state = { pages, ...(shard ? { shard: { ...shard, key: shardKey(source, version) } } : {}) };
  output.finish(state);
  if (!shard) rememberBuild(source, signature, { ...options, output, state, version });
  const { written, kept, removed } = output.counts;
  progress.stage('wrote').end(`${written} files, kept ${kept}, removed ${removed}`);
  return site;
};

/**
 * Builds a site: read, check, bundle, resolve, render, write. Looks only at the pages that were edited when nothing
 * else was. Throws ContentErrors when the content has any.
 */
export const buildSite = (options: BuildOptions): Promise<Site> =>
  withOutputLock(
    options.out,
    async () => (options.shard ? undefined : await buildEditedPages(options)) ?? buildAll(options),
  );
