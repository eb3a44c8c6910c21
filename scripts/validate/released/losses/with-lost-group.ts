import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import { below, steps } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { problemOf } from '../../../../src/engine/core/checks/problems/problem-of.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';
import { takePartBack } from '../take-part-back.ts';
import { versionsOf } from '../versions-of.ts';

const isOfWords = isOf('i18n/missing-translation', 'i18n/missing-key');

const countTexts = (value: unknown): number =>
  isObject(value) ? Object.values(value).reduce((sum: number, one) => sum + countTexts(one), 0) : 1;

/** A group of words that a file had at the commit is not to be written anew: git has it. */
export const withLostGroup = (past: Past, problem: Problem): Problem => {
  const { check, severity, file, pointer, missing } = problem;
  const versions = isOfWords({ check }) ? versionsOf(past, file) : undefined;
  if (!versions || missing === undefined) return problem;
  const { before, now } = versions;
  const group = below(pointer, missing);
  const value = valueAt(before, group);
  if (!isObject(value) || valueAt(now, group) !== undefined) return problem;
  const message = `The group "${steps(group).join('.')}" was here at ${commitInWords(past.since)} and is gone, with ${countTexts(value)} texts. ${takePartBack(past, file, { pointer: group, was: value })}`;
  return problemOf({ id: check, severity }, { file, pointer, message, tells: 'former' });
};
