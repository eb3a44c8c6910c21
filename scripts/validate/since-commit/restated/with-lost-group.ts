import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import { above, below, steps } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { problemOf } from '../../../../src/engine/core/checks/problems/problem-of.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { counted } from '../../../../src/engine/core/counted.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';
import { takePartBack } from '../take-part-back.ts';
import { versionsOf } from '../versions-of.ts';

const isOfWords = isOf('i18n/missing-translation', 'i18n/missing-key');

const countTexts = (value: unknown): number =>
  isObject(value) ? Object.values(value).reduce((sum: number, one) => sum + countTexts(one), 0) : 1;

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

/** The outermost group that has nothing any more: what is missing was one of several things in it. */
const emptiedAround = (now: unknown, pointer: string): string => {
  const around = above(pointer);
  return isEmpty(valueAt(now, around)) ? emptiedAround(now, around) : pointer;
};

/** A group of words that a file had at the commit is not to be written anew: git has it. */
export const withLostGroup = (past: Past, problem: Problem): Problem => {
  const { check, severity, file, pointer, missing } = problem;
  const versions = isOfWords({ check }) ? versionsOf(past, file) : undefined;
  if (!versions || missing === undefined) return problem;
  const { before, now } = versions;
  const group = emptiedAround(now, below(pointer, missing));
  const [was, is] = [valueAt(before, group), valueAt(now, group)];
  if (!isObject(was) || !(is === undefined || isEmpty(is))) return problem;
  const [name, texts] = [`The group "${steps(group).join('.')}"`, counted(countTexts(was), 'text')];
  const fault =
    is === undefined
      ? `${name} was here at ${commitInWords(past.since)} and is gone, with ${texts}.`
      : `${name} had ${texts} at ${commitInWords(past.since)}, and has none now.`;
  const message = `${fault} ${takePartBack(past, file, { pointer: group, was })}`;
  return problemOf({ id: check, severity }, { file, pointer, message, tells: 'former' });
};
