import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configFile, lockFile } from '../../src/engine/core/file-names.ts';
import { isObject } from '../../src/engine/core/json/json-value.ts';
import { yearOf } from '../../src/engine/core/publication/year-of.ts';
import type { Clock, Json, PageFile, Schemas, SiteSource } from '../../src/engine/core/types.ts';
import { yearFact } from '../../src/engine/core/words/facts.ts';
import type { LocaleDocument, PageDocument, SiteConfig } from '../../src/generated/types.ts';
import { codeRoot } from '../cli/code-root.ts';
import { filesBelow, listFiles } from '../cli/list-files.ts';
import { createReader, type FileReader, parseJson, type Recall, type SeenTexts } from './file-reader.ts';
import { readAssets } from './read-assets.ts';
import { readIcons } from './read-icons.ts';
import { readSectionMigrations } from './read-section-migrations.ts';
import { repeatsKeys } from './repeats-keys.ts';
import { type SiteTexts, withoutByteOrderMark } from './site-texts.ts';
import { UnreadableSchema } from './unreadable-schema.ts';
import { withServiceEnvironment } from './with-service-environment.ts';

/** A site as read from disk: its source, and the text of each file for messages that name a line. */
export type SiteFiles = {
  root: string;
  source: SiteSource;
  texts: SiteTexts;
} & SeenTexts;

/** Where the schemas lie that every site is measured by. */
export const schemaFolder: string = path.join(codeRoot, 'schemas');

