import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareSite, type Site } from '../../src/engine/core/site.ts';
import type { PageData } from '../../src/engine/core/types.ts';
import { readSite } from '../site/site-files.ts';
import { bundleCode, type CodeBundle } from './bundle-code.ts';
import { copyFolder, openOutputFolder } from './output-folder.ts';
import { robots, sitemap } from './sitemap.ts';
import { writePages } from './write-pages.ts';

export type BuildOptions = { root: string; out: string; cache: string };

type Renderer = (data: PageData) => string;

const loadRenderer = async ({ server }: CodeBundle): Promise<Renderer> => {
  const module = (await import(pathToFileURL(server).href)) as { createRenderer: () => Promise<Renderer> };
  return module.createRenderer();
};

/** Builds a site: read, bundle, render, write. Only what changed is rendered and written. */
export const buildSite = async ({ root, out, cache }: BuildOptions): Promise<Site> => {
  const [files, { bundle }] = await Promise.all([readSite(root), bundleCode(cache)]);
  const site = prepareSite(files.source);
  const render = await loadRenderer(bundle);
  const output = await openOutputFolder(out);
  await copyFolder(bundle.publicFolder, output);
  await copyFolder(path.join(root, 'public'), output);
  const pages = await writePages({ site, bundle, render }, output);
  await output.write('sitemap.xml', sitemap(site));
  await output.write('robots.txt', robots(site));
  await output.finish({ pages });
  return site;
};
