import path from 'node:path';
import { prepareSite, type Site } from '../../src/engine/core/site.ts';
import { readSite } from '../site/site-files.ts';
import { bundleCode } from './bundle-code.ts';
import { copyFolder, openOutputFolder } from './output-folder.ts';
import { createPageRenderer, loadCode } from './render-page.ts';
import { robots, sitemap } from './sitemap.ts';
import { writePages } from './write-pages.ts';

export type BuildOptions = { root: string; out: string; cache: string };

/** Builds a site: read, bundle, render, write. Only what changed is rendered and written. */
export const buildSite = async ({ root, out, cache }: BuildOptions): Promise<Site> => {
  const [files, { bundle }] = await Promise.all([readSite(root), bundleCode(cache)]);
  const site = prepareSite(files.source);
  const renderer = createPageRenderer(site, await loadCode(bundle));
  const output = await openOutputFolder(out);
  await copyFolder(bundle.publicFolder, output);
  await copyFolder(path.join(root, 'public'), output);
  const pages = await writePages(renderer, output);
  await output.write('sitemap.xml', sitemap(site));
  await output.write('robots.txt', robots(site));
  await output.finish({ pages });
  return site;
};
