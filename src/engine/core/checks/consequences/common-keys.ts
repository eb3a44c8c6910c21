import { sectionPointer } from '../context/section-pointer.ts';
import { keyPointer } from '../context/words/keys/key-parts.ts';
import {
  parentKey,
  parentKeysOf,
  placeKey,
  placeKeysOf,
  pointersOf,
  spotKey,
} from '../problems/place-keys.ts';
import { above, below } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';

type Spot = Pick<Problem, 'file' | 'pointer'>;

/** The section that a place is in, as a text to look it up by. */
export const sectionKey = ({ file, pointer }: Spot): string =>
  placeKey({ file, pointer: sectionPointer(pointer) ?? '' });

/** The place that a problem is about: that of the name which a misspelt or repeated one should be, or else its own. */
export const meantPlace = ({ check, pointer, at, suggestion }: Problem): string => {
  const isName = at === 'key' || check === 'json/duplicate-key';
  return isName && suggestion !== undefined ? below(above(pointer), suggestion) : pointer;
};

/** The setting that a problem is about: the one that is missing, or that a misspelt name means. */
export const settingOf = (problem: Problem): string =>
  problem.missing === undefined ? meantPlace(problem) : below(problem.pointer, problem.missing);

/** What a problem may have in common with another one, as texts. */
type Keys = (problem: Problem) => string[];

/** A pointer and those of all that its value is in, from the inside out. */
export const upwards = (pointer: string): string[] => {
  const names = pointer.split('/');
  return names.map((_, index) => names.slice(0, names.length - index).join('/'));
};

/** A place and every group that it is in, the place itself first. */
export const aroundKeys = ({ file, pointer }: Spot): string[] =>
  upwards(pointer).map((outer) => placeKey({ file, pointer: outer }));

/** What rules look causes and effects up by: a cause and its effect have one of these in common. */
const commonKeys = {
  /** Everything on a site. */
  site: () => [''],
  file: ({ file }) => [file],
  page: ({ page }) => (page ? [page] : []),
  /** Also those that the message names. */
  pages: ({ page, named }) => [...(page ? [page] : []), ...(named?.pages ?? [])],
  place: (problem) => [placeKey(problem)],
  /** Also its further places. */
  places: placeKeysOf,
  /** The place and what is missing there. */
  gap: (problem) => [spotKey(problem)],
  /** What holds the place: its group, or its item. */
  parent: (problem) => [parentKey(problem)],
  parents: parentKeysOf,
  /** The place and every group that it is in. */
  around: aroundKeys,
  /** Only the groups that it is in. */
  outside: (problem) => aroundKeys(problem).slice(1),
  /** The place of the words that these were made from, and what that is in. */
  origin: ({ origin }) => (origin ? [placeKey(origin)] : []),
  placeAndOrigin: ({ file, pointer, origin }) =>
    [{ file, pointer }, ...(origin ? [origin] : [])].map(placeKey),
  aroundOrigin: ({ origin }) => (origin ? aroundKeys(origin) : []),
  /** The same text in any language. */
  text: ({ pointer }) => [pointer],
  texts: pointersOf,
  /** The group of the text, in any language. */
  textGroup: ({ pointer }) => [above(pointer)],
  /** The texts that the message names. */
  namedTexts: ({ named }) => (named?.keys ?? []).map(keyPointer),
  namedPages: ({ named }) => named?.pages ?? [],
} satisfies Record<string, Keys>;

type NameOfKeys = keyof typeof commonKeys;

/** What of a cause and of its effect is alike: one name for both, or one for each. Odd cases bring a function. */
export type Common = NameOfKeys | readonly [cause: NameOfKeys | Keys, effect: NameOfKeys | Keys] | Keys;

const keysOf = (common: NameOfKeys | Keys): Keys =>
  typeof common === 'function' ? common : commonKeys[common];

/** The keys of a cause, and those of its effect. */
export const pairOf = (common: Common): [Keys, Keys] => {
  if (typeof common === 'string' || typeof common === 'function') return [keysOf(common), keysOf(common)];
  const [ofCause, ofEffect] = common;
  return [keysOf(ofCause), keysOf(ofEffect)];
};
