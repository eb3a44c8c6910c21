import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Json, PageFile, SiteSource } from '../../src/engine/core/types.ts';
import type { LocaleDocument, PageDocument, SiteConfig } from '../../src/generated/types.ts';
import { readAssets } from './read-assets.ts';
import { readIcons } from './read-icons.ts';

/** A fault that keeps a file from being read at all: where its text stops being JSON. */
export type SyntaxFault = { file: string; offset: number; length: number; message: string };

/** A site as read from disk: its source, and the text of each file for messages that name a line. */
export type SiteFiles = {
  root: string;
  source: SiteSource;
  texts: Map<string, string>;
  faults: SyntaxFault[];
};

const codeRoot = path.resolve(import.meta.dirname, '../..');

const jsonFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();

const readSchemas = async (): Promise<Record<string, Json>> => {
  const folder = path.join(codeRoot, 'schemas');
  const files = await jsonFiles(folder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return Object.fromEntries(files.map((file, index) => [file, JSON.parse(texts[index] ?? '') as Json]));
};

/** Parses JSON; a fault is placed where reading stopped, and what could be read before it is kept. */
const parseJson = (file: string, text: string): { value: unknown; fault?: SyntaxFault } => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    const errors: ParseError[] = [];
    const value = parse(text, errors, { disallowComments: true }) as unknown;
    const [first] = errors;
    const { offset = 0, length = 1 } = first ?? {};
    const message = first ? printParseErrorCode(first.error) : 'InvalidJson';
    return { value, fault: { file, offset, length, message } };
  }
};

const collectionOf = (name: string, config: SiteConfig): { collection: string; slug: string } | undefined => {
  const [folder = '', file = '', ...deeper] = name.split('/');
  if (deeper.length > 0 || file === '' || !config?.collections?.[folder]) return undefined;
  return { collection: folder, slug: path.posix.basename(file, '.json') };
};

/** The year is a fact like any other, so that a page made in another year is another page. */
const withYear = (config: SiteConfig): SiteConfig => {
  const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  // What is of the wrong kind stays as it was written, so that the checks can say so.
  if (!isGroup(config) || !isGroup(config.facts ?? {})) return config;
  return { ...config, facts: { ...config.facts, year: String(new Date().getFullYear()) } };
};

/**
 * Reads a site's folder (site.config.json, pages, locales, public) and the code's schemas and icons.
 * The only reader of content. Files that are not JSON become faults; everything else is left to the checks.
 */
export const readSite = async (root: string): Promise<SiteFiles> => {
  const texts = new Map<string, string>();
  const faults: SyntaxFault[] = [];
  const read = async (file: string): Promise<unknown> => {
    const text = (await readFile(path.join(root, file), 'utf8')).replace(/^\uFEFF/, '');
    texts.set(file, text);
    const { value, fault } = parseJson(file, text);
    if (fault) faults.push(fault);
    return value;
  };
  const publicFolder = path.join(root, 'public');
  const [config, pageNames, localeNames, schemas, assets, icons] = await Promise.all([
    read('site.config.json') as Promise<SiteConfig>,
    jsonFiles(path.join(root, 'pages')),
    jsonFiles(path.join(root, 'locales')),
    readSchemas(),
    readAssets(publicFolder),
    readIcons(publicFolder),
  ]);
  const pages = await Promise.all(
    pageNames.map(async (name): Promise<PageFile> => {
      const document = (await read(`pages/${name}`)) as PageDocument;
      return { file: `pages/${name}`, document, ...collectionOf(name, config) };
    }),
  );
  const locales = await Promise.all(
    localeNames.map(async (name) => {
      return [path.basename(name, '.json'), (await read(`locales/${name}`)) as LocaleDocument] as const;
    }),
  );
  return {
    root,
    source: { config: withYear(config), pages, locales: Object.fromEntries(locales), schemas, assets, icons },
    texts,
    faults,
  };
};
