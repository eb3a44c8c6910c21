import { below } from '../../../problems/pointer-steps.ts';
import type { CheckContext } from '../../check-context.ts';
import { perContext } from '../../per-context.ts';
import { mayWait } from '../translations/may-wait.ts';
import { recordedHashes } from '../translations/recorded-hashes.ts';
import { textHash } from '../translations/text-hash.ts';
import { lockedRecords } from '../translations/translations.ts';
import { isInside, isWithin } from './is-within.ts';
import { needOf } from './key-needs.ts';
import { keyBelow, lastNameOf, parentOf, sharedGroup, stemsOf } from './key-parts.ts';
import { hasSource, isMisspeltName, standsMisspelt } from './key-tree.ts';
import { unsettledKeys } from './key-versions.ts';
import type { Words } from './words.ts';

/**
 * A text or a group in the wrong group, so that it is missing where pages look for it. `first` is where it begins in a
 * group that has texts of its own as well.
 */
export type Moved = { from: string; to: string; pointer: string; first?: string; lost: Set<string> };

/** Where a language is searched for the texts that it lacks, and what the lock file says of these. */
type Look = {
  words: Words;
  /** The texts that no page names: any of them may be one that is lacking. */
  strays: ReadonlySet<string>;
  /** The groups around these. */
  strayGroups: ReadonlySet<string>;
  /** Whether a name may be right: one that the lock file does not know is more likely misspelt on its page. */
  mayBeRight: (key: string) => boolean;
  /** Whether a lock file tells which words belong to a name. */
  hasLock: boolean;
  /** The strays with the words that the lock file records for a name. */
  withWordsOf: (key: string) => string[];
};

/** Where the texts that have moved to a group begin, when others stand before or behind them. */
const firstMoved = (
  { words }: Look,
  { from, pointer }: Moved,
  moved: ReadonlySet<string>,
): Partial<Moved> => {
  const inGroup = [...words.texts.keys()].filter((key) => from === '' || isInside(key, from));
  const first = inGroup.find((key) => moved.has(key));
  if (first === undefined || inGroup.every((key) => moved.has(key))) return {};
  const [name = ''] = first.slice(from === '' ? 0 : from.length + 1).split('.');
  return { first: below(pointer, name) };
};

/** Whether one group stands around the other, or both in the same one. */
const isNear = (one: string, other: string): boolean =>
  one === '' ||
  other === '' ||
  isWithin(one, other) ||
  isWithin(other, one) ||
  parentOf(one) === parentOf(other);

/**
 * The group in which the texts of another one stand, whose names within that are given. It has strays of all these names.
 * Where one of them has the recorded words, it is that group; where none has, and a lock file knows the words, only one
 * nearby may be it.
 */
const originOf = (to: string, names: string[], look: Look): string | undefined => {
  const hasAllNames = (from: string) =>
    look.strayGroups.has(from) && names.every((name) => look.strays.has(keyBelow(from, name)));
  const hasRecordedWords = (from: string) =>
    names.some((name) => look.withWordsOf(keyBelow(to, name)).includes(keyBelow(from, name)));
  const mayBeIt = (from: string) => !look.hasLock || isNear(parentOf(from), parentOf(to));
  const origins = [...look.words.groups.keys()].filter(hasAllNames);
  return origins.find(hasRecordedWords) ?? origins.find(mayBeIt);
};

const movedGroup = (lost: string[], look: Look): Moved | undefined => {
  const to = sharedGroup(lost);
  const names = lost.map((key) => (to === '' ? key : key.slice(to.length + 1)));
  const from = originOf(to, names, look);
  if (from === undefined) return undefined;
  const keys = names.map((name) => keyBelow(from, name));
  const moved: Moved = { from, to, pointer: look.words.groups.get(from) ?? '', lost: new Set(lost) };
  return { ...moved, ...firstMoved(look, moved, new Set(keys)) };
};

/** The keys by the group that they are in below the one around them all. */
const split = (lost: string[]): string[][] => {
  const start = sharedGroup(lost).length + 1;
  const parts = new Map<string, string[]>();
  for (const key of lost) {
    const [name = ''] = key.slice(start === 1 ? 0 : start).split('.');
    parts.set(name, [...(parts.get(name) ?? []), key]);
  }
  return [...parts.values()];
};

