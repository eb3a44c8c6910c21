import { placeKey } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';

/** Words of another language, which are named beside the text's own. */
export const isForeign = ({ check, named }: Problem): boolean =>
  check === 'i18n/wrong-script-or-language' && named?.locales !== undefined;

const isOfOther = (problem: Problem, pointers: ReadonlySet<string>): boolean =>
  problem.check === 'i18n/copied-text' && pointers.has(problem.pointer);

/**
 * Words of another language that overwrote a text lack its %{names}, too, and its translations only seem to be copies:
 * one fault. It keeps the site from being built, because a text without its %{names} does.
 */
export const joinForeignWords = (problems: Problem[]): Problem[] => {
  const foreign = new Map(problems.filter(isForeign).map((problem) => [placeKey(problem), problem.message]));
  const lost = problems.filter(
    (problem) => problem.check === 'i18n/placeholder-mismatch' && foreign.has(placeKey(problem)),
  );
  if (lost.length === 0) return problems;
  const [spots, pointers] = [new Set(lost.map(placeKey)), new Set(lost.map(({ pointer }) => pointer))];
  const isTold = (problem: Problem) =>
    (isForeign(problem) && spots.has(placeKey(problem))) || isOfOther(problem, pointers);
  return problems
    .filter((problem) => !isTold(problem))
    .map((problem) =>
      lost.includes(problem)
        ? { ...problem, message: `${foreign.get(placeKey(problem))} ${problem.message}` }
        : problem,
    );
};
