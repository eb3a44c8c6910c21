import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { IconNode } from '../../src/engine/core/types.ts';

const drawing = /<(path|circle|rect|line|polyline|polygon|ellipse)\b([^>]*?)\/?>/g;
const attribute = /([\w-]+)="([^"]*)"/g;

/** The elements of an icon's SVG file of 24 × 24, as lucide publishes its own. */
export const iconNodes = (svg: string): IconNode[] =>
  [...svg.matchAll(drawing)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [name, value])),
  ]);

const ownIcons = async (folder: string): Promise<Record<string, IconNode[]>> => {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.svg'));
  const entries = files.map(async (file) => {
    return [path.basename(file, '.svg'), iconNodes(await readFile(path.join(folder, file), 'utf8'))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

/** Every icon a document may name: lucide's, and the SVG files of public/icons, which win. */
export const readIcons = async (publicFolder: string): Promise<Record<string, IconNode[]>> => {
  const file = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  const lucide = JSON.parse(await readFile(file, 'utf8')) as Record<string, IconNode[]>;
  return { ...lucide, ...(await ownIcons(path.join(publicFolder, 'icons'))) };
};
