import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { withoutMending } from '../../../../src/engine/core/checks/problems/restated.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import { positionOf } from '../../../site/locate-problem.ts';
import type { Past } from '../look-back.ts';

/** The first and the last line between which those of a text stand in another order than before; no other line is new. */
const reordered = (before: string, now: string): [first: number, last: number] | undefined => {
  const [were, are] = [before.split('\n'), now.split('\n')];
  if (were.length !== are.length) return undefined;
  const isOther = (line: string, index: number) => line !== were[index];
  const [first, last] = [are.findIndex(isOther), are.findLastIndex(isOther)];
  const sorted = [were, are].map((lines) => lines.slice(first, last + 1).sort());
  return first !== last && String(sorted[0]) === String(sorted[1]) ? [first, last] : undefined;
};

/**
 * A file that cannot be read since its lines stand in another order is told as that. No sign of it is wrong, so mending
 * one would only make another fault.
 */
export const withFormerOrder = ({ files, former, since }: Past, problem: Problem): Problem => {
  const now = problem.check === 'json/syntax' ? files.texts.get(problem.file) : undefined;
  const before = former.get(problem.file);
  const [first, last] = (now !== undefined && before !== undefined && reordered(before, now)) || [];
  if (now === undefined || first === undefined || last === undefined) return problem;
  const lines = now.split('\n');
  const start = lines.slice(0, first).join('\n').length + Math.min(first, 1);
  const indent = /^\s*/.exec(lines[first] ?? '')?.[0].length ?? 0;
  const place = positionOf(now, { offset: start + indent, length: (lines[first] ?? '').trim().length });
  const then = `than at ${commitInWords(since)}`;
  const message =
    last === first + 1
      ? `This line and the next one stand in another order ${then}. Exchange them.`
      : `Lines ${first + 1} to ${last + 1} stand in another order ${then}. Put them back in that order.`;
  return { ...withoutMending(problem), ...place, message };
};
