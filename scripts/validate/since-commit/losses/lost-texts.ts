import { isLeftoverKey } from '../../../../src/engine/core/checks/consequences/kinds.ts';
import { isInside } from '../../../../src/engine/core/checks/context/words/keys/is-within.ts';
import { messageWithoutPlace } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import type { Place, Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { firstThree } from '../../../../src/engine/core/counted.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { withoutUndefined } from '../../../../src/engine/core/json/without-undefined.ts';
import { commitInWords, showFormer } from '../../../git/commit-in-words.ts';
import { isContent, placeIn } from '../../../site/place-in.ts';
import { blockOfOtherPage } from '../../causes/block-of-other-page.ts';
import { howToRemove } from '../../causes/how-to-remove.ts';
import { keysAtProblem } from '../../keys-at-problem.ts';
import type { Past } from '../look-back.ts';
import { changedDocuments } from '../versions-of.ts';
import { keysIn } from './former-pages.ts';
import { type Hole, holesIn } from './holes-in.ts';
import type { Loss } from './loss.ts';

/** The texts that a problem misses: those that nothing shows, or one that another property seems to have lost. */
const missedBy = (problem: Problem): string[] => {
  const { check, named, tells } = problem;
  if (isLeftoverKey({ check })) return tells === 'hidden' ? [] : keysAtProblem(problem);
  return check === 'i18n/misplaced-key' ? (named?.keys ?? []) : [];
};

/** What is called in a sentence what stood in some holes. */
const nameOf = ([first, another]: Hole[]): string => {
  const { value } = first?.part ?? {};
  const isSection = first?.around === '/sections' && another === undefined && isObject(value);
  return isSection ? `The section "${value.id}" that` : 'What';
};

/** What stood in some holes at one place, as sentences. */
const saysOf = (holes: Hole[], missed: string[], since: string): string => {
  const [hole, another] = holes;
  const { name, value } = hole?.part ?? {};
  const [then, here] = [commitInWords(since), hole?.isLast ? 'after this one' : 'here'];
  if (another === undefined && name !== undefined && typeof value === 'string')
    return `At ${then} there stood ${here}: "${name}": ${JSON.stringify(value)}. Nothing shows that text any more.`;
  const texts = missed.length === 1 ? 'its text' : `its ${missed.length} texts`;
  return `${nameOf(holes)} stood ${here} at ${then} is gone, and nothing else shows ${texts}: ${firstThree(missed)}.`;
};

/** What stood in place of a part of another page is to be written again: it is not said to be removed, as nobody meant to. */
const toldOfPasted = (
  { files, since }: Past,
  { place }: Gone,
  problem: Problem,
): Loss['told'] | undefined => {
  const pasted = place.pointer.includes('/props/') ? blockOfOtherPage(files, place.file, problem) : undefined;
  if (!pasted) return undefined;
  const { file, pointer, page, section } = pasted;
  const message = `${messageWithoutPlace(pasted)} They are in ${commitInWords(since)} still: ${showFormer(since, file)}`;
  return withoutUndefined({ file, pointer, page, section, message, check: pasted.check });
};

/** A problem of texts that are missed, and the keys of all that are missed with it. */
type Missed = { problem: Problem; missed: string[] };

/** Whether something led to a page that is gone, too: nobody is to put back what leads there. */
const ledToGonePage = ({ files }: Past, holes: Hole[]): boolean => {
  const led = JSON.stringify(holes.map(({ part }) => part.value)).matchAll(/"page:([\w-]+)/g);
  const pages = new Set(files.source.pages.map(({ document }) => document.id));
  return [...led].some(([, page = '']) => !pages.has(page));
};

/** Words that went with a page are told where they stand: nobody is to write again what led there. */
const toldWithPage = (past: Past, holes: Hole[], { problem, missed }: Missed): Loss['told'] | undefined => {
  if (!ledToGonePage(past, holes)) return undefined;
  const { file, pointer, at, page, section } = problem;
  const names = firstThree(missed.map((key) => `"${key}"`));
  const message = `No page shows ${names} any more: ${howToRemove(past.files, missed)}.`;
  return withoutUndefined({ file, pointer, at, page, section, message });
};

/** What is gone from one place. */
type Gone = { place: Place & Pick<Hole, 'at'>; holes: Hole[] };

/** Tells as one loss what is gone from a place with its texts, and which problems only follow from that. */
const lossOf = (past: Past, gone: Gone, problems: Problem[]): Loss[] => {
  const { place, holes } = gone;
  const own = new Set(holes.flatMap(({ keys }) => keys));
  const isFollower = (problem: Problem) => {
    const missed = missedBy(problem);
    return missed.length > 0 && missed.every((key) => own.has(key));
  };
  const following = problems.filter(isFollower);
  const [first] = following;
  if (!first) return [];
  // A section that the layout has lost with what stood beside it.
  const isLostSection = ({ check, named }: Problem) =>
    check === 'ref/lost-section' &&
    named?.groups?.some((group) => [...own].some((key) => isInside(key, group))) === true;
  const missed = [...new Set(following.flatMap(missedBy))];
  const check = following.find(isLeftoverKey)?.check ?? 'i18n/unused-key';
  const says = saysOf(holes, missed, past.since);
  const message = `${says} Put it back, or ${howToRemove(past.files, missed)}.`;
  const told = toldOfPasted(past, gone, first) ??
    toldWithPage(past, holes, { problem: first, missed }) ?? { ...place, message, check };
  return [{ told, isFollower: (problem) => isFollower(problem) || isLostSection(problem) }];
};

/** What is gone from the pages and the settings, by its places. */
const holesByPlace = (past: Past): Gone[] =>
  changedDocuments(past).flatMap(({ file, before, now }) => {
    const holes = holesIn(before, now).filter(({ keys }) => keys.length > 0);
    return [...Map.groupBy(holes, ({ pointer, at }) => `${pointer}\n${at}`).values()].flatMap((group) =>
      group.slice(0, 1).map(({ around, pointer, at }) => ({
        place: { ...placeIn(file, now, around), pointer, ...(at ? { at } : {}) },
        holes: group,
      })),
    );
  });

/** Words that a page or the settings showed, and that went with a part of these, are missed where that stood. */
export const lostTexts = (past: Past, problems: Problem[]): Loss[] =>
  problems.some((problem) => missedBy(problem).length > 0)
    ? holesByPlace(past).flatMap((gone) => lossOf(past, gone, problems))
    : [];

const shownBefore = ({ former }: Past): Set<string> =>
  new Set([...former].flatMap(([file, text]) => (isContent(file) ? [...keysIn(text ?? '')] : [])));

/** Words that something showed at the commit are not removed by themselves: what showed them may be missed. */
export const keepShown = (past: Past, problems: Problem[]): Problem[] => {
  if (!problems.some(({ check, fix }) => fix && isLeftoverKey({ check }))) return problems;
  const shown = shownBefore(past);
  return problems.map((problem) => {
    const { fix, ...rest } = problem;
    const keys = fix && isLeftoverKey(problem) ? keysAtProblem(problem) : [];
    const lost = keys.filter((key) => shown.has(key));
    if (lost.length === 0) return problem;
    const [was, it] = lost.length === 1 ? ['was', 'it'] : ['were', 'them'];
    const message = `${firstThree(lost.map((key) => `"${key}"`))} ${was} shown at ${commitInWords(past.since)}, and no page shows ${it} any more. Put back what showed ${it}, or ${howToRemove(past.files, keys)}.`;
    return { ...rest, message, tells: 'former' };
  });
};
