import { gathered } from '../../../src/engine/core/checks/context/gathered.ts';
import { camelCase, parentOf } from '../../../src/engine/core/checks/context/words/key-parts.ts';
import { placeInWords } from '../../../src/engine/core/checks/place-in-words.ts';
import {
  above,
  isWithinPlace,
  lastStep,
  type Place,
  type Problem,
  steps,
} from '../../../src/engine/core/checks/problem.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggest.ts';
import { isLeftoverKey } from '../../../src/engine/core/checks/told/is-leftover-key.ts';
import { listed } from '../../../src/engine/core/checks/told/listed.ts';
import { isObject, objectOf } from '../../../src/engine/core/json-value.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { type Shown, shownPlaces } from './shown-places.ts';
import { onlyStranger } from './strangers.ts';

const keyAt = (pointer: string): string => steps(pointer).join('.');

const keysOf = ({ pointer, also = [] }: Problem): string[] => [pointer, ...also].map(keyAt);

/** What several paths begin with in common. */
const commonStart = (paths: string[][]): string[] => {
  const [first = [], ...others] = paths;
  const end = first.findIndex((step, index) => others.some((path) => path[index] !== step));
  return end === -1 ? first : first.slice(0, end);
};

/** The innermost group around some keys. */
const groupOf = (keys: string[]): string =>
  commonStart(keys.map((key) => parentOf(key).split('.'))).join('.');

/** Texts of the groups beside that of some keys which have the same names: those of the other items of a list. */
const ofPeers = (shown: Shown, keys: string[], own: string): Shown => {
  const names = new Set(keys.map((key) => key.slice(own.length + 1)));
  const start = parentOf(own).length + 1;
  return new Map([...shown].filter(([key]) => names.has(key.slice(key.indexOf('.', start) + 1))));
};

/**
 * What is left of the innermost group of some keys of which anything is shown; `isWhole` when they were a group of it,
 * and `peers` when there are others like that.
 */
type Remaining = { group: string; shown: Shown; isWhole: boolean; peers: Shown };

const remainingOf = (files: SiteFiles, keys: string[]): Remaining | undefined => {
  const own = groupOf(keys);
  for (let group = own; group !== ''; group = parentOf(group)) {
    const shown = shownPlaces(files, group);
    const peers: Shown = group === parentOf(own) ? ofPeers(shown, keys, own) : new Map();
    if (shown.size > 0) return { group, shown, isWhole: group !== own, peers };
  }
  return undefined;
};

/** The file in which all that is left of a group is shown, or else that of the page which is called so. */
const fileOf = ({ source }: SiteFiles, { group, shown }: Remaining): string | undefined => {
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
  const paths = places.map(({ pointer }) => pointer.split('/'));
  const start = commonStart(paths).join('/');
  const shared = start === places[0]?.pointer ? above(start) : start;
  if (shared === '') return '/sections';
  return isWhole && /^\d+$/.test(lastStep(shared)) ? above(shared) : shared;
};

/** The list in which most groups that are made alike are shown, if it is one. */
const listOf = (peers: Shown, file: string | undefined): string | undefined => {
  const groups = gathered([...peers], ([key]) => parentOf(key));
  const lists = [...groups.values()].map((group) =>
    around(
      group.flatMap(([, places]) => places.filter((place) => place.file === file)),
      true,
    ),
  );
  const [most] = [...gathered(lists, (list) => list).values()].sort((a, b) => b.length - a.length);
  return most && most.length > 1 ? most[0] : undefined;
};

/** The text is asked for where the only one of elsewhere stands, beside its neighbors. Nothing is removed then. */
const atStranger = (
  files: SiteFiles,
  problem: Problem,
  { file, group }: { file: string; group: string },
): Problem | undefined => {
  const [key = '', another] = keysOf(problem);
  const stranger = another === undefined ? onlyStranger(files, file, group) : undefined;
  if (!stranger) return undefined;
  const { fix: _, at: __, ...rest } = problem;
  const message = `${placeInWords(stranger.place)}This names "${stranger.key}", which is at home elsewhere, and no page shows "${key}" any more, whose neighbors are shown here.`;
  return { ...rest, ...stranger.place, ...withSuggestion(message, `t:${key}`) };
};

