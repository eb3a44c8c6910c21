import { publicAddress } from '../../src/engine/core/file-names.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { changedNames } from './changed-names.ts';
import type { Sought } from './files-with.ts';
import { namesOfAddresses } from './names-of-addresses.ts';

/** The files of the public folder that were edited since a build, came or went, as documents name them. */
export type FileEdits = { edited: Set<string>; hasMoved: boolean };

/** Compares the signatures of the public folder's files. One that was changed just now counts as edited. */
export const filesSince = (before: Record<string, string>, now: ReadonlyMap<string, string>): FileEdits => {
  const gone = Object.keys(before).filter((file) => !now.has(file));
  const came = [...now.keys()].filter((file) => before[file] === undefined);
  const edited = [...now].flatMap(([file, sign]) => (sign === '' || sign !== before[file] ? [file] : []));
  return {
    edited: new Set([...edited, ...gone].map(publicAddress)),
    hasMoved: came.length + gone.length > 0,
  };
};

type Assets = SiteSource['assets'];

/** Compares the facts known of the public folder's files. */
export const assetsSince = (before: Assets, now: Assets): FileEdits => {
  if (before === now) return { edited: new Set(), hasMoved: false };
  const edited = changedNames(before, now);
  const hasMoved = edited.some((address) => !before[address] || !now[address]);
  return { edited: new Set(edited), hasMoved };
};

/** This many files at once mean that a whole folder was replaced. */
const mostFiles = 20;

/** Documents name icons without their folder. */
const isIcon = (address: string) => address.startsWith('/icons/');

/** The texts by which documents name some files of the public folder; undefined if these may show elsewhere, too. */
export const namesOfFiles = ({ edited }: FileEdits, source: SiteSource): Sought[] | undefined => {
  const addresses = [...edited];
  return addresses.length > mostFiles || addresses.some(isIcon)
    ? undefined
    : namesOfAddresses(addresses, source);
};
