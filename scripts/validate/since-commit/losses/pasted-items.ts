import { isDeepStrictEqual } from 'node:util';
import { sectionPointer } from '../../../../src/engine/core/checks/context/section-pointer.ts';
import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import {
  above,
  below,
  isBelow,
  lastStep,
} from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { listOf, objectOf } from '../../../../src/engine/core/json/json-value.ts';
import type { Json } from '../../../../src/engine/core/types.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import { isContent, placeIn } from '../../../site/place-in.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';
import type { Loss } from './loss.ts';

const mayClash = isOf('schema/duplicate-id', 'schema/section-limit', 'a11y/main-heading');

/** Whether it is told of two items of a list that they cannot stand together, at the name of one of them. */
const isClash = (problem: Problem): boolean =>
  mayClash(problem) && /\/\d+\/(id|key|type)$/.test(problem.pointer);

const isOfBoth = isOf('i18n/misplaced-key', 'schema/section-limit', 'a11y/main-heading');

const namesOf = (item: unknown): unknown[] => {
  const { id, key, type } = objectOf(item);
  return [id, key, type];
};

const areCalledAlike = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(namesOf(one), namesOf(other));

/** The numbers of the items that a list has got; none when it has lost one, too, which may be called otherwise now. */
const newIn = (before: unknown[], now: unknown[]): number[] => {
  const left = new Set(now.keys());
  const isGone = (areOne: (one: unknown, other: unknown) => boolean) => (item: unknown) => {
    const found = [...left].find((index) => areOne(now[index], item));
    return found === undefined || !left.delete(found);
  };
  const gone = before.filter(isGone(isDeepStrictEqual)).filter(isGone(areCalledAlike));
  return gone.length === 0 ? [...left] : [];
};

/** An item that is new in its list, and the name for which it cannot stand beside the one at `twin`. */
type Pasted = { document: Json; pointer: string; twin: string; name: string };

/** Of two items that cannot stand together, the one that the commit did not have. */
const pastedAt = (past: Past, problem: Problem): Pasted | undefined => {
  const { check, file, pointer } = problem;
  const versions = isClash(problem) && isContent(file) ? versionsOf(past, file) : undefined;
  if (!versions) return undefined;
  const document = objectOf(versions.now);
  const [twin, name] = [above(pointer), lastStep(pointer)];
  const list = above(twin);
  const now = listOf(valueAt(document, list));
  const value = valueAt(document, pointer);
  const found = newIn(listOf(valueAt(versions.before, list)), now);
  const own = found.filter((index) => below(list, index) === twin);
  const isOther = (index: number) => check === 'a11y/main-heading' || objectOf(now[index])[name] === value;
  const [only, another] = own.length > 0 ? own : found.filter(isOther);
  return only === undefined || another !== undefined
    ? undefined
    : { document, pointer: below(list, only), twin, name };
};

/** The page that had an item at the commit, in a list of that name, and has it no more. */
const formerHome = (past: Past, { document, pointer }: Pasted): string | undefined => {
  const item = valueAt(document, pointer);
  const has = (page: unknown) =>
    listOf(valueAt(page, above(pointer))).some((one) => isDeepStrictEqual(one, item));
  return [...past.former.keys()].filter(isContent).find((file) => {
    const { before, now } = versionsOf(past, file) ?? {};
    return has(before) && !has(now);
  });
};

const clashInWords = ({ check }: Problem, { document, pointer, name }: Pasted): string => {
  if (check === 'a11y/main-heading') return 'another one carries the main heading of the page already';
  const value = String(valueAt(document, below(pointer, name)));
  return name === 'type'
    ? `it is one "${value}" more than a page may have`
    : `another one has the ${name} "${value}", too`;
};

const messageOf = (past: Past, problem: Problem, pasted: Pasted & { home: string | undefined }): string => {
  const { pointer, name, home } = pasted;
  const then = commitInWords(past.since);
  const what = sectionPointer(pointer) === pointer ? 'section' : 'entry';
  const away = home === undefined ? 'Remove it' : `It stood in ${home} at that time: move it back`;
  const other = name === 'type' ? 'another type' : `another ${name} and words of its own`;
  return `This ${what} is new here since ${then}, and ${clashInWords(problem, pasted)}. ${away}, or give it ${other}.`;
};

/** Of items that cannot stand together the one is wrong that is new since the commit, with all that it brings along. */
export const pastedItems = (past: Past, problems: Problem[]): Loss[] =>
  problems.flatMap((problem): Loss[] => {
    const pasted = pastedAt(past, problem);
    if (!pasted) return [];
    const { file } = problem;
    const { document, pointer, twin, name } = pasted;
    const home = formerHome(past, pasted);
    const place = placeIn(file, document, below(pointer, name));
    const message = messageOf(past, problem, { ...pasted, home });
    const isFollower = (other: Problem) =>
      other === problem ||
      // The page that it came from may have no main heading now.
      (other.file === home && other.check === 'a11y/main-heading') ||
      (other.file === file &&
        isOfBoth(other) &&
        [pointer, twin].some((item) => isBelow(other.pointer, item)));
    return [{ told: { ...place, message }, isFollower }];
  });
