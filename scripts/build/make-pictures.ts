import path from 'node:path';
import type { Site } from '../../src/engine/core/site.ts';
import type { Asset, SiteSource } from '../../src/engine/core/types.ts';
import type { OutputFolder } from './output-folder.ts';
import { responsiveImages, usedAssets } from './responsive-images.ts';
import type { Shard } from './shard.ts';
import { shareImages } from './share-images.ts';
import { siteIcons } from './site-icons.ts';

export type PictureOptions = { root: string; cache: string; output: OutputFolder; shard?: Shard };

const variantFiles = ({ sources = [] }: Asset): string[] =>
  sources.flatMap(({ srcset }) => srcset.split(', ').map((part) => part.split(' ')[0]?.slice(1) ?? ''));

/** Makes the lighter variants of the photographs that documents name. Returns the source that knows them. */
export const withVariants = async (source: SiteSource, options: PictureOptions): Promise<SiteSource> => {
  const { root, cache, output } = options;
  const folders = { outDir: output.folder, cacheDir: cache };
  const assets = await responsiveImages(root, usedAssets(source), folders);
  for (const asset of Object.values(assets)) for (const file of variantFiles(asset)) output.keep(file);
  return { ...source, assets: { ...source.assets, ...assets } };
};

/** Makes the site's icons and the pictures of shared links. Returns how many were made and how many were there. */
export const makePictures = async (
  site: Site,
  options: PictureOptions,
): Promise<{ made: number; kept: number }> => {
  const { root, cache, output, shard } = options;
  const folders = {
    outDir: output.folder,
    cacheDir: cache,
    publicFolder: path.join(root, 'public'),
    ...(shard ? { shard } : {}),
  };
  const results = [await siteIcons(site, folders), await shareImages(site, folders)];
  for (const { files } of results) for (const file of files) output.keep(file);
  const sum = (key: 'made' | 'kept') => results.reduce((total, result) => total + result[key], 0);
  return { made: sum('made'), kept: sum('kept') };
};
