import type { Problem } from '../../src/engine/core/checks/problem.ts';

/** What may only follow from another fault, or does not matter as long as there is one, the least important last. */
const order = ['ref/orphan-section', 'json/schema', 'json/format'];

/** First the faults are told, and only on a site without any what is left over and how its files are written. */
export const toldLast = <T extends Problem>(problems: T[]): T[] => {
  const rank = ({ check }: Problem) => order.indexOf(check);
  const first = Math.min(...problems.map(rank));
  return problems.filter((problem) => rank(problem) === first);
};
