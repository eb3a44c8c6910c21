import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { faultIn, withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import { allTextsIn } from '../all-texts-in.ts';
import type { Past } from '../look-back.ts';
import { sourceWords } from '../source-words.ts';
import { takePartBack } from '../take-part-back.ts';
import { versionsOf } from '../versions-of.ts';

/** A group of words that another one was pasted over is not to be written anew: git has it, if it was translated. */
export const withFormerGroup = (past: Past, problem: Problem): Problem => {
  const { file, pointer, tells } = problem;
  const versions = tells === 'pasted' ? versionsOf(past, file) : undefined;
  if (!versions) return problem;
  const { before, now } = versions;
  const was = valueAt(before, pointer);
  if (!isObject(was) || isDeepStrictEqual(was, valueAt(now, pointer))) return problem;
  const untranslated = sourceWords(past);
  if (allTextsIn(was).every((text) => untranslated.has(text))) return problem;
  const told = `At ${commitInWords(past.since)} it had words of its own. ${takePartBack(past, file, { pointer, was })}`;
  return { ...problem, ...withRemedy(faultIn(problem), told), tells: 'former' };
};
