import { isDeepStrictEqual } from 'node:util';
import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import { above } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place, Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../../src/engine/core/checks/problems/restated.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { isContent } from '../../../site/place-in.ts';
import { saidOfExchange } from '../exchanged-values.ts';
import { exchangesSince } from '../exchanges-since.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';

const isOfExchange = isOf('i18n/misplaced-key', 'ref/exchanged');

/** Whether two places are in the same two groups as two others, in either order. */
const areOfGroups = (pair: Place[], others: string[]): boolean =>
  isDeepStrictEqual(pair.map(({ pointer }) => above(pointer)).sort(), others.map(above).sort());

/** Two groups that have something of each other are told at what changed places since the commit, not at what was beside it. */
export const withFormerExchange = (past: Past, problem: Problem): Problem => {
  const { file, pointer, also = [] } = problem;
  const isPair = isOfExchange(problem) && also.length === 1 && isContent(file);
  const { before, now } = (isPair && versionsOf(past, file)) || {};
  if (!isObject(now)) return problem;
  const exchanges = exchangesSince([{ file, before, now }], past.files.source.icons);
  const isOfBoth = (pair: Place[]) => areOfGroups(pair, [pointer, ...also]);
  const [[one, other] = [], another] = exchanges.filter(isOfBoth);
  if (!one || !other || another) return problem;
  const message = `${saidOfExchange(one, other, past.since)} Exchange them again.`;
  return { ...restatedAt(problem, one, message), also: [other.pointer], tells: 'former' };
};
