import type { SiteSource } from '../../src/engine/core/types.ts';
import { isFoundIn, isPlain, type Sought } from './files-with.ts';

/** The files of the public folder that were edited since a build, came or went, as documents name them. */
export type FileEdits = { edited: Set<string>; hasMoved: boolean };

const addressOf = (file: string) => file.slice('public'.length);

/** Compares the signatures of the public folder's files. One that was changed just now counts as edited. */
export const filesSince = (before: Record<string, string>, now: ReadonlyMap<string, string>): FileEdits => {
  const gone = Object.keys(before).filter((file) => !now.has(file));
  const came = [...now.keys()].filter((file) => before[file] === undefined);
  const edited = [...now].flatMap(([file, sign]) => (sign === '' || sign !== before[file] ? [file] : []));
  return { edited: new Set([...edited, ...gone].map(addressOf)), hasMoved: came.length + gone.length > 0 };
};

/** So many files at once are a folder that was exchanged. */
const mostFiles = 20;

/** Documents name icons without their folder. */
const isIcon = (address: string) => address.startsWith('/icons/');

/** A link may take any part of an address from a fact. */
const ofFacts = /\/[^\s"]*%\{/;

const hasAddress = (facts: SiteSource['config']['facts']): boolean => /"\//.test(JSON.stringify(facts ?? {}));

/**
 * What stands in documents that name some files of the public folder; undefined when these files show elsewhere than
 * where they are named: in the frame, in lists of pages, or through words and facts.
 */
export const namesOfFiles = (
  { edited }: FileEdits,
  { config, pages, locales }: SiteSource,
): Sought[] | undefined => {
  const addresses = [...edited];
  if (addresses.length > mostFiles || hasAddress(config.facts)) return undefined;
  if (!addresses.every((address) => isPlain(address.replaceAll('/', '')) && !isIcon(address)))
    return undefined;
  if (addresses.length === 0) return [];
  const names = [...addresses, ofFacts];
  const around = JSON.stringify([config, locales, pages.map(({ document }) => document.card)]);
  return names.some((name) => isFoundIn(around, name)) ? undefined : names;
};
