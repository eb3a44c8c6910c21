import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { onDemand } from '../../src/engine/core/memory/on-demand.ts';
import type { IconNode } from '../../src/engine/core/types.ts';
import { contentKey } from '../cache/file-cache.ts';
import { keepAlone, readKept } from '../cache/kept-json.ts';
import { codeRoot } from '../cli/code-root.ts';

type Icons = Record<string, IconNode[]>;

const drawing = /<(path|circle|rect|line|polyline|polygon|ellipse)\b([^>]*?)\/?>/g;
const attribute = /([\w-]+)="([^"]*)"/g;

/** The elements of an icon's SVG file of 24 × 24, as lucide publishes its own. */
const iconNodes = (svg: string): IconNode[] =>
  [...svg.matchAll(drawing)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [name, value])),
  ]);

const ownIcons = async (folder: string): Promise<Icons> => {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.svg'));
  const entries = files.map(async (file) => {
    return [path.basename(file, '.svg'), iconNodes(await readFile(path.join(folder, file), 'utf8'))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

/** Names that icons had before, such as home for house: lucide has a file for each, but lists their drawings once. */
const formerIcons = (folder: string, icons: Icons): Icons => {
  const names = readdirSync(folder).map((file) => path.basename(file, '.svg'));
  // Files this small are read faster one after the other.
  const read = (name: string) => readFileSync(path.join(folder, `${name}.svg`), 'utf8');
  const former = names.filter((name) => !Object.hasOwn(icons, name));
  return Object.fromEntries(former.map((name) => [name, iconNodes(read(name))]));
};

const keptFolder = path.join(codeRoot, '.cache/icons');

/** The kept icons of this version of the package, made by this very code. */
const keptFile = (folder: string): string => {
  const version = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const code = readFileSync(path.join(import.meta.dirname, 'read-icons.ts'), 'utf8');
  return path.join(keptFolder, `${contentKey(version, code)}.json`);
};

const readLucide = async (): Promise<Icons> => {
  const file = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  const folder = path.dirname(file);
  const target = keptFile(folder);
  const kept = readKept<Icons>(target);
  if (kept) return kept;
  const icons = JSON.parse(await readFile(file, 'utf8')) as Icons;
  const all = { ...icons, ...formerIcons(path.join(folder, 'icons'), icons) };
  keepAlone(target, JSON.stringify(all));
  return all;
};

/** Lucide's icons. They are a package's and stay the same as long as the command runs. */
const lucideIcons = onDemand(readLucide);

/** Every icon a document may name: lucide's, and the SVG files of public/icons, which win. */
export const readIcons = async (publicFolder: string): Promise<Icons> => {
  return { ...(await lucideIcons()), ...(await ownIcons(path.join(publicFolder, 'icons'))) };
};
