import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../../src/engine/core/checks/problems/restated.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { isContent, placeIn } from '../../../site/place-in.ts';
import { saidOfExchange } from '../exchanged-values.ts';
import { areOfGroups, exchangesSince } from '../exchanges-since.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';

/** Two groups that have something of each other are told at what changed places since the commit, not at what was beside it. */
export const withFormerExchange = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, also = [] } = problem;
  const isPair = /^(i18n\/misplaced-key|ref\/exchanged)$/.test(check) && also.length === 1 && isContent(file);
  const { before, now } = (isPair && versionsOf(past, file)) || {};
  if (!isObject(now)) return problem;
  const { icons } = past.files.source;
  const exchanges = exchangesSince({ before, now, icons });
  const [found, another] = exchanges.filter((pair) => areOfGroups(pair, [pointer, ...also]));
  const [one, other] = another ? [] : (found ?? []).map((at) => placeIn(file, now, at));
  if (!one || !other) return problem;
  const message = `${saidOfExchange(one, other, past.since)} Exchange them again.`;
  return { ...restatedAt(problem, one, message), also: [other.pointer], tells: 'former' };
};
