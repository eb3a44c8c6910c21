import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { lockFile } from '../../src/engine/core/checks/context/translations.ts';
import type { Clock, Json, PageFile, SiteSource } from '../../src/engine/core/types.ts';
import type { LocaleDocument, PageDocument, SiteConfig } from '../../src/generated/types.ts';
import { UsageError } from '../cli/usage-error.ts';
import { listFiles } from './list-files.ts';
import { readAssets } from './read-assets.ts';
import { readIcons } from './read-icons.ts';
import { readMigrations } from './read-migrations.ts';
import { repeatsKeys } from './repeated-keys.ts';
import { withServiceEnvironment } from './service-environment.ts';
import { SiteTexts } from './site-texts.ts';

/** A fault that keeps a file from being read at all: where its text stops being JSON. */
export type SyntaxFault = { file: string; offset: number; length: number; message: string };

/** A site as read from disk: its source, and the text of each file for messages that name a line. */
export type SiteFiles = {
  root: string;
  source: SiteSource;
  texts: SiteTexts;
  faults: SyntaxFault[];
  /** The files in which a name stands twice. */
  repeating: string[];
};

const codeRoot = path.resolve(import.meta.dirname, '../..');

const jsonFiles = (folder: string): string[] =>
  listFiles(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

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

/** A schema that is not JSON is a fault of the site whose own it is: `readAsContent` notes it. */
const readSchemas = (readAsContent?: (file: string) => unknown): Record<string, Json> => {
  const folder = path.join(codeRoot, 'schemas');
  return Object.fromEntries(
    jsonFiles(folder)
      .filter((file) => !file.startsWith('migrations/'))
      .map((file) => {
        const { value, fault } = parseJson(`schemas/${file}`, readFileSync(path.join(folder, file), 'utf8'));
        if (fault && !readAsContent)
          throw new UsageError(`schemas/${file} is not valid JSON. Mend it first.`);
        if (fault) readAsContent?.(fault.file);
        return [file, value as Json];
      }),
  );
};

/** Which collection a file of `pages` is an entry of, and its slug. */
export const collectionOf = (
  name: string,
  config: SiteConfig,
): { collection: string; slug: string } | undefined => {
  const [folder = '', file = '', ...deeper] = name.split('/');
  if (deeper.length > 0 || file === '' || !config?.collections?.[folder]) return undefined;
  return { collection: folder, slug: path.posix.basename(file, '.json') };
};

const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The year is a fact like any other, so that a page made in another year is another page. */
const withYear = (config: SiteConfig, { now }: Clock): SiteConfig => {
  // What is of the wrong kind stays as it was written, so that the checks can say so.
  if (!isGroup(config) || !isGroup(config.facts ?? {})) return config;
  return { ...config, facts: { ...config.facts, year: String(new Date(now).getFullYear()) } };
};

/** What no file says: the year, and the services that the environment names. */
export const withSurroundings = (
  config: SiteConfig,
  { schemas, clock }: Pick<SiteSource, 'schemas' | 'clock'>,
): SiteConfig => {
  const dated = withYear(config, clock);
  // What is of the wrong kind stays as it was written here, too.
  return isGroup(config) && isGroup(config.services ?? {})
    ? withServiceEnvironment(dated, schemas['site.schema.json'], process.env)
    : dated;
};

/** The present moment, at which no draft is shown. */
export const present = (): Clock => ({ now: Date.now(), drafts: false });

/** What stands for files: what is known of a page whose file need not be read, and texts that are not saved yet. */
export type ReadOptions = {
  /** The moment for which the site is made; now when left out. */
  clock?: Clock;
  known?: (file: string) => PageFile | undefined;
  edited?: ReadonlyMap<string, string>;
};

/** Reads the files of a site one by one: tens of thousands of promises would cost more than the reading. */
const createReader = (root: string, edited: ReadOptions['edited']) => {
  const texts = new SiteTexts(root, edited);
  const faults: SyntaxFault[] = [];
  const repeating: string[] = [];
  const read = (file: string): unknown => {
    const text = texts.read(file);
    texts.note(file);
    const { value, fault } = parseJson(file, text);
    if (fault) faults.push(fault);
    else if (repeatsKeys(text, value)) repeating.push(file);
    return value;
  };
  return { read, texts, faults, repeating };
};

/**
 * Reads a site's folder (site.config.json, pages, locales, public) and the code's schemas and icons.
 * The only reader of content. Files that are not JSON become faults; everything else is left to the checks.
 */
export const readSite = async (
  root: string,
  { known, edited, clock = present() }: ReadOptions = {},
): Promise<SiteFiles> => {
  const { read, ...found } = createReader(root, edited);
  const publicFolder = path.join(root, 'public');
  const [assets, icons] = await Promise.all([readAssets(publicFolder), readIcons(publicFolder)]);
  const config = read('site.config.json') as SiteConfig;
  const pages = jsonFiles(path.join(root, 'pages')).map((name): PageFile => {
    const file = `pages/${name}`;
    const page = known?.(file);
    return page ?? { file, document: read(file) as PageDocument, ...collectionOf(name, config) };
  });
  const locales = Object.fromEntries(
    jsonFiles(path.join(root, 'locales')).map((name) => [
      path.basename(name, '.json'),
      read(`locales/${name}`) as LocaleDocument,
    ]),
  );
  const lock = existsSync(path.join(root, lockFile)) ? { lock: read(lockFile) as Json } : {};
  const isOwn = path.resolve(root) === codeRoot;
  const schemas = readSchemas(isOwn ? read : undefined);
  const source = {
    clock,
    config: withSurroundings(config, { schemas, clock }),
    pages,
    locales,
    schemas,
    assets,
    icons,
    migrations: readMigrations(codeRoot, isOwn ? read : undefined),
    ...lock,
  };
  return { root, source, ...found };
};