/** Where texts were shown that nothing shows any more: in what shows all others of their group. */
const formerPlace = (remaining: Remaining, file: string): Place | undefined => {
  const places = [...remaining.shown.values()].flat().filter((place) => place.file === file);
  const pointer = listOf(remaining.peers, file) ?? around(places, remaining.isWhole);
  const [first, ...others] = places.filter((place) => isWithinPlace(place.pointer, pointer));
  if (!first || (first.page === undefined && !pointer.startsWith('/layout/'))) return undefined;
  const { section, ...place } = first;
  const isOne = section !== undefined && others.every((other) => other.section === section);
  return { ...place, pointer, ...(isOne ? { section } : {}) };
};

const messageOf = (place: Place, keys: string[]): string => {
  const [key = ''] = keys;
  const is = `${placeInWords(place)}No page shows`;
  if (keys.length === 1)
    return `${is} "${key}" any more, whose neighbors are shown here. Put back what showed it, or remove it from every locale file.`;
  const group = groupOf(keys);
  const names = listed(keys.map((one) => one.slice(group.length + 1)));
  return `${is} ${keys.length} texts of "${group}" any more, whose neighbors are shown here: ${names}. Put back what showed them, or remove them from every locale file.`;
};

const asPlaced = (problem: Problem, place: Place): Problem => {
  const { file, pointer, also = [], at: _, ...rest } = problem;
  const message = messageOf(place, keysOf(problem));
  return { ...rest, ...place, message, mendedAt: [{ file, pointer, also }] };
};

/** The problem where the texts were shown, if that is known. */
const placedOf = (files: SiteFiles, problem: Problem): Problem | undefined => {
  const remaining = remainingOf(files, keysOf(problem));
  const file = remaining && fileOf(files, remaining);
  if (!remaining || file === undefined) return undefined;
  const stranger = atStranger(files, problem, { file, group: remaining.group });
  if (stranger) return stranger;
  const place = formerPlace(remaining, file);
  return place && asPlaced(problem, place);
};

/** What seems to be exchanged with its neighbor names a text of elsewhere when that is told there. */
const isGuessAt = ({ check, file, pointer }: Problem, placed: Problem[]): boolean =>
  check === 'i18n/misplaced-key' &&
  placed.some((problem) => problem.file === file && problem.pointer === pointer);

/** What one list lacks in several languages is one fault. */
const joined = (problems: Problem[]): Problem[] => {
  const byMessage = new Map<string, Problem>();
  for (const problem of problems) {
    const known = byMessage.get(problem.message);
    if (known) known.mendedAt?.push(...(problem.mendedAt ?? []));
    else byMessage.set(problem.message, problem);
  }
  return [...byMessage.values()];
};

const isRecorded = (lock: unknown, key: string): boolean =>
  Object.values(objectOf(lock)).some((records) => isObject(records) && records[key] !== undefined);

/** Words that were shown once, and are not told for another reason, such as that a page has its own in their place. */
const wereShown = ({ lock }: SiteFiles['source'], problem: Problem): boolean =>
  isLeftoverKey(problem.check) &&
  problem.names === undefined &&
  keysOf(problem).every((key) => isRecorded(lock, key));

/**
 * Words that were shown and are not any more, because a section, an item or a property is gone, are told where that
 * was: in the list or the object of the one file that shows the other words of their group. New words are told where
 * they stand.
 */
export const placeLeftovers = (files: SiteFiles, problems: Problem[]): Problem[] => {
  const placed: Problem[] = [];
  const others: Problem[] = [];
  for (const problem of problems) {
    const told = wereShown(files.source, problem) ? placedOf(files, problem) : undefined;
    if (told) placed.push(told);
    else others.push(problem);
  }
  return [...others.filter((problem) => !isGuessAt(problem, placed)), ...joined(placed)];
};
