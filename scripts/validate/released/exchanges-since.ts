import { isDeepStrictEqual } from 'node:util';
import { exchangedPairs } from '../../../src/engine/core/checks/context/exchanged-pairs.ts';
import { above, lastStep, steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withValue } from '../../../src/engine/core/checks/problems/with-value.ts';
import { isObject, objectOf } from '../../../src/engine/core/json/json-value.ts';
import { omit } from '../../../src/engine/core/json/omit.ts';
import type { Json, SiteSource } from '../../../src/engine/core/types.ts';
import { differencesIn } from './differences-in.ts';

/** Two versions of a document, and the icons that its site knows. */
type Versions = { before: unknown; now: unknown; icons: SiteSource['icons'] };

/** A group of a document as it was and as it is, and one of its properties that has another value now. */
type Changed = { pointer: string; name: string; before: Json; now: Json };

/**
 * Whether visitors see or follow a value: words, an address, a picture, an icon, or a group of such. A bare word, such
 * as "mint", and a number choose only how something looks.
 */
const isShown = (value: unknown, icons: Versions['icons']): boolean => {
  if (typeof value === 'string') return !/^[a-z][\w-]*$/.test(value) || Object.hasOwn(icons, value);
  return typeof value === 'object' && value !== null
    ? Object.values(value).some((inner) => isShown(inner, icons))
    : false;
};

/** The properties of all groups that stand at one place in both versions, where their values differ. */
const changedIn = ({ before, now, icons }: Versions): Changed[] =>
  [...differencesIn(before, now)].flatMap((own): Changed[] => {
    const group = valueAt(now, above(own.pointer));
    const isOfGroup = own.pointer !== '' && isObject(group);
    if (!isOfGroup || !isShown(own.before, icons) || !isShown(own.now, icons)) return [];
    const former = objectOf(valueAt(before, above(own.pointer)));
    return [{ pointer: own.pointer, name: lastStep(own.pointer), before: former, now: group }];
  });

const picture = /^\/\S+\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/;

/** Whether a value is the address of a picture. */
export const isPicture = (value: unknown): boolean => typeof value === 'string' && picture.test(value);

const haveEachOthers = (one: Changed, other: Changed): boolean =>
  isDeepStrictEqual(one.before[one.name], other.now[other.name]) &&
  isDeepStrictEqual(other.before[other.name], one.now[one.name]);

/** A document in which a property is again what it was. */
const undone = (document: unknown, { pointer, name, before }: Changed): unknown =>
  withValue(document, steps(pointer), before[name]);

/**
 * Whether two properties have each other's values, while what stands with them is as it was. Those of one name may only
 * have moved with their groups, where what stands with them is alike, or has moved too.
 */
const areExchanged =
  ({ now, icons }: Versions) =>
  (one: Changed, other: Changed): boolean => {
    if (!haveEachOthers(one, other)) return false;
    const hasOneName = one.name === other.name;
    const isCompared = (value: unknown) => isShown(value, icons) && (hasOneName || typeof value === 'string');
    const shownOf = (group: unknown) =>
      Object.entries(objectOf(group)).filter(([, value]) => isCompared(value));
    const back = [one, other].reduce(undone, now);
    const isAsItWas = ({ pointer, before }: Changed) =>
      isDeepStrictEqual(shownOf(before), shownOf(valueAt(back, above(pointer))));
    const [its, others] = [one, other].map((own) => shownOf(omit(own.now, [own.name])));
    return !(hasOneName && isDeepStrictEqual(its, others)) && [one, other].every(isAsItWas);
  };

/** The pairs of places of a document that have each other's values since it was another one, by their pointers. */
export const exchangesSince = (versions: Versions): [one: string, other: string][] =>
  exchangedPairs(changedIn(versions), areExchanged(versions)).map(([one, other]) => [
    one.pointer,
    other.pointer,
  ]);

/** Whether two pairs of places are of the same two groups, in either order. */
export const areOfGroups = (pair: string[], others: string[]): boolean =>
  isDeepStrictEqual(pair.map(above).sort(), others.map(above).sort());
