import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isDrawingFile, isPictureFile } from '../../src/engine/core/picture-file.ts';
import type { Asset } from '../../src/engine/core/types.ts';
import { isDrawing } from './is-drawing.ts';
import { svgFault } from './svg-fault.ts';
import { titlePlace } from './title-place.ts';

const svgNumber = (svg: string, name: string) => {
  const value = new RegExp(`<svg[^>]*\\s${name}="([\\d.]+)(?:px)?"`).exec(svg)?.[1];
  return value === undefined ? undefined : Number(value);
};

/** The size an SVG says it has: width and height, else those of its view box. */
const svgSize = (svg: string): { width: number; height: number } | undefined => {
  if (!isDrawing(svg)) return undefined;
  const [, , boxWidth, boxHeight] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const width = svgNumber(svg, 'width') ?? boxWidth;
  const height = svgNumber(svg, 'height') ?? boxHeight;
  return width && height ? { width, height } : undefined;
};

type FileFacts = Omit<Asset, 'url'>;

const drawing = async (file: string): Promise<FileFacts> => {
  const svg = await readFile(file, 'utf8');
  const embeds = /data:image\/(?!svg)/.test(svg) ? { embeds: true } : {};
  const fault = svgFault(svg);
  return {
    ...svgSize(svg),
    ...embeds,
    ...(titlePlace.test(svg) ? { titled: true } : {}),
    ...(fault && { fault }),
    bytes: Buffer.byteLength(svg),
    format: 'svg',
  };
};

const photograph = async (file: string): Promise<FileFacts> => {
  const { default: sharp } = await import('sharp');
  const { width, height, format } = await sharp(file).metadata();
  return { width, height, format };
};

const bytesOf = async (file: string): Promise<FileFacts> => ({ bytes: (await stat(file)).size });

const factsOf = async (file: string): Promise<FileFacts> => {
  if (isDrawingFile(file)) return drawing(file).catch(() => ({}));
  const picture = isPictureFile(file) ? photograph(file).catch(() => undefined) : undefined;
  return { ...(await bytesOf(file)), ...(await picture) };
};

/** Every file of the public folder by the address documents use, with its size; pictures with their pixels. */
export const readAssets = async (publicFolder: string): Promise<Record<string, Asset>> => {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const assets = files.map(async (file): Promise<[string, Asset]> => {
    const url = `/${path.relative(publicFolder, file).split(path.sep).join('/')}`;
    return [url, { url, ...(await factsOf(file)) }];
  });
  return Object.fromEntries(await Promise.all(assets));
};
