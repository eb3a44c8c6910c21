import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { IconNode } from '../../src/engine/core/types.ts';

const drawing = /<(path|circle|rect|line|polyline|polygon|ellipse)\b([^>]*?)\/?>/g;
const attribute = /([\w-]+)="([^"]*)"/g;

/** The elements of an icon's SVG file of 24 × 24, as lucide publishes its own. */
const iconNodes = (svg: string): IconNode[] =>
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

let kept: Promise<Record<string, IconNode[]>> | undefined;

/** Lucide's icons. They are a package's and stay the same as long as the command runs. */
const lucideIcons = (): Promise<Record<string, IconNode[]>> => {
  const file = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  kept ??= readFile(file, 'utf8').then((text) => JSON.parse(text) as Record<string, IconNode[]>);
  return kept;
};

/** Every icon a document may name: lucide's, and the SVG files of public/icons, which win. */
export const readIcons = async (publicFolder: string): Promise<Record<string, IconNode[]>> => {
  return { ...(await lucideIcons()), ...(await ownIcons(path.join(publicFolder, 'icons'))) };
};
