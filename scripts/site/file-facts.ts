import { isUtf8 } from 'node:buffer';
import { access, constants, readFile, stat } from 'node:fs/promises';
import { isDrawingFile, isPictureFile } from '../../src/engine/core/picture-file.ts';
import type { Asset } from '../../src/engine/core/types.ts';
import { isDrawing, malformedLine } from './is-drawing.ts';
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

/** The facts of a file in the public folder. */
export type FileFacts = Omit<Asset, 'url'>;

/** Why a drawing shows no size: it cannot be read, or says none, where its first element begins. */
const withoutSize = (svg: string): Asset['fault'] => {
  const line = malformedLine(svg.replace(/^\uFEFF/, ''));
  if (line !== undefined) return { kind: 'malformed', line };
  const [before = ''] = svg.split(/<(?:[\w-]+:)?svg\b/, 1);
  return { kind: 'sizeless', line: before.split('\n').length };
};

/** Drawings are read as UTF-8, unless their first line names another encoding. */
const namesEncoding = /^<\?xml\b[^>]*\sencoding\s*=\s*["'](?!utf-?8["'])/i;

/** A letter of another encoding, of which browsers show nothing at all. */
const wrongLetter = (svg: string, content: Buffer): Asset['fault'] =>
  isUtf8(content) || namesEncoding.test(svg)
    ? undefined
    : { kind: 'misencoded', line: svg.slice(0, svg.indexOf('\uFFFD')).split('\n').length };

const drawing = async (file: string): Promise<FileFacts> => {
  const content = await readFile(file);
  const svg = content.toString('utf8');
  const embeds = /data:image\/(?!svg)/.test(svg) ? { embeds: true } : {};
  const size = svgSize(svg);
  const fault = svgFault(svg) ?? wrongLetter(svg, content) ?? (size ? undefined : withoutSize(svg));
  return {
    ...size,
    ...embeds,
    ...(titlePlace.test(svg) ? { titled: true } : {}),
    ...(fault && { fault }),
    bytes: content.length,
    format: 'svg',
  };
};

const photograph = async (file: string): Promise<FileFacts> => {
  const { default: sharp } = await import('sharp');
  const { width, height, format } = await sharp(file).metadata();
  return { width, height, format };
};

const bytesOf = async (file: string): Promise<FileFacts> => ({ bytes: (await stat(file)).size });

/** Looks into a file: pictures are read, of all others only the size is asked. Throws when nobody may read it. */
export const fileFacts = async (file: string): Promise<FileFacts> => {
  await access(file, constants.R_OK);
  if (isDrawingFile(file)) return drawing(file).catch(() => ({}));
  const picture = isPictureFile(file) ? photograph(file).catch(() => undefined) : undefined;
  return { ...(await bytesOf(file)), ...(await picture) };
};
