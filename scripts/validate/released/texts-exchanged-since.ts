import { isDeepStrictEqual } from 'node:util';
import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';
import { placeInWords } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import { above, lastStep } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place, Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { pathName } from '../../../src/engine/core/checks/schema/fault.ts';
import { isObject } from '../../../src/engine/core/json-value.ts';
import { parseJson } from '../../site/file-reader.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { textsIn } from '../causes/shown-places.ts';
import { commitInWords } from './losses/loss.ts';

/** Texts of one file that have each other's places since an earlier commit: `textsExchangedSince` tells of it. */
export const exchangedText: CheckInfo = {
  id: 'content/exchanged-text',
  severity: 'info',
  description:
    'No two texts of a page have changed places since the last commit, without what stands with them.',
  advice:
    'Two columns, tiles or steps that have each other’s titles are both right by themselves, and visitors find under each title what belongs to the other. Exchange the titles again, or the rest, too. Example: "t:footer.company" over the quick links. As it may be meant, it is only a remark, which is gone with the next commit. Compared is with the last commit, or the one of --since, so nothing is told outside of git; and only when nothing else is wrong.',
};

/** A property that names another text than at the commit; all beside it is as it was. */
type Changed = { place: Place; before: string; now: string; beside: object };

const besideOf = (document: unknown, pointer: string): object | undefined => {
  const holder = valueAt(document, above(pointer));
  return isObject(holder) ? { ...holder, [lastStep(pointer)]: undefined } : undefined;
};

const changedIn = (file: string, former: string, text: string): Changed[] => {
  const [before, now] = [parseJson(file, former).value, parseJson(file, text).value];
  const was = new Map(
    textsIn({ texts: new Map([[file, former]]) }, file).map(({ key, place }) => [place.pointer, key]),
  );
  return textsIn({ texts: new Map([[file, text]]) }, file).flatMap(({ key, place }): Changed[] => {
    const own = was.get(place.pointer);
    const beside = besideOf(now, place.pointer);
    const isAlone = own === undefined || own === key || beside === undefined;
    return !isAlone && isDeepStrictEqual(beside, besideOf(before, place.pointer))
      ? [{ place, before: own, now: key, beside }]
      : [];
  });
};

/** Whether two properties of one name have each other's texts, and what stands with each says that they are not alike. */
const areExchanged = (one: Changed, other: Changed): boolean =>
  one.before === other.now &&
  other.before === one.now &&
  lastStep(one.place.pointer) === lastStep(other.place.pointer) &&
  above(one.place.pointer) !== above(other.place.pointer) &&
  !isDeepStrictEqual(one.beside, other.beside);

const problemOf = (one: Changed, other: Changed, since: string): Problem => {
  const there = pathName(other.place.pointer.replace(/^.*?\/props\//, '/'));
  const message = `${placeInWords(one.place)}At ${commitInWords(since)} "t:${one.before}" stood here, and "t:${one.now}" in "${there}": the two have changed places, and what stands with them has not. Exchange them again, unless that is meant.`;
  const { id: check, severity } = exchangedText;
  return { check, severity, ...one.place, also: [other.place.pointer], message };
};

/** The pairs of texts that have each other's places since a commit, from what changed files said there. */
export const textsExchangedSince = (
  { texts }: Pick<SiteFiles, 'texts'>,
  former: Map<string, string | undefined>,
  since: string,
): Problem[] =>
  [...former].flatMap(([file, text]) => {
    const now = texts.get(file);
    const changed = text === undefined || now === undefined ? [] : changedIn(file, text, now);
    return changed.flatMap((one, index) => {
      const other = changed.slice(index + 1).find((its) => areExchanged(one, its));
      return other ? [problemOf(one, other, since)] : [];
    });
  });
