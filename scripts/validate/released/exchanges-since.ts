import { isDeepStrictEqual } from 'node:util';
import { exchangedPairs } from '../../../src/engine/core/checks/context/exchanged-pairs.ts';
import { above, lastStep } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { isObject, objectOf } from '../../../src/engine/core/json/json-value.ts';
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

/** What visitors see of a group beside some of its properties. */
const besideOf = (group: Json, names: string[], icons: Versions['icons']): Json =>
  Object.fromEntries(
    Object.entries(group).filter(([name, value]) => !names.includes(name) && isShown(value, icons)),
  );

const picture = /^\/\S+\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/;

/** Whether a value is the address of a picture. */
export const isPicture = (value: unknown): boolean => typeof value === 'string' && picture.test(value);

const haveEachOthers = (one: Changed, other: Changed): boolean =>
  isDeepStrictEqual(one.before[one.name], other.now[other.name]) &&
  isDeepStrictEqual(other.before[other.name], one.now[one.name]);

/** What stands with a value, without the groups beside it: the other one may be in one of these. */
const wordsBeside = (group: Json, { name }: Changed): Json =>
  Object.fromEntries(
    Object.entries(group).filter(([own, value]) => own !== name && typeof value === 'string'),
  );

/** Whether two pictures or icons have each other's places, wherever these are: none fits where another belongs. */
const arePictures = (one: Changed, other: Changed, icons: Versions['icons']): boolean => {
  const isDrawn = ({ now, name }: Changed) => isPicture(now[name]) || Object.hasOwn(icons, String(now[name]));
  const isAsItWas = (own: Changed) =>
    isDeepStrictEqual(wordsBeside(own.before, own), wordsBeside(own.now, own));
  return one.name !== other.name && [one, other].every((own) => isDrawn(own) && isAsItWas(own));
};

/**
 * Whether two properties of a group, or those of one name in two groups, or two pictures or icons, have each other's values, while
 * what stands with them is as it was. Where that is alike in two groups, or has moved too, the groups have changed places.
 */
const areExchanged = (icons: Versions['icons']) => {
  const isAsItWas = ({ before, now }: Changed, ...names: string[]) =>
    isDeepStrictEqual(besideOf(before, names, icons), besideOf(now, names, icons));
  return (one: Changed, other: Changed): boolean => {
    if (!haveEachOthers(one, other)) return false;
    if (above(one.pointer) === above(other.pointer)) return isAsItWas(one, one.name, other.name);
    if (arePictures(one, other, icons)) return true;
    const [its, others] = [one, other].map(({ now, name }) => besideOf(now, [name], icons));
    const areApart = one.name === other.name && !isDeepStrictEqual(its, others);
    return areApart && isAsItWas(one, one.name) && isAsItWas(other, other.name);
  };
};

/** The pairs of places of a document that have each other's values since it was another one, by their pointers. */
export const exchangesSince = (versions: Versions): [one: string, other: string][] =>
  exchangedPairs(changedIn(versions), areExchanged(versions.icons)).map(([one, other]) => [
    one.pointer,
    other.pointer,
  ]);

/** Whether two pairs of places are of the same two groups, in either order. */
export const areOfGroups = (pair: string[], others: string[]): boolean =>
  isDeepStrictEqual(pair.map(above).sort(), others.map(above).sort());
