import path from 'node:path';
import type { Site } from '../../../src/engine/core/site.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { removeAbandoned } from '../../locks/temporary-name.ts';
import type { OutputFolder } from '../../output/output-folder.ts';
import type { Shard } from '../../output/shard.ts';
import { namedAssets } from '../../site/named-assets.ts';
import { responsiveImages } from './responsive-images.ts';
import { shareImages } from './share-images.ts';
import { siteIcons } from './site-icons.ts';

/** Where pictures are read, kept and written; a part of a build makes only its own. */
type PictureOptions = { root: string; cache: string; output: OutputFolder; shard?: Shard };

const stageOf = ({ root, cache, output, shard }: PictureOptions) => ({
  cache,
  publicFolder: path.join(root, 'public'),
  place: output.copy,
  ...(shard ? { shard } : {}),
});

/** The files of the public folder that each page names. */
export const namedByPages = (source: SiteSource): string[][] =>
  source.pages.map(({ document }) => namedAssets(document, source));

/**
 * Makes the lighter variants of the photographs that the configuration or a page names; `ofPages` are the files of the
 * public folder that pages name. Returns the source that knows the variants.
 */
export const withVariants = async (
  source: SiteSource,
  ofPages: string[][],
  options: PictureOptions,
): Promise<SiteSource> => {
  const named = new Set([...namedAssets(source.config, source), ...ofPages.flat()]);
  const used = Object.entries(source.assets).filter(([name]) => named.has(name));
  const assets = await responsiveImages(Object.fromEntries(used), stageOf(options));
  return { ...source, assets: { ...source.assets, ...assets } };
};

/** The folders of the cache for drawn pictures. */
const pictureFolders = ['images', 'icons', 'share', 'fonts'];

/** Makes the site's icons and the pictures of shared links. Returns how many were made and how many were there. */
export const makePictures = async (
  site: Site,
  options: PictureOptions,
): Promise<{ made: number; kept: number }> => {
  for (const folder of pictureFolders) removeAbandoned(path.join(options.cache, folder));
  const stage = stageOf(options);
  const results = [await siteIcons(site, stage), await shareImages(site, stage)];
  const sum = (key: 'made' | 'kept') => results.reduce((total, result) => total + result[key], 0);
  return { made: sum('made'), kept: sum('kept') };
};
