import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { withMore } from '../../../../src/engine/core/checks/problems/with-more.ts';
import { listOf, objectOf } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords, longestTold } from '../../../git/commit-in-words.ts';
import { inOneLine } from '../../../json-text/in-one-line.ts';
import { isContent } from '../../../site/place-in.ts';
import type { Past } from '../look-back.ts';
import { type Hole, holesIn } from '../losses/holes-in.ts';
import type { FormerValue } from '../only-change.ts';
import { takePartBack } from '../take-part-back.ts';
import { versionsOf } from '../versions-of.ts';

/** How often a value stands in a document. */
const timesIn = (document: unknown, value: unknown): number =>
  JSON.stringify(document).split(JSON.stringify(value)).length;

/** The only item that is gone from a list since the commit. */
const holeIn = (past: Past, { file, pointer }: Problem): Hole | undefined => {
  const versions = isContent(file) ? versionsOf(past, file) : undefined;
  if (!versions) return undefined;
  const documents = [versions.before, versions.now];
  const [before, now] = documents.map((document) => valueAt(document, pointer));
  if (!Array.isArray(before) || !Array.isArray(now) || now.length !== before.length - 1) return undefined;
  const [hole, another] = holesIn(before, now, pointer);
  if (another !== undefined || hole?.around !== pointer) return undefined;
  // What stands in another list now has moved, and is not lost.
  const [then, still] = documents.map((document) => timesIn(document, hole.part.value));
  return then === still ? undefined : hole;
};

/** The list with its lost item again. */
const withItem = (past: Past, { file, pointer }: Problem, item: unknown): FormerValue => {
  const { before, now } = versionsOf(past, file) ?? {};
  const index = listOf(valueAt(before, pointer)).indexOf(item);
  return { pointer, was: listOf(valueAt(now, pointer)).toSpliced(index, 0, item) };
};

/** What was lost: as it was written, or what is too long for that by its name, with the file that has it. */
const inWords = (past: Past, problem: Problem, { part: { value }, isLast }: Hole): string | undefined => {
  const { file, asked } = problem;
  const [at, where] = [`At ${commitInWords(past.since)}`, isLast ? 'after this one' : 'here'];
  const there = `${at} there stood ${where}`;
  if (isDeepStrictEqual(asked, value)) return `${at} it stood ${where}.`;
  const written = inOneLine(value);
  if (written.length <= longestTold) return `${there}: ${written}.`;
  const { id } = objectOf(value);
  return id === undefined
    ? undefined
    : `${there} "${id}". ${takePartBack(past, file, withItem(past, problem, value))}`;
};

/** A list in which something is missed is told at the item that it has lost since the commit, with what that was. */
export const withLostItem = (past: Past, problem: Problem): Problem => {
  // What stands elsewhere now is moved back from there.
  const mayBeLost = problem.severity !== 'info' && problem.elsewhere === undefined;
  const hole = mayBeLost ? holeIn(past, problem) : undefined;
  const was = hole && inWords(past, problem, hole);
  if (!hole || was === undefined) return problem;
  return { ...problem, pointer: hole.pointer, message: withMore(problem.message, was), tells: 'former' };
};
