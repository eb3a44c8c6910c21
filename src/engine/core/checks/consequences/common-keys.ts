import { keyPointer } from '../context/words/keys/key-parts.ts';
import {
  parentKey,
  parentKeysOf,
  placeKey,
  placeKeysOf,
  pointersOf,
  spotKey,
} from '../problems/place-keys.ts';
import { above } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';

/** What a problem may have in common with another one, as texts. */
type Keys = (problem: Problem) => string[];

type Spot = Pick<Problem, 'file' | 'pointer'>;

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
  /** The text and every group that it is in, in any language. */
  aroundText: ({ pointer }) => upwards(pointer),
  /** The group of the text, in any language. */
  textGroup: ({ pointer }) => [above(pointer)],
  /** The texts that the message names. */
  namedTexts: ({ named }) => (named?.keys ?? []).map(keyPointer),
  /** The texts that it says are shown in the place of others. */
  shownTexts: ({ named }) => (named?.shown ?? []).map(keyPointer),
  namedGroups: ({ named }) => (named?.groups ?? []).map(keyPointer),
  namedPages: ({ named }) => named?.pages ?? [],
  namedFiles: ({ named }) => named?.files ?? [],
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
