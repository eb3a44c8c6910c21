import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../../src/engine/core/checks/problems/restated.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { isContent, placeIn } from '../../causes/shown-places.ts';
import { documentOf } from '../../document-of.ts';
import { saidOfExchange } from '../exchanged-values.ts';
import { areOfGroups, exchangesSince } from '../exchanges-since.ts';
import type { Past } from './loss.ts';

/** Two groups that have something of each other are told at what changed places since the commit, not at what was beside it. */
export const withFormerExchange = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, also = [] } = problem;
  const isPair = /^(i18n\/misplaced-key|ref\/exchanged)$/.test(check) && also.length === 1 && isContent(file);
  const text = isPair ? past.former.get(file) : undefined;
  const now = text === undefined ? undefined : documentOf(file, past.files.texts.get(file) ?? '');
  if (text === undefined || !isObject(now)) return problem;
  const { icons } = past.files.source;
  const exchanges = exchangesSince({ before: documentOf(file, text), now, icons });
  const [found, another] = exchanges.filter((pair) => areOfGroups(pair, [pointer, ...also]));
  const [one, other] = another ? [] : (found ?? []).map((at) => placeIn(file, now, at));
  if (!one || !other) return problem;
  const message = `${saidOfExchange(one, other, past.since)} Exchange them again.`;
  return { ...restatedAt(problem, one, message), also: [other.pointer] };
};
