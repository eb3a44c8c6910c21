import path from 'node:path';
import { madeFiles, servedFile } from '../../src/engine/core/addresses/output-paths.ts';
import type { Site } from '../../src/engine/core/site.ts';
import { silent } from '../cli/progress.ts';
import { copyFolder, type OutputFolder } from '../output/output-folder.ts';
import { redirectFiles } from '../output/redirect-files.ts';
import { servedText } from '../output/served-site.ts';
import { robots, sitemap } from '../output/sitemap.ts';
import { webManifest } from '../output/web-manifest.ts';
import type { BuildOptions } from './build-options.ts';
import type { CodeBundle } from './code/code-bundle.ts';
import { makePictures } from './pictures/make-pictures.ts';

/** Copies the files that exist before a page is rendered: the code for visitors and the public folder. */
export const copyFiles = (bundle: CodeBundle, output: OutputFolder, root: string): void => {
  copyFolder(bundle.publicFolder, output);
  copyFolder(path.join(root, 'public'), output);
};

/** Writes the files of a site as a whole: its pictures, its site map, its redirects and the data for servers. */
export const writeSite = async (site: Site, output: OutputFolder, options: BuildOptions): Promise<void> => {
  const { root, cache, shard, progress = silent } = options;
  const stage = progress.stage('pictures');
  const pictures = await makePictures(site, { root, cache, output, ...(shard ? { shard } : {}) });
  stage.end(`${pictures.made} made, ${pictures.kept} kept`);
  output.write(madeFiles.manifest, webManifest(site));
  output.write(madeFiles.siteMap, sitemap(site));
  output.write(madeFiles.robots, robots(site));
  output.write(servedFile, servedText(site));
  for (const { file, text } of redirectFiles(site.manifest)) output.write(file, text);
};
