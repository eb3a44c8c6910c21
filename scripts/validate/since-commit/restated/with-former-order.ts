import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { withoutMending } from '../../../../src/engine/core/checks/problems/restated.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import { canonicalJson } from '../../../json-text/canonical-json.ts';
import { positionOf } from '../../../site/locate-problem.ts';
import { withoutEasySlips } from '../../texts/easy-slips.ts';
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

/** The lines of a text in its form without the commas between them, whatever their order. */
const linesIn = (text: string): string => String(canonicalJson(text).replace(/,$/gm, '').split('\n').sort());

/** Whether what was moved is whole, and only commas have not followed: each line is as deep as it was. */
const isWhole = (before: string, now: string): boolean => {
  const mended = withoutEasySlips(now);
  return mended !== undefined && linesIn(mended) === linesIn(before);
};

/**
 * A file that cannot be read since its lines stand in another order is told as that, unless commas make it right: then
 * an item was moved, which was meant.
 */
export const withFormerOrder = ({ files, former, since }: Past, problem: Problem): Problem => {
  const now = problem.check === 'json/syntax' ? files.texts.get(problem.file) : undefined;
  const before = former.get(problem.file);
  if (now === undefined || before === undefined) return problem;
  const [first, last] = reordered(before, now) ?? [];
  if (first === undefined || last === undefined || isWhole(before, now)) return problem;
  const lines = now.split('\n');
  const start = lines.slice(0, first).join('\n').length + Math.min(first, 1);
  const indent = /^\s*/.exec(lines[first] ?? '')?.[0].length ?? 0;
  const place = positionOf(now, { offset: start + indent, length: (lines[first] ?? '').trim().length });
  const then = `than at ${commitInWords(since)}`;
  const message =
    last === first + 1
      ? `This line and the next one stand in another order ${then}. Exchange them.`
      : `Lines ${first + 1} to ${last + 1} stand in another order ${then}. Put them back in that order.`;
  return { ...withoutMending(problem), ...place, message, tells: 'former' };
};
