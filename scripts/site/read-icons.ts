import { readdirSync, readFileSync } from 'node:fs';
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

/** Names that icons had before, such as home for house: lucide has a file for each, but lists their drawings once. */
const formerIcons = (folder: string, icons: Record<string, IconNode[]>): Record<string, IconNode[]> => {
  const names = readdirSync(folder).map((file) => path.basename(file, '.svg'));
  // Files this small are read faster one after the other.
  const read = (name: string) => readFileSync(path.join(folder, `${name}.svg`), 'utf8');
  const former = names.filter((name) => !Object.hasOwn(icons, name));
  return Object.fromEntries(former.map((name) => [name, iconNodes(read(name))]));
};

const readLucide = async (): Promise<Record<string, IconNode[]>> => {
  const file = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  const icons = JSON.parse(await readFile(file, 'utf8')) as Record<string, IconNode[]>;
  return { ...icons, ...formerIcons(path.join(path.dirname(file), 'icons'), icons) };
};

/** Lucide's icons. They are a package's and stay the same as long as the command runs. */
const lucideIcons = (): Promise<Record<string, IconNode[]>> => {
  kept ??= readLucide();
  return kept;
};

/** Every icon a document may name: lucide's, and the SVG files of public/icons, which win. */
export const readIcons = async (publicFolder: string): Promise<Record<string, IconNode[]>> => {
  return { ...(await lucideIcons()), ...(await ownIcons(path.join(publicFolder, 'icons'))) };
};
