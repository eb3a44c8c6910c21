import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import { below, steps } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';
import { takePartBack } from '../take-part-back.ts';
import { versionsOf } from '../versions-of.ts';
import type { Loss } from './loss.ts';

const isOfWords = isOf('i18n/missing-translation', 'i18n/missing-key');

const countTexts = (value: unknown): number =>
  isObject(value) ? Object.values(value).reduce((sum: number, one) => sum + countTexts(one), 0) : 1;

const lossOf = (past: Past, problem: Problem): Loss[] => {
  const { check, file, pointer, missing } = problem;
  const versions = isOfWords({ check }) ? versionsOf(past, file) : undefined;
  if (!versions || missing === undefined) return [];
  const { before, now } = versions;
  const group = below(pointer, missing);
  const value = valueAt(before, group);
  if (!isObject(value) || valueAt(now, group) !== undefined) return [];
  const message = `The group "${steps(group).join('.')}" was here at ${commitInWords(past.since)} and is gone, with ${countTexts(value)} texts. ${takePartBack(past, file, { pointer: group, was: value })}`;
  return [{ told: { file, pointer, message }, isFollower: (other) => other === problem }];
};

/** A group of words that a file had at the commit is not to be written anew: git has it. */
export const lostGroups = (past: Past, problems: Problem[]): Loss[] =>
  problems.flatMap((problem) => lossOf(past, problem));
