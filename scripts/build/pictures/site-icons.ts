import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { iconFiles } from '../../../src/engine/core/addresses/output-paths.ts';
import type { Site } from '../../../src/engine/core/site.ts';
import { contentKey } from '../../cache/file-cache.ts';
import { homeIcons } from '../../output/web-manifest.ts';
import { type MadeFiles, makeFiles, type StageOptions, type Work } from './make-files.ts';

/** Raise when the drawing changes: every icon is made anew. */
const drawing = '1';

type IconFile = { file: string; size: number; onWhite?: boolean };

const icons: IconFile[] = [
  { file: iconFiles.favicon, size: 32 },
  { file: iconFiles.touch, size: 180, onWhite: true },
  ...homeIcons,
];

/** An ICO file with one picture: a directory of 22 bytes, then the PNG as it is. */
const icoOf = (png: Uint8Array, size: number): Buffer => {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(size % 256, 6);
  directory.writeUInt8(size % 256, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
};

const drawIcon = async (svg: Buffer, { file, size, onWhite }: IconFile): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const { width = size, height = size } = await sharp(svg).metadata();
  const density = Math.min(2400, Math.max(72, (72 * size) / Math.min(width, height)));
  const drawn = sharp(svg, { density }).resize(size, size, { fit: 'contain', background: 'transparent' });
  const png = await (onWhite ? drawn.flatten({ background: 'white' }) : drawn)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return file.endsWith('.ico') ? icoOf(png, size) : png;
};

const iconWork = (svg: Buffer, icon: IconFile, folder: string): Work => {
  const key = contentKey(drawing, JSON.stringify(icon), svg);
  return {
    file: icon.file,
    cached: path.join(folder, key + path.extname(icon.file)),
    make: () => drawIcon(svg, icon),
  };
};

/** Makes the icons of browsers, bookmarks and home screens from the site's one icon. An unchanged icon costs one look at the cache. */
export const siteIcons = async (site: Site, options: StageOptions): Promise<MadeFiles> => {
  const { cache, publicFolder, place } = options;
  const { icon } = site.source.config;
  if (!icon) return makeFiles([], place);
  const folder = path.join(cache, 'icons');
  const svg = await readFile(path.join(publicFolder, icon));
  const works = icons.map((target) => iconWork(svg, target, folder));
  return makeFiles(works, place);
};
