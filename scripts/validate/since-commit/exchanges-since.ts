import { isDeepStrictEqual } from 'node:util';
import { lookedUpPairs } from '../../../src/engine/core/checks/context/exchanged-pairs.ts';
import { isItem } from '../../../src/engine/core/checks/problems/is-item.ts';
import { above, lastStep, steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place } from '../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withValue } from '../../../src/engine/core/checks/problems/with-value.ts';
import { isPageFile } from '../../../src/engine/core/file-names.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { inOneLine } from '../../json-text/in-one-line.ts';
import { placeIn } from '../../site/place-in.ts';
import { differencesIn } from './differences-in.ts';
import type { ChangedDocument } from './versions-of.ts';

/** A place of a document that has another value now. */
type Changed = { document: ChangedDocument; place: Place; name: string; before: unknown; now: unknown };

type Icons = SiteSource['icons'];

/**
 * Whether visitors see or follow a value: words, an address, a picture, an icon, or a group of such. A bare word, such
 * as "mint", and a number choose only how something looks.
 */
const isShown = (value: unknown, icons: Icons): boolean => {
  if (typeof value === 'string') return !/^[a-z][\w-]*$/.test(value) || Object.hasOwn(icons, value);
  return typeof value === 'object' && value !== null
    ? Object.values(value).some((inner) => isShown(inner, icons))
    : false;
};

/** The values that stand at one place in both versions of a document and differ, where visitors see both. */
const changedIn = (document: ChangedDocument, icons: Icons): Changed[] =>
  [...differencesIn(document.before, document.now)]
    .filter(({ pointer, before, now }) => pointer !== '' && isShown(before, icons) && isShown(now, icons))
    .map(({ pointer, before, now }) => {
      const place = placeIn(document.file, document.now, pointer);
      return { document, place, name: lastStep(pointer), before, now };
    });

const picture = /^\/\S+\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/;

/** Whether a value is the address of a picture. */
const isPicture = (value: unknown): boolean => typeof value === 'string' && picture.test(value);

const haveEachOthers = (one: Changed, other: Changed): boolean =>
  isDeepStrictEqual([one.before, other.before], [other.now, one.now]);

/** Values outside of pages and sections are settings, such as facts, which have a check of their own; pictures have none. */
const isOfPage = ({ place: { file, section }, now }: Changed): boolean =>
  isPageFile(file) || section !== undefined || isPicture(now);

/** In which order the items of a list stand may be changed. */
const areOfList = (one: Changed, other: Changed): boolean =>
  isItem(one.place.pointer) &&
  one.document === other.document &&
  above(one.place.pointer) === above(other.place.pointer);

/** A document in which a value is again what it was. */
const undone = (document: unknown, { place, before }: Changed): unknown =>
  withValue(document, steps(place.pointer), before);

/**
 * Whether two values have each other's places, while what stands with them is as it was. Those of one name may only
 * have moved with their groups, where what stands with them is alike, or has moved too.
 */
const areExchanged =
  (icons: Icons) =>
  (one: Changed, other: Changed): boolean => {
    const both = [one, other];
    if (!both.some(isOfPage) || areOfList(one, other) || !haveEachOthers(one, other)) return false;
    const hasOneName = one.name === other.name;
    const isCompared = (value: unknown) => isShown(value, icons) && (hasOneName || typeof value === 'string');
    const groupIn = (document: unknown, { place }: Changed) =>
      Object.entries({ ...Object(valueAt(document, above(place.pointer))) }).filter(([, value]) =>
        isCompared(value),
      );
    const [its, others] = both.map((own) =>
      groupIn(own.document.now, own).filter(([name]) => name !== own.name),
    );
    const isAsItWas = (own: Changed) => {
      const { document } = own;
      const back = both.filter((one) => one.document === document).reduce(undone, document.now);
      return isDeepStrictEqual(groupIn(document.before, own), groupIn(back, own));
    };
    return !(hasOneName && isDeepStrictEqual(its, others)) && both.every(isAsItWas);
  };

/** The pairs of places of some documents that have each other's values since these were others. */
export const exchangesSince = (documents: ChangedDocument[], icons: Icons): [one: Place, other: Place][] => {
  const changed = documents.flatMap((document) => changedIn(document, icons));
  const byFormer = Map.groupBy(changed, ({ before }) => inOneLine(before));
  const candidatesOf = ({ now }: Changed) => byFormer.get(inOneLine(now)) ?? [];
  const pairs = lookedUpPairs(changed, candidatesOf, areExchanged(icons));
  return pairs.map(([one, other]) => [one.place, other.place]);
};
