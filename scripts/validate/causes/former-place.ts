import {
  camelCase,
  parentOf,
  sharedGroup,
} from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { isItem } from '../../../src/engine/core/checks/problems/is-item.ts';
import { above, isAtOrBelow } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { type Shown, shownPlaces } from './shown-places.ts';

/** The pointer to what holds all of some places. */
export const sharedPointer = ([first = '', ...others]: string[]): string => {
  let pointer = first;
  while (!others.every((other) => isAtOrBelow(other, pointer))) pointer = above(pointer);
  return pointer;
};

/** Texts of the groups beside that of some keys which have the same names: those of the other items of a list. */
const ofPeers = (shown: Shown, keys: string[], own: string): Shown => {
  const names = new Set(keys.map((key) => key.slice(own.length + 1)));
  const start = parentOf(own).length + 1;
  return new Map([...shown].filter(([key]) => names.has(key.slice(key.indexOf('.', start) + 1))));
};

/**
 * The texts of the innermost group around some keys that are still shown. `isWhole` if the keys were a whole group in
 * it, and `peers` are the texts of other such groups.
 */
type Remaining = { group: string; shown: Shown; isWhole: boolean; peers: Shown };

/** What is left of the group of some keys, or of the next one around it of which anything is shown. */
export const remainingOf = (files: SiteFiles, keys: string[]): Remaining | undefined => {
  const own = sharedGroup(keys);
  for (let group = own; group !== ''; group = parentOf(group)) {
    const shown = shownPlaces(files, group);
    const peers: Shown = group === parentOf(own) ? ofPeers(shown, keys, own) : new Map();
    if (shown.size > 0) return { group, shown, isWhole: group !== own, peers };
  }
  return undefined;
};

/** The file that shows all that is left of a group, or else the page with the name of the group. */
export const fileOf = ({ source }: SiteFiles, { group, shown }: Remaining): string | undefined => {
  const all = [...shown.values()];
  const files = [...new Set(all[0]?.map(({ file }) => file))];
  const [only, another] = files.filter((file) =>
    all.every((places) => places.some((place) => place.file === file)),
  );
  if (another !== undefined) return undefined;
  return only ?? source.pages.find(({ document }) => camelCase(document.id) === group)?.file;
};

/** What holds all of some places: of a page whose sections are all there are its list of sections. */
const around = (places: Place[], isWhole: boolean): string => {
  const start = sharedPointer(places.map(({ pointer }) => pointer));
  const shared = start === places[0]?.pointer ? above(start) : start;
  if (shared === '') return '/sections';
  return isWhole && isItem(shared) ? above(shared) : shared;
};

/** The list in which most groups that are made alike are shown, if it is one. */
const listOf = (peers: Shown, file: string | undefined): string | undefined => {
  const groups = Map.groupBy([...peers], ([key]) => parentOf(key));
  const lists = [...groups.values()].map((group) =>
    around(
      group.flatMap(([, places]) => places.filter((place) => place.file === file)),
      true,
    ),
  );
  const [most] = [...Map.groupBy(lists, (list) => list).values()].sort((a, b) => b.length - a.length);
  return most && most.length > 1 ? most[0] : undefined;
};

/** The place where texts were shown that nothing shows any more: inside what shows all others of their group. */
export const formerPlace = (remaining: Remaining, file: string): Place | undefined => {
  const places = [...remaining.shown.values()].flat().filter((place) => place.file === file);
  const pointer = listOf(remaining.peers, file) ?? around(places, remaining.isWhole);
  const [first, ...others] = places.filter((place) => isAtOrBelow(place.pointer, pointer));
  if (!first || (first.page === undefined && !pointer.startsWith('/layout/'))) return undefined;
  const { section, ...place } = first;
  const isOne = section !== undefined && others.every((other) => other.section === section);
  return { ...place, pointer, ...(isOne ? { section } : {}) };
};
