import { placeKey } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import { isForeign } from './kinds.ts';
import { replaced } from './replaced.ts';

/**
 * Words of another language that overwrote a text lack its %{names}, too, and its translations only seem to be copies:
 * one fault. It keeps the site from being built, because a text without its %{names} does.
 */
export const joinForeignWords = (problems: Problem[]): Problem[] => {
  const foreign = new Map(problems.filter(isForeign).map((problem) => [placeKey(problem), problem]));
  const by = new Map<Problem, Problem | undefined>();
  for (const lost of problems.filter(({ check }) => check === 'i18n/placeholder-mismatch')) {
    const words = foreign.get(placeKey(lost));
    if (!words) continue;
    by.set(words, undefined).set(lost, { ...lost, message: `${words.message} ${lost.message}` });
    for (const other of problems)
      if (other.check === 'i18n/copied-text' && other.pointer === lost.pointer) by.set(other, undefined);
  }
  return replaced(problems, by);
};
