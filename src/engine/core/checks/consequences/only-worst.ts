import { onDemand } from '../../memory/on-demand.ts';
import type { Problem } from '../problems/problem.ts';
import { type Common, pairOf } from './common-keys.ts';
import type { Echo } from './follows.ts';
import { type Kind, matching } from './kinds.ts';

/** The kinds of problems of which one is told, and what they have in common; `of` says which problems are looked at. */
type Ranking = { of?: Kind; worstFirst: Kind[]; by: Common };

/** A rule: of the problems with something in common only those of the first of several kinds are told. */
export const onlyWorst = ({ of = {}, worstFirst, by }: Ranking): Echo => {
  const [isRanked, kinds] = [matching(of), worstFirst.map(matching)];
  const [ofWorse, ofMilder] = pairOf(by);
  const rankOf = (problem: Problem) =>
    isRanked(problem) ? kinds.findIndex((isKind) => isKind(problem)) : -1;
  const worstOf = (problems: Problem[]): Map<string, number> => {
    const worst = new Map<string, number>();
    for (const problem of problems) {
      const rank = rankOf(problem);
      if (rank !== -1)
        for (const key of ofWorse(problem)) worst.set(key, Math.min(rank, worst.get(key) ?? rank));
    }
    return worst;
  };
  return (problems) => {
    const worst = onDemand(() => worstOf(problems));
    return (problem) => {
      const rank = rankOf(problem);
      return rank > 0 && ofMilder(problem).some((key) => rank > (worst().get(key) ?? rank));
    };
  };
};
