import { hash } from 'node:crypto';
import path from 'node:path';
import { layoutPlaces } from '../../src/engine/core/layout-places.ts';
import { isShown } from '../../src/engine/core/publication/publication.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import type { SectionDocument } from '../../src/generated/types.ts';
import { contentKey } from '../cache/file-cache.ts';
import { readKept, writeKept } from '../cache/kept-json.ts';
import type { OutputSeal } from '../output/output-seal.ts';
import type { SiteSignature } from '../site/site-signature.ts';
import { concernsAll } from './edit.ts';
import { type Redirects, settingsOfAll } from './names-of-redirects.ts';
import type { RememberedPage } from './remember-page.ts';

/**
 * What this machine remembers of a build that went well, so that the next one need not read every page again. It is
 * worth nothing once the output, the code, or anything but content has changed.
 */
export type BuildMemory = {
  version: string;
  /**
   * The signatures of the words, which are kept beside, of the lock file, of the public folder's files, and of the
   * schemas.
   */
  words: string;
  lock: string;
  files: Record<string, string>;
  rest: string;
  /**
   * The configuration without its facts and redirects, as it was read, with the values of the environment and calendar.
   */
  config: string;
  facts: SiteSource['config']['facts'];
  redirects: Redirects;
  /** What the clock kept out of the site: it may come in although no file has changed. */
  heldBack: string;
  /** The seal of the output. */
  output: OutputSeal;
  pages: RememberedPage[];
};

/** Where a build's memory is kept. Two sites or two outputs never share one. */
type MemoryPlace = { cache: string; root: string; out: string };

/** The folder for the memory of one site and one output. */
export const memoryFolder = ({ cache, root, out }: MemoryPlace): string =>
  path.join(cache, 'builds', contentKey(root, out));

const memoryFile = (place: MemoryPlace) => path.join(memoryFolder(place), 'memory.json');

/** Where the seal of an output is kept. */
export const sealFileOf = (place: MemoryPlace): string => path.join(memoryFolder(place), 'seal.json');

/** Reads the memory of the last build, if there is any. */
export const readMemory = (place: MemoryPlace): BuildMemory | undefined => readKept(memoryFile(place));

/** Keeps a memory. A build that is killed leaves the old one, which no longer fits its output. */
export const writeMemory = (place: MemoryPlace, memory: BuildMemory): void =>
  writeKept(memoryFile(place), memory);

/** The key of a configuration as it was read, without its facts and redirects. */
export const configKey = ({ config }: SiteSource): string =>
  hash('sha256', JSON.stringify(settingsOfAll(config)));

/** The key of everything that is not shown at the moment of a clock. */
export const heldBackKey = ({
  pages,
  config,
  clock,
}: Pick<SiteSource, 'pages' | 'config' | 'clock'>): string => {
  const hidden = (sections: SectionDocument[]) =>
    sections.flatMap((section, index) => (isShown(section, clock) ? [] : [index]));
  const ofPages = pages.flatMap(({ file, document }) =>
    isShown(document, clock) ? hidden(document.sections).map((index) => `${file} ${index}`) : [file],
  );
  const ofLayout = layoutPlaces(config.layout).flatMap(([pointer, section]) =>
    isShown(section, clock) ? [] : [pointer],
  );
  return JSON.stringify([...ofPages, ...ofLayout]);
};

/**
 * The memory of a finished build; undefined if something was edited so recently that it may have been missed, or if the
 * next edit may concern every page.
 */
export const memoryOf = (
  { source, pages }: { source: SiteSource; pages: RememberedPage[] },
  signature: SiteSignature,
  { version, output }: Pick<BuildMemory, 'version' | 'output'>,
): BuildMemory | undefined =>
  signature.rest === undefined || signature.words === undefined || concernsAll(source)
    ? undefined
    : {
        version,
        words: signature.words,
        lock: signature.lock ?? '',
        files: Object.fromEntries(signature.files),
        rest: signature.rest,
        config: configKey(source),
        facts: source.config.facts,
        redirects: source.config.redirects,
        heldBack: heldBackKey(source),
        output,
        pages,
      };
