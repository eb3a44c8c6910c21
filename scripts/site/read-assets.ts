import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Asset } from '../../src/engine/core/types.ts';

const isPicture = (file: string) => /\.(svg|png|jpe?g|webp|avif|gif)$/.test(file);

const svgNumber = (svg: string, name: string) => {
  const value = new RegExp(`<svg[^>]*\\s${name}="([\\d.]+)(?:px)?"`).exec(svg)?.[1];
  return value === undefined ? undefined : Number(value);
};

/** The size an SVG says it has: width and height, else those of its view box. */
export const svgSize = (svg: string): { width: number; height: number } | undefined => {
  const [, , boxWidth, boxHeight] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const width = svgNumber(svg, 'width') ?? boxWidth;
  const height = svgNumber(svg, 'height') ?? boxHeight;
  return width && height ? { width, height } : undefined;
};

const pictureSize = async (file: string): Promise<{ width: number; height: number } | undefined> => {
  if (file.endsWith('.svg')) return svgSize(await readFile(file, 'utf8'));
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(file).metadata();
  return { width, height };
};

/** Every file of the public folder by the address documents use, pictures with their size. */
export const readAssets = async (publicFolder: string): Promise<Record<string, Asset>> => {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const assets = files.map(async (file): Promise<[string, Asset]> => {
    const url = `/${path.relative(publicFolder, file).split(path.sep).join('/')}`;
    const size = isPicture(file) ? await pictureSize(file).catch(() => undefined) : undefined;
    return [url, { url, ...size }];
  });
  return Object.fromEntries(await Promise.all(assets));
};
