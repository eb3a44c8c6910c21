import path from 'node:path';
import { prepareSite, type Site } from '../../src/engine/core/site.ts';
import { type Progress, silent } from '../cli/progress.ts';
import { type LocatedProblem, validateSite } from '../validate/validate-site.ts';
import { bundleCode } from './bundle-code.ts';
import { makePictures, withVariants } from './make-pictures.ts';
import { copyFolder, type OutputFolder, openOutputFolder } from './output-folder.ts';
import { createPageRenderer, loadCode } from './render-page.ts';
import { robots, sitemap } from './sitemap.ts';
import { writePages } from './write-pages.ts';

export type BuildOptions = { root: string; out: string; cache: string; progress?: Progress };

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

const readAndCheck = async ({ root, progress = silent }: BuildOptions) => {
  const { files, problems } = await validateSite(root, { progress });
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
  const { root, cache, progress = silent } = options;
  const stage = progress.stage('pictures');
  const pictures = await makePictures(site, { root, cache, output });
  stage.end(`${pictures.made} made, ${pictures.kept} kept`);
  output.write('sitemap.xml', sitemap(site));
  output.write('robots.txt', robots(site));
};

/** Builds a site: read, check, bundle, resolve, render, write. Throws ContentErrors when the content has any. */
export const buildSite = async (options: BuildOptions): Promise<Site> => {
  const { root, out, cache, progress = silent } = options;
  const source = await readAndCheck(options);
  const output = await openOutputFolder(out);
  const code = await bundle(options);
  const site = prepareSite(await withVariants(source, { root, cache, output }));
  const stage = progress.stage('rendered');
  copyFolder(code.bundle.publicFolder, output);
  copyFolder(path.join(root, 'public'), output);
  const pages = writePages(createPageRenderer(site, code), output);
  stage.end(`${site.manifest.byPath.size} routes`);
  await writeSite(site, output, options);
  output.finish({ pages });
  const { written, kept, removed } = output.counts;
  progress.stage('wrote').end(`${written} files, kept ${kept}, removed ${removed}`);
  return site;
};
