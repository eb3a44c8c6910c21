import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Asset } from '../../../src/engine/core/types.ts';
import type { ImageSource } from '../../../src/generated/types.ts';
import { cachedFile, contentKey } from '../../cache/file-cache.ts';
import { inParallel } from './in-parallel.ts';
import type { StageOptions } from './make-files.ts';

type Assets = Record<string, Asset>;
type Picture = { name: string; original: Buffer; key: string; width: number };
type Variant = { file: string; cached: string; width: number };

const steps = [480, 960, 1440];

const formats = [
  { format: 'avif', quality: 55 },
  { format: 'webp', quality: 78 },
] as const;

type Format = (typeof formats)[number];

const isRaster = (url: string) => /\.(png|jpe?g|webp)$/i.test(url);

const plainName = (url: string) => path.parse(url).name.replace(/[^\w-]+/g, '-');

/** The widths a picture is offered in: the steps below its own width, then its own. It is never enlarged. */
const widthsOf = (native: number): number[] => [...steps.filter((step) => step < native), native];

const encoded = async (original: Buffer, width: number, { format, quality }: Format): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(original)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    [format]({ quality, effort: 4 })
    .toBuffer();
};

const makeVariant = async (
  picture: Picture,
  [format, width]: [Format, number],
  cache: string,
): Promise<Variant> => {
  const { name, original, key } = picture;
  const hash = contentKey(key, JSON.stringify({ ...format, width })).slice(0, 10);
  const file = `${name}-${width}.${hash}.${format.format}`;
  const cached = path.join(cache, 'images', file);
  await cachedFile(cached, () => encoded(original, width, format));
  return { file, cached, width };
};

const sourceOf = async (
  picture: Picture,
  format: Format,
  { place, cache }: StageOptions,
): Promise<ImageSource[]> => {
  const variants: Variant[] = [];
  for (const width of widthsOf(picture.width))
    variants.push(await makeVariant(picture, [format, width], cache));
  const largest = await stat(variants.at(-1)?.cached ?? '');
  if (largest.size >= picture.original.length) return [];
  for (const { file, cached } of variants) await place(cached, `assets/${file}`);
  return [
    {
      type: `image/${format.format}`,
      srcset: variants.map(({ file, width }) => `/assets/${file} ${width}w`).join(', '),
    },
  ];
};

const orientedWidth = async (original: Buffer): Promise<number | undefined> => {
  const { default: sharp } = await import('sharp');
  const { autoOrient, pages = 1 } = await sharp(original).metadata();
  return pages > 1 ? undefined : autoOrient.width;
};

const withSources = async (name: string, asset: Asset, options: StageOptions): Promise<Asset> => {
  const original = await readFile(path.join(options.publicFolder, name));
  const width = await orientedWidth(original);
  if (!width) return asset;
  const picture = { name: plainName(name), original, key: contentKey(original), width };
  const sources: ImageSource[] = [];
  for (const format of formats) sources.push(...(await sourceOf(picture, format, options)));
  return sources.length > 0 ? { ...asset, sources } : asset;
};

/**
 * Makes lighter variants of photographs, AVIF and WebP in several widths, and returns the assets with their sources.
 * A format that does not beat the original is left out; animations stay as they are.
 */
export const responsiveImages = async (assets: Assets, options: StageOptions): Promise<Assets> => {
  const work = async ([name, asset]: [string, Asset]): Promise<[string, Asset]> => [
    name,
    isRaster(name) ? await withSources(name, asset, options) : asset,
  ];
  return Object.fromEntries(await inParallel(Object.entries(assets), work));
};