const jsonFiles = (folder: string): string[] =>
  listFiles(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

/**
 * Reads the schemas that every site is measured by. One that is not JSON, has a name twice or begins with a byte order
 * mark is a fault of the site whose own it is: `readAsContent` notes it.
 */
export const readSchemas = (readAsContent?: (file: string) => unknown): Schemas =>
  Object.fromEntries(
    jsonFiles(schemaFolder)
      .filter((file) => !file.startsWith('migrations/'))
      .map((file) => {
        const written = readFileSync(path.join(schemaFolder, file), 'utf8');
        const text = withoutByteOrderMark(written);
        const { value, fault } = parseJson(`schemas/${file}`, text);
        if (fault && !readAsContent) throw new UnreadableSchema(`schemas/${file}`, text, fault);
        if (fault || text !== written || (readAsContent && repeatsKeys(text, value)))
          readAsContent?.(`schemas/${file}`);
        return [file, value as Json];
      }),
  );

/** Which collection a file of `pages` is an entry of, and its slug. */
export const collectionOf = (
  name: string,
  config: SiteConfig,
): { collection: string; slug: string } | undefined => {
  const [folder = '', file = '', ...deeper] = name.split('/');
  if (deeper.length > 0 || file === '' || !config?.collections?.[folder]) return undefined;
  return { collection: folder, slug: path.posix.basename(file, '.json') };
};

/** The year is a fact like any other, so that a page made in another year is another page. */
const withYear = (config: SiteConfig, clock: Clock): SiteConfig => {
  // A value of the wrong kind stays as it was written, so that the checks can report it.
  if (!isObject(config) || !isObject(config.facts === undefined ? {} : config.facts)) return config;
  return { ...config, facts: { ...config.facts, [yearFact]: String(yearOf(clock)) } };
};

/** Adds what is in no file: the year, and the services that the environment names. */
const withSurroundings = (
  config: SiteConfig,
  { schemas, clock }: Pick<SiteSource, 'schemas' | 'clock'>,
): Pick<SiteSource, 'config' | 'variables'> => {
  const dated = withYear(config, clock);
  // A value of the wrong kind stays as it was written here, too.
  return isObject(config) && isObject(config.services ?? {})
    ? withServiceEnvironment(dated, schemas['site.schema.json'], process.env)
    : { config: dated };
};

/** The present moment, at which no draft is shown. */
export const present = (): Clock => ({ now: Date.now(), drafts: false });

/**
 * Substitutes for files: known pages whose files need not be read, since nothing else has changed either, and texts
 * that are not saved yet.
 */
type ReadOptions = {
  /** The moment for which the site is made; now when left out. */
  clock?: Clock;
  known?: (file: string) => PageFile | undefined;
  /** Whether the words are the same as when the form of their files was last checked. */
  knowsWords?: boolean;
  edited?: ReadonlyMap<string, string>;
  /** An earlier reading, for callers that read the site again and again. */
  memory?: SiteMemory;
};

/** Recalls the files of a site, and its surroundings. */
export type SiteMemory = { recall: () => Recall; around: ReadAround };

/** The files of the pages, in their order. */
export const pageFilesIn = (root: string): string[] =>
  jsonFiles(path.join(root, 'pages')).map((name) => `pages/${name}`);

/** Reads a page of a site with this configuration. */
export const readPage = (file: string, config: SiteConfig, read: FileReader['read']): PageFile => ({
  file,
  document: read(file) as PageDocument,
  ...collectionOf(file.slice('pages/'.length), config),
});

/** The words of every language, of the files below `locales`. */
export const localesIn = (files: string[], read: FileReader['read']): SiteSource['locales'] =>
  Object.fromEntries(
    files
      // Each language has one file; files in folders are reported as not read.
      .filter((file) => /^locales\/[^/]+\.json$/.test(file))
      .map((file) => [path.basename(file, '.json'), read(file) as LocaleDocument]),
  );

/** Reads the words of every language. */
export const readLocales = (root: string, read: FileReader['read']): SiteSource['locales'] =>
  localesIn(filesBelow(root, 'locales').sort(), read);

/** What a site names but does not contain: the files of its public folder, and the code's schemas and icons. */
export type Around = Pick<SiteSource, 'assets' | 'icons' | 'schemas' | 'migrations'>;

/** Reads the surroundings of a site's content. `readOwn` notes the faults of schemas that are the site's own. */
export type ReadAround = (root: string, readOwn?: FileReader['read']) => Promise<Around>;

/** Reads the surroundings of a site's content, every file of them. */
export const readAround: ReadAround = async (root, readOwn) => {
  const publicFolder = path.join(root, 'public');
  const [assets, icons] = await Promise.all([readAssets(publicFolder), readIcons(publicFolder)]);
  return {
    assets,
    icons,
    schemas: readSchemas(readOwn),
    migrations: readSectionMigrations(codeRoot, readOwn),
  };
};

/** A site without its pages and words. */
type SiteFrame = Omit<SiteSource, 'pages' | 'locales'>;

/** What two files of a site say: its settings, and the record of its translations where it has one. */
type Settings = Pick<SiteSource, 'config' | 'lock'>;

/** A site without its pages and words, at a moment. */
export const frameOf = (around: Around, { config, ...lock }: Settings, clock: Clock): SiteFrame => ({
  clock,
  ...around,
  ...withSurroundings(config, { ...around, clock }),
  ...lock,
});

/** Reads a site without its pages and words: its settings, its files, and the code's schemas and icons. */
export const readFrame = async (
  root: string,
  read: FileReader['read'],
  { clock, around = readAround }: { clock: Clock; around?: ReadAround },
): Promise<SiteFrame> => {
  const found = await around(root, path.resolve(root) === codeRoot ? read : undefined);
  const config = read(configFile) as SiteConfig;
  const lock = existsSync(path.join(root, lockFile)) ? { lock: read(lockFile) as Json } : {};
  return frameOf(found, { config, ...lock }, clock);
};

/**
 * Reads a site's folder (site.config.json, pages, locales, public) and the code's schemas and icons.
 * Files that are not JSON become faults; everything else is left to the checks.
 */
export const readSite = async (
  root: string,
  { known, knowsWords, edited, memory, clock = present() }: ReadOptions = {},
): Promise<SiteFiles> => {
  const { read, parse, ...found } = createReader(root, {
    ...(edited ? { edited } : {}),
    ...(memory ? { recall: memory.recall() } : {}),
  });
  const frame = await readFrame(root, read, { clock, ...(memory ? { around: memory.around } : {}) });
  const pages = pageFilesIn(root).map((file) => known?.(file) ?? readPage(file, frame.config, read));
  const locales = readLocales(root, knowsWords ? parse : read);
  return { root, source: { ...frame, pages, locales }, ...found };
};
