import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { isFoundIn, isPlain, type Sought } from './files-with.ts';
import { namesOfLists } from './names-of-lists.ts';

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
 * What stands in documents that name some files of the public folder, or list pages by cards that do; undefined when these
 * files show elsewhere: in the frame, or through words and facts.
 */
export const namesOfFiles = ({ edited }: FileEdits, source: SiteSource): Sought[] | undefined => {
  const { config, locales, pages } = source;
  const addresses = [...edited];
  if (addresses.length > mostFiles || hasAddress(config.facts)) return undefined;
  if (!addresses.every((address) => isPlain(address.replaceAll('/', '')) && !isIcon(address)))
    return undefined;
  if (addresses.length === 0) return [];
  const names = [...addresses, ofFacts];
  const isNamedIn = (value: unknown) => names.some((name) => isFoundIn(JSON.stringify(value ?? null), name));
  const lists = namesOfLists(
    pages.filter(({ document }: PageFile) => isNamedIn(document.card)),
    source,
  );
  return lists && !isNamedIn([config, locales]) ? [...names, ...lists] : undefined;
};
