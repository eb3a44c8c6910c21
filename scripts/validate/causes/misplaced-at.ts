import type { Place, Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../src/engine/core/checks/problems/restated.ts';
import { toldUnder } from '../../../src/engine/core/checks/problems/told-under.ts';

/** A problem of texts that nothing shows any more, told as those of elsewhere that stand in their place. */
export const misplacedAt = (
  problem: Problem,
  strange: { place: Place }[],
  message: string,
): Problem | undefined => {
  const [first, ...others] = strange;
  if (!first) return undefined;
  const also = others.map(({ place }) => place.pointer);
  const told = restatedAt(problem, first.place, message);
  return { ...toldUnder(told, 'i18n/misplaced-key'), ...(also.length > 0 ? { also } : {}) };
};