/** Where a text stands that is not where pages look for it: with its very words, or as the only one of its name nearby. */
const movedText = (key: string, { words, strays, mayBeRight, withWordsOf }: Look): Moved | undefined => {
  // A group in the place of a text is `i18n/type-mismatch`'s.
  if (!mayBeRight(key) || words.groups.has(key)) return undefined;
  const name = lastNameOf(key);
  const known = withWordsOf(key);
  const [from, another] =
    known.length > 0
      ? known
      : [...strays].filter((other) => lastNameOf(other) === name && isNear(parentOf(other), parentOf(key)));
  if (from === undefined || another !== undefined) return undefined;
  return { from, to: key, pointer: words.texts.get(from)?.pointer ?? '', lost: new Set([key]) };
};

const movedAmong = (lost: string[], look: Look): Moved[] => {
  const [only] = lost;
  if (only === undefined) return [];
  if (lost.length === 1) return [movedText(only, look) ?? []].flat();
  const moved = movedGroup(lost, look);
  return moved ? [moved] : split(lost).flatMap((part) => movedAmong(part, look));
};

/** Texts that an unfinished language never had are not looked for among its other texts. */
const wasNeverThere = (context: CheckContext, key: string, locale: string): boolean =>
  mayWait(context, key, locale) && lockedRecords(context)?.get(locale)?.[key] === undefined;

/** The keys that only this language lacks. If every language lacks a key, the page that names it is at fault. */
const lostIn = (context: CheckContext, locale: string, words: Words): string[] => {
  const others = [...context.words.values()].filter((other) => other !== words);
  return [...unsettledKeys(context)].filter(
    (key) =>
      context.uses.has(key) &&
      !words.texts.has(key) &&
      needOf(context, key, locale) !== undefined &&
      !wasNeverThere(context, key, locale) &&
      !standsMisspelt(context, locale, key) &&
      (others.length === 0 || hasSource(context, key) || others.some(({ texts }) => texts.has(key))),
  );
};

/** The keys and groups that a language has elsewhere than pages name them, found by their words or their last names. */
const movedIn = (context: CheckContext, locale: string, words: Words): Moved[] => {
  const lost = lostIn(context, locale, words);
  const strays =
    lost.length === 0 ? [] : [...words.texts.keys()].filter((key) => !context.mentioned.has(key));
  if (strays.length === 0) return [];
  const recorded = lockedRecords(context);
  const mayBeRight = (key: string) =>
    recorded === undefined || [...recorded.values()].some((known) => known[key] !== undefined);
  const strayGroups = new Set(strays.flatMap(stemsOf));
  const byWords = Map.groupBy(strays, (stray) => textHash(words.texts.get(stray)?.value ?? ''));
  const withWordsOf = (key: string) =>
    [...recordedHashes(context, locale, key)].flatMap((hash) => byWords.get(hash) ?? []);
  return movedAmong(lost, {
    words,
    strays: new Set(strays),
    strayGroups,
    mayBeRight,
    hasLock: recorded !== undefined,
    withWordsOf,
  });
};

const moved = perContext(
  (context) =>
    new Map([...context.words].map(([locale, words]) => [locale, movedIn(context, locale, words)] as const)),
);

/** The groups of a language that stand elsewhere than where they are looked for. */
export const movedGroups = (context: CheckContext, locale: string): Moved[] =>
  moved(context).get(locale) ?? [];

/** Whether a key that a language lacks stands there, under a misspelt name or in another group. */
export const standsElsewhere = (context: CheckContext, locale: string, key: string): boolean =>
  standsMisspelt(context, locale, key) || movedGroups(context, locale).some(({ lost }) => lost.has(key));

/** Whether a key of a language is the misspelt name of another one, or in a group where no page looks for it. */
export const isStray = (context: CheckContext, locale: string, key: string): boolean =>
  isMisspeltName(context, locale, key) ||
  movedGroups(context, locale).some(({ from }) => isWithin(key, from));
