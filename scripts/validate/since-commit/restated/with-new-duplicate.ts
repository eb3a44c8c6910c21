import { spawnSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { above, lastStep } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { faultIn, withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { withSuggestion } from '../../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { isObject, objectOf } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import { positionOf } from '../../../site/locate-problem.ts';
import { twinsAt } from '../../texts/duplicate-problems.ts';
import type { Past } from '../look-back.ts';
import type { FormerValue } from '../only-change.ts';
import { takePartBack } from '../take-part-back.ts';
import { type Versions, versionsOf } from '../versions-of.ts';

/** Whether the work of others is being merged: what is new may be theirs, and right. */
const isMerging = ({ files: { root: cwd } }: Past): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', 'MERGE_HEAD'], { cwd }).status === 0;

/** What to do with the one of two properties of one name that is new. */
const remedyOf = (past: Past, { suggestion, tells }: Problem, line: number): string => {
  const since = commitInWords(past.since);
  if (suggestion !== undefined)
    return `This one is new since ${since}, and is meant to be "${suggestion}": correct its name.`;
  if (tells === 'moved') return `Move this one there, which is new since ${since}.`;
  return isMerging(past)
    ? `also in line ${line}. This one comes from what is being merged: keep the right one of the two.`
    : `also in line ${line}. This one is new since ${since}: remove it.`;
};

/** The name that a value had in its group at the commit, and that is gone there. */
const formerNameOf = (value: unknown, before: unknown, now: unknown): string | undefined =>
  Object.keys(objectOf(before)).find(
    (name) =>
      objectOf(now)[name] === undefined && JSON.stringify(objectOf(before)[name]) === JSON.stringify(value),
  );

/** The group beside that one which had a value at the commit, and that is gone: its beginning was lost. */
const lostGroupOf = ([name, value]: [string, unknown], before: unknown, now: unknown): string | undefined =>
  Object.keys(objectOf(before)).find(
    (group) =>
      objectOf(now)[group] === undefined &&
      JSON.stringify(objectOf(objectOf(before)[group])[name]) === JSON.stringify(value),
  );

/** The group within that one which had a value at the commit, and has it no more: the value was moved out of it. */
const innerGroupOf = ([name, value]: [string, unknown], before: unknown, now: unknown): string | undefined =>
  Object.keys(objectOf(before)).find((group) => {
    const [then, still] = [before, now].map((around) => objectOf(around)[group]);
    const isGone = isObject(still) && still[name] === undefined;
    return isGone && JSON.stringify(objectOf(then)[name]) === JSON.stringify(value);
  });

/** The two groups again that the lost beginning of one has made one, if nothing else of them has changed. */
const parted = ({ before, now }: Versions, group: string, lost: string): FormerValue => {
  const [pointer, name] = [above(group), lastStep(group)];
  const [around, left] = [before, now].map((document) => objectOf(valueAt(document, pointer)));
  const joined = { ...objectOf(around?.[name]), ...objectOf(around?.[lost]) };
  const isAll = isDeepStrictEqual(left?.[name], joined);
  return { pointer, was: isAll ? { ...left, [name]: around?.[name], [lost]: around?.[lost] } : left };
};

/** Where the new one belongs, when it stood in another group at the commit; undefined when it did not. */
const homeInWords = (past: Past, { file, pointer, tells }: Problem, value: unknown): string | undefined => {
  const versions = versionsOf(past, file);
  if (!versions) return undefined;
  const documents = [versions.before, versions.now];
  const [group, now] = documents.map((document) => valueAt(document, above(pointer)));
  const [around, left] = documents.map((document) => valueAt(document, above(above(pointer))));
  const since = commitInWords(past.since);
  const entry: [string, unknown] = [lastStep(pointer), value];
  const lost = lostGroupOf(entry, around, left);
  if (lost !== undefined)
    return `This one is of "${lost}", whose beginning is lost since ${since}. ${takePartBack(past, file, parted(versions, above(pointer), lost))}`;
  const inner = tells === 'moved' ? undefined : innerGroupOf(entry, group, now);
  return inner && `This one was in "${inner}" at ${since}: move it back there.`;
};

/** Of two properties of one name, the one is wrong that the commit did not have. */
export const withNewDuplicate = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, also, fix } = problem;
  const isOne = check === 'json/duplicate-key' && also === undefined && fix === undefined;
  const versions = isOne ? versionsOf(past, file) : undefined;
  const text = past.files.texts.get(file);
  if (!versions || text === undefined) return problem;
  const [group, now] = [versions.before, versions.now].map((document) => valueAt(document, above(pointer)));
  const before = JSON.stringify(objectOf(group)[lastStep(pointer)]);
  const twins = twinsAt(text, pointer);
  const [fresh, another] = twins.filter(({ value }) => JSON.stringify(value) !== before);
  const known = twins.find((twin) => twin !== fresh);
  if (!fresh || another || !known) return problem;
  const { line } = positionOf(text, known.range);
  const since = commitInWords(past.since);
  const home = homeInWords(past, problem, fresh.value);
  const name = home === undefined ? formerNameOf(fresh.value, group, now) : undefined;
  const remedy = home === undefined ? remedyOf(past, problem, line) : `also in line ${line}. ${home}`;
  const told =
    name === undefined
      ? withRemedy(faultIn(problem), remedy)
      : withSuggestion(
          `"${lastStep(pointer)}" stands twice in this group, also in line ${line}. This one was "${name}" at ${since}.`,
          name,
        );
  return Object.assign({ ...problem, ...told, tells: 'former' as const }, positionOf(text, fresh.range));
};
